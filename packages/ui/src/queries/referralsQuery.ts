import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Client } from '@upline/api';
import { usePorts } from '../ports/ports.tsx';
import { serverRoot } from './queryRoots.ts';

export interface ReferralsPage {
  page: number;
  /** Rows a page, at most 100. */
  limit: number;
}

/** Lists who registered under a wallet, newest first. @throws ApiError when the server does not give them. */
async function fetchReferrals(
  client: Client,
  wallet: string,
  { page, limit }: ReferralsPage,
  signal?: AbortSignal,
) {
  const input = { params: { wallet }, query: { page, limit } };
  const { data } = await client.call('referrals', input, { signal });
  return { referrals: data.referrals, total: data.pagination.totalReferrals };
}

function referralsQuery(client: Client, wallet: string, asked: ReferralsPage) {
  return queryOptions({
    queryKey: [serverRoot, 'referrals', wallet, asked],
    queryFn: ({ signal }) => fetchReferrals(client, wallet, asked, signal),
    enabled: wallet !== '',
  });
}

/** One page of a wallet's direct referrals and how many there are in all. */
export function useReferrals(wallet: string, asked: ReferralsPage) {
  const { client } = usePorts();
  return useQuery(referralsQuery(client, wallet, asked));
}
