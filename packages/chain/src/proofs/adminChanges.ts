import type { Position } from '@upline/domain';
import { isAddressEqual } from 'viem';
import { getBlockNumber } from 'viem/actions';
import { blocksBackwards } from '../pools/blocksBackwards.ts';
import { listPools } from '../pools/pools.ts';
import { type AdminEvent, blockTimes, readAdminEvents } from './adminEvents.ts';
import type { ProofSource } from './poolProofs.ts';

/** A change made by a role holder, with the contract's own names. */
export interface AdminChange extends AdminEvent {
  /** `null` for the registry. */
  position: Position | null;
  /** ISO 8601. */
  at: string;
}

export interface AdminChanges {
  /** Newest first. */
  changes: AdminChange[];
  /** Time of the oldest block searched, ISO 8601; `null` if the history is complete. */
  since: string | null;
}

/**
 * Reads all changes by role holders at the registry and its pools, newest blocks first. On a long
 * chain it stops after a maximum of requests; `since` then reports how far the search went.
 * @throws Error viem's own, if the node does not answer or refuses even short ranges.
 */
export async function readAdminChanges({ reader, registry, startBlock }: ProofSource): Promise<AdminChanges> {
  const [pools, head] = await Promise.all([
    listPools(reader, registry),
    getBlockNumber(reader, { cacheTime: 0 }),
  ]);
  const addresses = [registry, ...pools.map(({ address }) => address)];
  const timeOf = blockTimes(reader);
  const changes: AdminChange[] = [];
  let lowest = head + 1n;
  const read = (from: bigint, to: bigint) => readAdminEvents(reader, addresses, from, to);
  for await (const { from, result } of blocksBackwards(head, startBlock, read)) {
    const found = result.map(async (seen): Promise<AdminChange> => {
      const pool = pools.find(({ address }) => isAddressEqual(address, seen.contract));
      return {
        ...seen,
        position: pool?.position ?? null,
        contract: pool?.address ?? registry,
        at: await timeOf(seen.block),
      };
    });
    changes.push(...(await Promise.all(found)).toReversed());
    lowest = from;
  }
  return { changes, since: lowest <= startBlock ? null : await timeOf(lowest) };
}
