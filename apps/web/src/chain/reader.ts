import { type Address, createClient, http } from 'viem';
import { isAddress } from 'viem/utils';
import { chain, rpcUrl } from './chain.ts';

/** The app's own node, for reading. Calls that are made together travel together. */
export const reader = createClient({
  chain,
  transport: http(rpcUrl, { batch: true }),
  pollingInterval: 1000,
});

/** The registry that this build trusts. @throws Error when the build was given none. */
export function pinnedRegistry(): Address {
  const registry = import.meta.env.VITE_UPLINE_REGISTRY;
  if (!registry || !isAddress(registry))
    throw new Error('This build knows no registry: VITE_UPLINE_REGISTRY.');
  return registry;
}
