import { queryOptions, useQuery } from '@tanstack/react-query';
import { ApiError, type Client } from '@upline/api';
import { fromDecimal } from '@upline/domain';
import { usePorts } from '../../../ports/ports.tsx';
import { serverRoot } from '../../../queries/queryRoots.ts';
import type { PoolBooks } from './poolBooks.ts';

/** What the server has read of the pools. */
export interface PoolStatistics {
  /** By position. */
  pools: readonly PoolBooks[];
  /** The block that these figures reach. */
  block: bigint;
  /** Up to here nothing can be replaced any more. */
  finalizedBlock: bigint;
  /** When the block was made, ISO 8601. */
  at: string;
}

async function fetchStatistics(client: Client, signal?: AbortSignal): Promise<PoolStatistics> {
  const { data } = await client.call('poolStatistics', {}, { signal });
  return {
    pools: data.pools.map(({ position, contractAddress, members, ...money }) => ({
      position,
      contract: contractAddress,
      members,
      in: fromDecimal(money.in),
      out: fromDecimal(money.out),
      held: fromDecimal(money.held),
      owed: fromDecimal(money.owed),
    })),
    block: BigInt(data.block),
    finalizedBlock: BigInt(data.finalizedBlock),
    at: data.at,
  };
}

/** How to ask what the pools took, gave, hold and owe. */
export function poolStatisticsQuery(client: Client) {
  return queryOptions({
    queryKey: [serverRoot, 'poolStatistics'],
    queryFn: ({ signal }) => fetchStatistics(client, signal),
  });
}

/** What the pools took, gave, hold and owe, as far as the server has read the chain. */
export function usePoolStatistics() {
  const { client } = usePorts();
  return useQuery(poolStatisticsQuery(client));
}

/** The server says so before it has read the chain for the first time. */
export const isUnread = (error: Error | null) => error instanceof ApiError && error.status === 503;
