import type { Position } from '@upline/domain';
import { type Address, isAddressEqual, zeroAddress } from 'viem';
import type { DeploymentState, PoolState } from './deploymentState.ts';

/** Pools of an act: all listed ones, those of a level, or one by address. */
export type Target = 'all' | Position | Address;

/**
 * Resolves a target in the registry's order.
 * @throws Error if there is no such pool, or a level has several and one must be named by address.
 */
export function poolsOf({ pools }: DeploymentState, target: Target): readonly PoolState[] {
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

export const isListed = ({ pools }: DeploymentState, pool: Address) =>
  pools.some(({ address }) => isAddressEqual(address, pool));

/**
 * The reason why a wallet cannot be a new holder: the zero address would revoke a role or withdraw
 * an offer.
 */
export const whyNobody = (wallet: Address) =>
  isAddressEqual(wallet, zeroAddress) ? 'Nobody has the zero address. Name a wallet.' : null;

/** Finds a pool by address, including the candidate. */
export function poolIn({ pools, candidate }: DeploymentState, address: Address): PoolState | null {
  return pools.find((pool) => isAddressEqual(pool.address, address)) ?? candidate?.pool ?? null;
}
