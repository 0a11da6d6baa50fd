export interface WalletApp {
  /** The maker's own name of the app, in every language. */
  name: string;
  /** The maker's documented link that opens an address in the app's browser. */
  link(address: string): string;
}

const encoded = encodeURIComponent;

/** SLIP-44 number of Polygon, by which Trust Wallet names a network. */
const polygonCoin = 966;

/** Wallet apps with a documented link. Without the app, each link leads to its download. */
export const walletApps: readonly WalletApp[] = [
  {
    name: 'MetaMask',
    // The address stands in the path as it is: encoded, the app opens an empty tab.
    link: (address) => `https://link.metamask.io/dapp/${address.replace(/^https?:\/\//, '')}`,
  },
  {
    name: 'Trust Wallet',
    link: (address) => `https://link.trustwallet.com/open_url?coin_id=${polygonCoin}&url=${encoded(address)}`,
  },
  {
    name: 'Base (Coinbase Wallet)',
    link: (address) => `https://go.cb-w.com/dapp?cb_url=${encoded(address)}`,
  },
  {
    name: 'OKX Wallet',
    link: (address) => {
      const inApp = `okx://wallet/dapp/url?dappUrl=${encoded(address)}`;
      return `https://web3.okx.com/download?deeplink=${encoded(inApp)}`;
    },
  },
];
