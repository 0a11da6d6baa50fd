import { orderedNodes } from '@upline/chain';
import { type Address, createClient, type EIP1193RequestFn } from 'viem';
import { isAddress } from 'viem/utils';
import { chain, rpcUrls } from './chain.ts';

/** A wallet's way to the chain. */
interface WalletNode {
  request: EIP1193RequestFn;
}

let walletNode: WalletNode | null = null;

/** Lets a wallet that is on the product's chain be asked where none of the app's nodes answers; `null` for none. */
export function readThroughWallet(provider: WalletNode | null): void {
  walletNode = provider;
}

/** The app's own nodes, for reading, and the wallet's after them. Calls that are made together travel together. */
export const reader = createClient({
  chain,
  transport: orderedNodes(rpcUrls, { last: () => walletNode }),
  pollingInterval: 1000,
});

/** The registry that this build trusts. @throws Error when the build was given none. */
export function pinnedRegistry(): Address {
  const registry = import.meta.env.VITE_UPLINE_REGISTRY;
  if (!registry || !isAddress(registry))
    throw new Error('This build knows no registry: VITE_UPLINE_REGISTRY.');
  return registry;
}
