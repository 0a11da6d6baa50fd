import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import type { Client, ReplyData } from '@upline/api';
import { usePorts } from '../../../ports/ports.tsx';
import { serverRoot } from '../../../queries/queryRoots.ts';
import type { TreeQuestion } from './referralTreeQuery.ts';

/** Those who were found below a member, nearest first. */
export type TreeFound = NonNullable<ReplyData<'treeSearch'>>;
export type TreeMatch = TreeFound['matches'][number];

/** How many stand below a member. */
export type TreeCounted = NonNullable<ReplyData<'treeCounts'>>;

/** Finds members below one by name, ID or wallet; without words, or without a wallet, nothing is asked. */
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

/** Counts the members below one by generation; without a wallet nothing is asked. */
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

/** How many members stand below one, by generation; `null` where the member has no place. */
export function useTreeCounts(question: Pick<TreeQuestion, 'wallet' | 'position'>) {
  const { client } = usePorts();
  return useQuery(treeCountsQuery(client, question));
}
