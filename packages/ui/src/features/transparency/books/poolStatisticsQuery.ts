import { queryOptions, useQuery } from '@tanstack/react-query';
import { ApiError, type Client } from '@upline/api';
import { fromDecimal } from '@upline/domain';
import { usePorts } from '../../../ports/ports.tsx';
import { serverRoot } from '../../../queries/queryRoots.ts';
import type { PoolBooks } from './poolBooks.ts';

/** The server's figures of the pools. */
export interface PoolStatistics {
  /** By position. */
  pools: readonly PoolBooks[];
  /** Block number of the figures. */
  block: bigint;
  /** The latest final block. */
  finalizedBlock: bigint;
  /** Time of the block, ISO 8601. */
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

/** Query for the pools' paid in, paid out, held and owed amounts. */
export function poolStatisticsQuery(client: Client) {
  return queryOptions({
    queryKey: [serverRoot, 'poolStatistics'],
    queryFn: ({ signal }) => fetchStatistics(client, signal),
  });
}

/** Paid in, paid out, held and owed amounts of the pools, up to the server's latest block. */
export function usePoolStatistics() {
  const { client } = usePorts();
  return useQuery(poolStatisticsQuery(client));
}

/** True if the server has not read the chain yet (503). */
export const isUnread = (error: Error | null) => error instanceof ApiError && error.status === 503;
