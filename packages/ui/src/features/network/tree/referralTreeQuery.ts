import { queryOptions, skipToken, type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query';
import type { Client, ReplyData } from '@upline/api';
import type { Position } from '@upline/domain';
import { useCallback } from 'react';
import type { Loadable } from '../../../patterns/loadable.ts';
import { usePorts } from '../../../ports/ports.tsx';
import { loadableOf } from '../../../queries/loadableOf.ts';
import { serverRoot } from '../../../queries/queryRoots.ts';
import { inTurns } from './inTurns.ts';
import type { MatrixPlace } from './matrixMember.ts';

/** Which part of a matrix is asked for. */
export interface TreeQuestion {
  /** From whom downwards; `''` asks nothing. */
  wallet: string;
  position: Position;
  /** Whom to find below the member; left out for the member's own place. */
  search?: string;
}

/** A member in a matrix with the members in their slots, each with those in theirs. */
export interface MatrixPart {
  root: MatrixPlace;
  members: readonly MatrixPlace[];
  /** The wallets from the one asked for down to the root of this part, both among them. */
  path: readonly string[];
}

type Wire = NonNullable<ReplyData<'referralTree'>>;

const memberOf = ({ walletId, name, photo }: Wire['user']) => ({ wallet: walletId, name, photo });

function partOf({ user, downlines, path }: Wire): MatrixPart {
  const members = downlines.map((node) => ({ ...memberOf(node), downlines: node.downlines.map(memberOf) }));
  return { root: { ...memberOf(user), downlines: members }, members, path };
}

/** Reads a part of a matrix; `null` for nobody. @throws ApiError when the server does not give it. */
async function fetchReferralTree(
  client: Client,
  { wallet, position, search = '' }: TreeQuestion,
  signal?: AbortSignal,
): Promise<MatrixPart | null> {
  const input = { params: { wallet, position }, query: { search } };
  const { data } = await client.call('referralTree', input, { signal });
  return data && partOf(data);
}

/** @param question `null` asks nothing. */
export function referralTreeQuery(client: Client, question: TreeQuestion | null) {
  const isAsked = question !== null && question.wallet !== '';
  return queryOptions({
    queryKey: [serverRoot, 'referralTree', question] as const,
    queryFn: isAsked ? ({ signal }) => fetchReferralTree(client, question, signal) : skipToken,
  });
}

/** A part of a matrix; `null` when the wallet has no place there or nobody matches. */
export function useReferralTree(question: TreeQuestion | null) {
  const { client } = usePorts();
  return useQuery({
    ...referralTreeQuery(client, question),
    // Of the same tree, while another part of it is on its way.
    placeholderData: (before, query) => {
      const asked = query?.queryKey[2];
      return asked?.wallet === question?.wallet && asked?.position === question?.position
        ? before
        : undefined;
    },
  });
}

/** A tree that somebody comes back to may have hundreds of rows open: they are asked for a few at a time. */
const takeTurn = inTurns(4);

/** For how long an open row is not asked for again by itself, milliseconds; what changes it says so live. */
const slotsStayFor = 60_000;

type Slots = Loadable<readonly MatrixPlace[]>;

/** What is in the slots of each of several members, by wallet. */
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
