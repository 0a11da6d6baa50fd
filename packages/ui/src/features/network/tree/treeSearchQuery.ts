import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import type { Client, ReplyData } from '@upline/api';
import { usePorts } from '../../../ports/ports.tsx';
import { serverRoot } from '../../../queries/queryRoots.ts';
import type { TreeQuestion } from './referralTreeQuery.ts';

/** Matches below a member, nearest first. */
export type TreeFound = NonNullable<ReplyData<'treeSearch'>>;
export type TreeMatch = TreeFound['matches'][number];

/** Number of members below a member. */
export type TreeCounted = NonNullable<ReplyData<'treeCounts'>>;

/** Finds members below a member by name, ID or wallet; disabled without text or wallet. */
export function useTreeSearch({ wallet, position, search = '' }: TreeQuestion) {
  const { client } = usePorts();
  const input = { params: { wallet, position }, query: { search } };
  return useQuery({
    queryKey: [serverRoot, 'treeSearch', input],
    queryFn:
      wallet === '' || search === ''
        ? skipToken
        : async ({ signal }) => (await client.call('treeSearch', input, { signal })).data,
  });
}

/** Counts the members below a member, by generation; disabled without a wallet. */
export function treeCountsQuery(
  client: Client,
  { wallet, position }: Pick<TreeQuestion, 'wallet' | 'position'>,
) {
  const input = { params: { wallet, position } };
  return queryOptions({
    queryKey: [serverRoot, 'treeCounts', input],
    queryFn:
      wallet === ''
        ? skipToken
        : async ({ signal }) => (await client.call('treeCounts', input, { signal })).data,
  });
}

/** Number of members below a member, by generation; `null` without a seat. */
export function useTreeCounts(question: Pick<TreeQuestion, 'wallet' | 'position'>) {
  const { client } = usePorts();
  return useQuery(treeCountsQuery(client, question));
}
