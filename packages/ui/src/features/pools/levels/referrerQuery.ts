import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import type { Client } from '@upline/api';
import type { Position } from '@upline/domain';
import { usePorts } from '../../../ports/ports.tsx';
import { serverRoot } from '../../../queries/queryRoots.ts';

/** Who receives the bonus of a purchase and whose line the buyer stands in. */
interface Referrer {
  referrer: string;
  /** Whether the direct sponsor receives the bonus. */
  isDirect: boolean;
  sponsor: string;
  /** Whether the chain has recorded the sponsor already. */
  isBound: boolean;
  /** The version of the terms that the buyer must accept first, `''` for none. */
  termsToAccept: string;
}

/** Looks up the referrer of a wallet's purchase. @throws ApiError when the server does not name one. */
async function fetchReferrer(
  client: Client,
  wallet: string,
  position: Position,
  signal?: AbortSignal,
): Promise<Referrer> {
  const { data } = await client.call('referrer', { params: { wallet, position } }, { signal });
  const { referrer, isDirect, sponsor, isBound, termsToAccept } = data;
  return { referrer, isDirect, sponsor, isBound, termsToAccept };
}

function referrerQuery(client: Client, wallet: string, position: Position | null) {
  return queryOptions({
    queryKey: [serverRoot, 'referrer', wallet, position],
    queryFn:
      position === null || wallet === ''
        ? skipToken
        : ({ signal }) => fetchReferrer(client, wallet, position, signal),
    // Who receives the bonus changes with every purchase above the buyer.
    staleTime: 0,
  });
}

/** The referrer of a wallet's purchase. @param position `null` asks nothing. */
export function useReferrer(wallet: string, position: Position | null) {
  const { client } = usePorts();
  return useQuery(referrerQuery(client, wallet, position));
}
