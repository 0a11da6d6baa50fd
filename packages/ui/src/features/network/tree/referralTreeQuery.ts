import { queryOptions, skipToken, type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query';
import type { Client, ReplyData } from '@upline/api';
import type { Position } from '@upline/domain';
import { useCallback } from 'react';
import type { Loadable } from '../../../patterns/loadable.ts';
import { usePorts } from '../../../ports/ports.tsx';
import { loadableOf } from '../../../queries/loadableOf.ts';
import { serverRoot } from '../../../queries/queryRoots.ts';
import { inTurns } from './inTurns.ts';
import type { MatrixSeat } from './matrixMember.ts';

export interface TreeQuestion {
  /** Wallet of the root; `''` disables the query. */
  wallet: string;
  position: Position;
  /** Search text; undefined for the member's own seat. */
  search?: string;
}

/** A member of a matrix with the members in their slots, and in theirs. */
export interface MatrixPart {
  root: MatrixSeat;
  members: readonly MatrixSeat[];
  /** The wallets from the requested one down to this part's root, both included. */
  path: readonly string[];
}

type Wire = NonNullable<ReplyData<'referralTree'>>;

const memberOf = ({ walletId, name, photo }: Wire['user']) => ({ wallet: walletId, name, photo });

function partOf({ user, downlines, path }: Wire): MatrixPart {
  const members = downlines.map((node) => ({ ...memberOf(node), downlines: node.downlines.map(memberOf) }));
  return { root: { ...memberOf(user), downlines: members }, members, path };
}

/** Loads a part of a matrix; `null` without a match. @throws ApiError */
async function fetchReferralTree(
  client: Client,
  { wallet, position, search = '' }: TreeQuestion,
  signal?: AbortSignal,
): Promise<MatrixPart | null> {
  const input = { params: { wallet, position }, query: { search } };
  const { data } = await client.call('referralTree', input, { signal });
  return data && partOf(data);
}

/** @param question `null` disables the query. */
export function referralTreeQuery(client: Client, question: TreeQuestion | null) {
  const isAsked = question !== null && question.wallet !== '';
  return queryOptions({
    queryKey: [serverRoot, 'referralTree', question] as const,
    queryFn: isAsked ? ({ signal }) => fetchReferralTree(client, question, signal) : skipToken,
  });
}

/** A part of a matrix; `null` if the wallet has no seat or nothing matches. */
export function useReferralTree(question: TreeQuestion | null) {
  const { client } = usePorts();
  return useQuery({
    ...referralTreeQuery(client, question),
    // Keeps the previous part of the same tree while another loads.
    placeholderData: (before, query) => {
      const asked = query?.queryKey[2];
      return asked?.wallet === question?.wallet && asked?.position === question?.position
        ? before
        : undefined;
    },
  });
}

/** A restored tree may have hundreds of expanded rows: loads four at a time. */
const takeTurn = inTurns(4);

/** Stale time of an expanded row in milliseconds; live updates invalidate it earlier. */
const slotsStayFor = 60_000;

type Slots = Loadable<readonly MatrixSeat[]>;

/** The slots of several members, by wallet. */
export function useSlotsOf(wallets: readonly string[], position: Position): (wallet: string) => Slots {
  const { client } = usePorts();
  const combine = useCallback(
    (results: UseQueryResult<MatrixPart | null>[]) => {
      const slots = new Map(
        results.map((result, index): [string | undefined, Slots] => {
          const loadable = loadableOf(result);
          if (loadable.status !== 'loaded') return [wallets[index], loadable];
          return [wallets[index], { status: 'loaded', data: loadable.data?.members ?? [] }];
        }),
      );
      return (wallet: string): Slots => slots.get(wallet) ?? { status: 'loading' };
    },
    [wallets],
  );
  return useQueries({
    queries: wallets.map((wallet) => {
      const question = { wallet, position };
      return {
        ...referralTreeQuery(client, question),
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          takeTurn(() => fetchReferralTree(client, question, signal)),
        staleTime: slotsStayFor,
        refetchOnWindowFocus: false,
      };
    }),
    combine,
  });
}
