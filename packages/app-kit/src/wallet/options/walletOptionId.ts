import { isLocalChain } from '../../chain/localMode.ts';

/** The option for a wallet on another device; wagmi's own id of its connector. */
export const walletConnectOption = 'walletConnect';

/** The option for a wallet at `window.ethereum` that does not announce itself. */
export const unannouncedWallet = 'window.ethereum';

const demoPrefix = 'demo:';

export const newDemoOption = `${demoPrefix}new`;

export function demoOption(address: string): string {
  return `${demoPrefix}${address.toLowerCase()}`;
}

/** True if an option, or the connector created from it, belongs to the demo wallet. */
export function isDemoOption(id: string): boolean {
  return isLocalChain && id.startsWith(demoPrefix);
}
