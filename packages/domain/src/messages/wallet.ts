/** The wallet that somebody has connected, and its chain. Spec §2, §4. */
export const walletMessages = {
  'wallet.connect': 'Connect Wallet',
  'wallet.connecting': 'Connecting…',
  'wallet.disconnect': 'Disconnect',
  'wallet.switch': 'Switch network',
  'wallet.connected': 'Connected wallet',
  'wallet.demo': 'Demo',
  'chain.polygon': 'Polygon',
  'chain.polygonLocal': 'Polygon (local)',
} as const;
