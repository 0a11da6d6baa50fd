import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Client } from '@upline/api';
import type { Position } from '@upline/domain';
import { usePorts } from '../../../ports/ports.tsx';
import { serverRoot } from '../../../queries/queryRoots.ts';

export type PoolMembers = ReadonlyMap<Position, number>;

/** Counts the members of each pool up to the server's latest block. @throws ApiError */
async function fetchPoolMembers(client: Client, signal?: AbortSignal): Promise<PoolMembers> {
  const { data } = await client.call('poolStatistics', {}, { signal });
  return new Map(data.pools.map(({ position, members }) => [position, members]));
}

function poolMembersQuery(client: Client) {
  return queryOptions({
    queryKey: [serverRoot, 'poolMembers'],
    queryFn: ({ signal }) => fetchPoolMembers(client, signal),
  });
}

export function usePoolMembers() {
  const { client } = usePorts();
  return useQuery(poolMembersQuery(client));
}
