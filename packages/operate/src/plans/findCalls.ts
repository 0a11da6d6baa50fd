import type { Reader } from '@upline/chain';
import { callHash, callOfEvent } from '@upline/chain';
import type { ContractCall } from '@upline/chain/internal';
import { blocksBackwards, blockTimes, readAdminEvents } from '@upline/chain/internal';
import type { Hash } from 'viem';
import { getBlockNumber } from 'viem/actions';
import type { ActPlan } from './plan.ts';

/**
 * Finds an act's calls on the chain by the contracts' events since the plan, sent from any wallet.
 * @returns The last call; `null` while one is missing.
 * @throws Error viem's own, if the node does not answer.
 */
export async function findCalls(
  reader: Reader,
  { chainId, calls, block: planned }: Pick<ActPlan, 'chainId' | 'block'> & { calls: readonly ContractCall[] },
): Promise<{ block: bigint; hash: Hash } | null> {
  const head = await getBlockNumber(reader, { cacheTime: 0 });
  const contracts = [...new Set(calls.map(({ to }) => to))];
  const missing = new Set(calls.map((call) => callHash(chainId, call)));
  const timeOf = blockTimes(reader);
  let last: { block: bigint; hash: Hash } | null = null;
  const read = (from: bigint, to: bigint) => readAdminEvents(reader, contracts, from, to);
  for await (const { result } of blocksBackwards(head, planned + 1n, read)) {
    for (const seen of result.toReversed()) {
      const call = callOfEvent({ ...seen, at: await timeOf(seen.block) });
      if (call === null || !missing.delete(callHash(chainId, call))) continue;
      last ??= { block: seen.block, hash: seen.transaction };
    }
    if (missing.size === 0) return last;
  }
  return null;
}
