import { levels, type Position } from '@upline/domain';
import type { Address } from 'viem';

/** The part that a plan and a deployment share: the addresses of the contracts. */
interface Addressed {
  registry: Address;
  stableCoin: Address;
  pools: Readonly<Record<Position, Address | { address: Address }>>;
}

/** The address of each contract, by a name for people. Two deployments with the same addresses are the same one. */
export function addressesOf({ registry, stableCoin, pools }: Addressed): Record<string, Address> {
  const named = levels.map(({ position }) => {
    const pool = pools[position];
    return [`pool ${position}`, typeof pool === 'string' ? pool : pool.address] as const;
  });
  return { registry, 'stable coin': stableCoin, ...Object.fromEntries(named) };
}
