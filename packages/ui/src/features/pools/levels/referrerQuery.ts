import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import type { Client } from '@upline/api';
import type { Position } from '@upline/domain';
import { usePorts } from '../../../ports/ports.tsx';
import { serverRoot } from '../../../queries/queryRoots.ts';

/** The receiver of a purchase's bonus, and the buyer's sponsor. */
interface Referrer {
  referrer: string;
  /** True if the direct sponsor receives the bonus. */
  isDirect: boolean;
  sponsor: string;
  /** True if the chain has already recorded the sponsor. */
  isBound: boolean;
  /** Version of the terms to accept first, `''` for none. */
  termsToAccept: string;
}

/** Loads the referrer of a wallet's purchase. @throws ApiError */
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
    // Every purchase above the buyer may change the receiver.
    staleTime: 0,
  });
}

/** The referrer of a wallet's purchase. @param position `null` disables the query. */
export function useReferrer(wallet: string, position: Position | null) {
  const { client } = usePorts();
  return useQuery(referrerQuery(client, wallet, position));
}
