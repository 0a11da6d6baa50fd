/** The connected wallet and its chain. Spec §2, §4. */
export const walletMessages = {
  'wallet.connect': 'Connect Wallet',
  'wallet.connecting': 'Connecting…',
  'wallet.disconnect': 'Disconnect and sign out',
  'wallet.ofBrowser': 'Wallet of this browser',
  'wallet.switch': 'Switch network',
  'wallet.connected': 'Connected wallet',
  'wallet.demo': 'Demo',
  'wallet.pairing.text': 'Scan this code with the wallet on your phone within five minutes.',
  'wallet.pairing.code': 'QR code that connects a wallet',
  'wallet.pairing.copy': 'Copy link',
  'wallet.pairing.open': 'Open a wallet on this device',
  'wallet.pairing.expired': 'The code has expired. Connect again for a new one.',
  'wallet.pending': 'A request is waiting in your wallet. Open it and answer.',
  'chain.polygon': 'Polygon',
  'chain.local': 'Local chain',
  'chain.fork': 'Fork of block {block}',
} as const;
