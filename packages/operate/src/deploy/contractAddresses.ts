import { levels, type Position } from '@upline/domain';
import type { Address } from 'viem';

/** The contract addresses of a plan or a deployment. */
interface Addressed {
  registry: Address;
  stableCoin: Address;
  pools: Readonly<Record<Position, Address | { address: Address }>>;
}

/** Addresses by readable name. Deployments with equal addresses are the same. */
export function addressesOf({ registry, stableCoin, pools }: Addressed): Record<string, Address> {
  const named = levels.map(({ position }) => {
    const pool = pools[position];
    return [`pool ${position}`, typeof pool === 'string' ? pool : pool.address] as const;
  });
  return { registry, 'stable coin': stableCoin, ...Object.fromEntries(named) };
}
