import { orderedNodes } from '@upline/chain';
import { type Address, createClient, type EIP1193RequestFn } from 'viem';
import { isAddress } from 'viem/utils';
import { chain, rpcUrls } from './chain.ts';
import { settings } from './settings.ts';

interface WalletNode {
  request: EIP1193RequestFn;
}

let walletNode: WalletNode | null = null;

/**
 * Sets the wallet on the product's chain to read through if none of the app's nodes answers; `null`
 * removes it.
 */
export function readThroughWallet(provider: WalletNode | null): void {
  walletNode = provider;
}

/** Reads through the app's own nodes, then through the wallet's. Simultaneous calls are batched. */
export const reader = createClient({
  chain,
  transport: orderedNodes(rpcUrls, { last: () => walletNode }),
  pollingInterval: 1000,
});

/** The registry that this page trusts. @throws Error if its settings name none. */
export function pinnedRegistry(): Address {
  const { registry } = settings;
  if (!isAddress(registry)) throw new Error('The settings of this page name no registry.');
  return registry;
}
