import type { Position } from '@upline/domain';
import { type Address, isAddressEqual, zeroAddress } from 'viem';
import type { PoolSituation, Situation } from './situation.ts';

/** The pools that an act is done at: all that the registry lists, those of a level, or one by its address. */
export type Target = 'all' | Position | Address;

/**
 * The pools that are meant, in the registry's order.
 * @throws Error when the registry lists none there, or several and one must be named by its address.
 */
export function poolsOf({ pools }: Situation, target: Target): readonly PoolSituation[] {
  if (target === 'all') return pools;
  const found = pools.filter(({ position, address }) =>
    typeof target === 'number' ? position === target : isAddressEqual(address, target),
  );
  if (found.length === 0) throw new Error(`The registry lists no pool ${target}.`);
  if (found.length > 1) {
    const addresses = found.map(({ address }) => address).join(', ');
    throw new Error(`Level ${target} has several pools. Name one by its address: ${addresses}.`);
  }
  return found;
}

/** Whether the registry lists a pool. */
export const isListed = ({ pools }: Situation, pool: Address) =>
  pools.some(({ address }) => isAddressEqual(address, pool));

/** Why nothing can be given to a wallet that is named: nobody has the zero address, and some acts would undo by it. */
export const whyNobody = (wallet: Address) =>
  isAddressEqual(wallet, zeroAddress) ? 'Nobody has the zero address. Name a wallet.' : null;

/** One pool as it is after an act. */
export function poolIn({ pools, candidate }: Situation, address: Address): PoolSituation | null {
  return pools.find((pool) => isAddressEqual(pool.address, address)) ?? candidate?.pool ?? null;
}
