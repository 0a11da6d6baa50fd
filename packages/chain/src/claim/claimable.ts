import type { Position } from '@upline/domain';
import type { Address } from 'viem';
import { readContract } from 'viem/actions';
import { racePoolAbi } from '../abi.ts';
import { isIn, type ListedPool, type Reader, readRecord } from '../pools/pools.ts';

/** The bonus that a pool would pay a wallet now, units of 10⁻⁶. Works for both kinds of pool. */
export function readBonus(reader: Reader, pool: Address, wallet: Address): Promise<bigint> {
  return readContract(reader, {
    address: pool,
    abi: racePoolAbi,
    functionName: 'getCurrentBonusEarned',
    args: [wallet],
  });
}

/**
 * The bonus of a wallet at each position that it has activated, in order of position; 0 without
 * income.
 * @param pools The result of `listPools`. Pools of the same position are summed.
 */
export async function claimableBonuses(
  reader: Reader,
  registry: Address,
  pools: readonly ListedPool[],
  wallet: Address,
): Promise<{ position: Position; amount: bigint }[]> {
  const record = await readRecord(reader, registry, wallet);
  const own = pools.filter((pool) => isIn(record, pool));
  const amounts = await Promise.all(own.map(({ address }) => readBonus(reader, address, wallet)));
  const byPosition = new Map<Position, bigint>();
  for (const [index, { position }] of own.entries()) {
    byPosition.set(position, (byPosition.get(position) ?? 0n) + (amounts[index] ?? 0n));
  }
  return [...byPosition]
    .map(([position, amount]) => ({ position, amount }))
    .sort((a, b) => a.position - b.position);
}
