import type { Reader } from '@upline/chain';
import { callHash, callOfEvent } from '@upline/chain';
import type { ContractCall } from '@upline/chain/internal';
import { blocksBackwards, blockTimes, readAdminEvents } from '@upline/chain/internal';
import type { Hash } from 'viem';
import { getBlockNumber } from 'viem/actions';
import type { ActPlan } from './plan.ts';

/**
 * Where the chain shows what an act does, sent by whatever wallet: by its contracts' events since it was planned.
 * @returns The last of them; `null` while the event of any of its calls is missing.
 * @throws Error viem's own, when the node does not answer.
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
