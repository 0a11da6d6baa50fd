import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Client } from '@upline/api';
import { usePorts } from '../../../ports/ports.tsx';
import { serverRoot } from '../../../queries/queryRoots.ts';
import { whileTurning } from '../../../queries/whileTurning.ts';
import type { MemberListQuestion } from './memberListQuestion.ts';

/** Lists a wallet's direct referrals, newest first. @throws ApiError */
async function fetchReferrals(
  client: Client,
  wallet: string,
  query: MemberListQuestion,
  signal?: AbortSignal,
) {
  const { data } = await client.call('referrals', { params: { wallet }, query }, { signal });
  const { totalReferrals, totalPages, isAtLeast = false } = data.pagination;
  return { referrals: data.referrals, total: totalReferrals, isAtLeast, pageCount: totalPages };
}

function referralsQuery(client: Client, wallet: string, asked: MemberListQuestion) {
  const list = [serverRoot, 'referrals', wallet];
  return queryOptions({
    queryKey: [...list, asked],
    queryFn: ({ signal }) => fetchReferrals(client, wallet, asked, signal),
    enabled: wallet !== '',
    placeholderData: whileTurning(list),
  });
}

/** One page of a wallet's direct referrals and their total count. */
export function useReferrals(wallet: string, asked: MemberListQuestion) {
  const { client } = usePorts();
  return useQuery(referralsQuery(client, wallet, asked));
}
