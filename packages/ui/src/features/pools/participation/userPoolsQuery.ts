import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Client } from '@upline/api';
import { usePorts } from '../../../ports/ports.tsx';
import { serverRoot } from '../../../queries/queryRoots.ts';
import type { Participation } from './participation.ts';
import { participationOf } from './participationOf.ts';

export interface UserPool extends Participation {
  /** Purchase time, ISO 8601; `null` for a level with lost income only. */
  joinedAt: string | null;
  /** Position in the order of purchase, from 1; `null` without a seat. */
  index: number | null;
  /** The wallet above in the matrix, checksummed; `''` in a global pool. */
  upline: string;
}

/** Lists a wallet's pools, by position. @throws ApiError */
export async function fetchUserPools(
  client: Client,
  wallet: string,
  signal?: AbortSignal,
): Promise<readonly UserPool[]> {
  const { data } = await client.call('userPoolDetails', { params: { wallet } }, { signal });
  return data.map((pool) => ({
    ...participationOf(pool),
    joinedAt: pool.joinedAt,
    index: pool.index,
    upline: pool.upline,
  }));
}

function userPoolsQuery(client: Client, wallet: string) {
  return queryOptions({
    queryKey: [serverRoot, 'userPools', wallet],
    queryFn: ({ signal }) => fetchUserPools(client, wallet, signal),
    enabled: wallet !== '',
  });
}

/** The pools that a wallet owns or lost income at, from the server's ledger. */
export function useUserPools(wallet: string) {
  const { client } = usePorts();
  return useQuery(userPoolsQuery(client, wallet));
}
