/** The choice of a wallet on another device; wagmi's own name for its connector. */
export const walletConnectOption = 'walletConnect';

/** The wallet that is there as `window.ethereum` and does not announce itself. */
export const unannouncedWallet = 'window.ethereum';

const demoPrefix = 'demo:';

/** The choice that makes a new demo member. */
export const newDemoOption = `${demoPrefix}new`;

/** The choice of a demo account. */
export function demoOption(address: string): string {
  return `${demoPrefix}${address.toLowerCase()}`;
}

/** Whether a choice, or the connector that it became, belongs to the demo wallet. */
export function isDemoOption(id: string): boolean {
  return Boolean(import.meta.env.VITE_UPLINE_LOCAL) && id.startsWith(demoPrefix);
}
