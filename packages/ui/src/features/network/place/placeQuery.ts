import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Client, ReplyData } from '@upline/api';
import type { Failure } from '@upline/domain';
import { usePorts } from '../../../ports/ports.tsx';
import { serverRoot } from '../../../queries/queryRoots.ts';

/** Where the member's place in the line of sponsors stands. */
export type Place = ReplyData<'place'>;

/** @throws ApiError when the server does not say. */
async function fetchPlace(client: Client, signal?: AbortSignal): Promise<Place> {
  const { data } = await client.call('place', {}, { signal });
  return data;
}

export function placeQuery(client: Client, wallet: string) {
  return queryOptions({
    queryKey: [serverRoot, 'place', wallet],
    queryFn: ({ signal }) => fetchPlace(client, signal),
    enabled: wallet !== '',
  });
}

/** Where the place of the signed-in member stands. */
export function usePlace(wallet: string) {
  return useQuery(placeQuery(usePorts().client, wallet));
}

/** The wallet gave no signature, or the server did not take it. */
class NotSigned extends Error {
  override readonly name = 'NotSigned';
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.notice.id);
    this.failure = failure;
  }
}

/** Why signing came to nothing. */
export function signingFailure(error: unknown): Failure {
  return error instanceof NotSigned ? error.failure : { notice: { id: 'place.notKept' } };
}

/**
 * Lets the member's wallet sign for the place under the sponsor whom they were shown, and hands the signature in.
 * Nothing is signed when the server names another sponsor by then.
 */
export function useSignPlace(wallet: string) {
  const { client, places } = usePorts();
  const queries = useQueryClient();
  const query = placeQuery(client, wallet);
  return useMutation({
    async mutationFn(shown: string) {
      // What was read when the page was opened may name a deadline that is too near by now.
      const { sponsor, deadline } = await queries.fetchQuery({ ...query, staleTime: 0 });
      if (sponsor !== shown) throw new NotSigned({ notice: { id: 'place.otherSponsor' } });
      const signed = await places.sign({ sponsor, deadline });
      if ('failure' in signed) throw new NotSigned(signed.failure);
      const { signature } = signed;
      const { data } = await client.call('signPlace', { body: { sponsor, deadline, signature } });
      return data;
    },
    onSuccess: (place) => queries.setQueryData(query.queryKey, place),
  });
}

/** Has the member's wallet record their sponsor by a transaction, where its signatures are of no use. */
export function useRecordPlace(wallet: string) {
  const { client, places } = usePorts();
  const queries = useQueryClient();
  const { queryKey } = placeQuery(client, wallet);
  return useMutation({
    async mutationFn(shown: string) {
      const failure = await places.record(shown);
      if (failure) throw new NotSigned(failure);
    },
    // The chain has it; the server follows.
    onSuccess: () =>
      queries.setQueryData(queryKey, (place) => place && { ...place, state: 'recorded' as const }),
  });
}

/** Tells those above whose signatures are missing. Its data are the wallets that were told. */
export function useAskForPlace() {
  const { client } = usePorts();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => (await client.call('askForPlace', {})).data.asked,
    onSuccess: () => queries.invalidateQueries({ queryKey: [serverRoot, 'referrer'] }),
  });
}
