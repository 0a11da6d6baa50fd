import { levels, type Position } from '@upline/domain';
import type { Address } from 'viem';

/** Whatever says where the contracts are: a plan, or a deployment. */
interface Placed {
  registry: Address;
  stableCoin: Address;
  pools: Readonly<Record<Position, Address | { address: Address }>>;
}

/** Where each contract is, by the name that people read. Deployments with the same places are one. */
export function placesOf({ registry, stableCoin, pools }: Placed): Record<string, Address> {
  const named = levels.map(({ position }) => {
    const pool = pools[position];
    return [`pool ${position}`, typeof pool === 'string' ? pool : pool.address] as const;
  });
  return { registry, 'stable coin': stableCoin, ...Object.fromEntries(named) };
}
