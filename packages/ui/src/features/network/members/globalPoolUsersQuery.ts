import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Client } from '@upline/api';
import type { Position } from '@upline/domain';
import { usePorts } from '../../../ports/ports.tsx';
import { serverRoot } from '../../../queries/queryRoots.ts';
import { whileTurning } from '../../../queries/whileTurning.ts';
import type { MemberListQuestion } from './memberListQuestion.ts';

/** Lists the members of a global pool, newest first. @throws ApiError */
async function fetchGlobalPoolUsers(
  client: Client,
  params: { wallet: string; position: Position },
  query: MemberListQuestion,
  signal?: AbortSignal,
) {
  const { data } = await client.call('globalPoolUsers', { params, query }, { signal });
  const { totalUsers, totalPages, isAtLeast = false } = data.pagination;
  return { users: data.users, total: totalUsers, isAtLeast, pageCount: totalPages };
}

function globalPoolUsersQuery(client: Client, wallet: string, position: Position, asked: MemberListQuestion) {
  const list = [serverRoot, 'globalPoolUsers', wallet, position];
  return queryOptions({
    queryKey: [...list, asked],
    queryFn: ({ signal }) => fetchGlobalPoolUsers(client, { wallet, position }, asked, signal),
    enabled: wallet !== '',
    placeholderData: whileTurning(list),
  });
}

/** One page of a global pool's members and their total count. @param wallet The caller's wallet. */
export function useGlobalPoolUsers(wallet: string, position: Position, asked: MemberListQuestion) {
  const { client } = usePorts();
  return useQuery(globalPoolUsersQuery(client, wallet, position, asked));
}
