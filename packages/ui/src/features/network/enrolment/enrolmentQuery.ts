import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Client, ReplyData } from '@upline/api';
import type { Failure } from '@upline/domain';
import { usePorts } from '../../../ports/ports.tsx';
import { serverRoot } from '../../../queries/queryRoots.ts';

/** State of the member's enrolment in the line of sponsors. */
export type Place = ReplyData<'place'>;

/** @throws ApiError */
async function fetchEnrolment(client: Client, signal?: AbortSignal): Promise<Place> {
  const { data } = await client.call('place', {}, { signal });
  return data;
}

export function enrolmentQuery(client: Client, wallet: string) {
  return queryOptions({
    queryKey: [serverRoot, 'place', wallet],
    queryFn: ({ signal }) => fetchEnrolment(client, signal),
    enabled: wallet !== '',
  });
}

/** The enrolment of the signed-in member. */
export function useEnrolment(wallet: string) {
  return useQuery(enrolmentQuery(usePorts().client, wallet));
}

/** The wallet rejected the signature, or the server did. */
class NotSigned extends Error {
  override readonly name = 'NotSigned';
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.notice.id);
    this.failure = failure;
  }
}

/** The reason of a failed signature. */
export function signingFailure(error: unknown): Failure {
  return error instanceof NotSigned ? error.failure : { notice: { id: 'place.notKept' } };
}

/**
 * Signs the enrolment under the displayed sponsor and submits the signature. Signs nothing if the
 * server names another sponsor.
 */
export function useSignEnrolment(wallet: string) {
  const { client, places } = usePorts();
  const queries = useQueryClient();
  const query = enrolmentQuery(client, wallet);
  return useMutation({
    async mutationFn(shown: string) {
      // The deadline loaded with the page may be too near.
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

/** Records the sponsor by a transaction, for wallets whose signatures are invalid. */
export function useRecordEnrolment(wallet: string) {
  const { client, places } = usePorts();
  const queries = useQueryClient();
  const { queryKey } = enrolmentQuery(client, wallet);
  return useMutation({
    async mutationFn(shown: string) {
      const failure = await places.record(shown);
      if (failure) throw new NotSigned(failure);
    },
    // Confirmed on the chain; the server follows later.
    onSuccess: () =>
      queries.setQueryData(queryKey, (place) => place && { ...place, state: 'recorded' as const }),
  });
}

/** Notifies the members above with missing signatures. The data are the notified wallets. */
export function useAskForPlace() {
  const { client } = usePorts();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => (await client.call('askForPlace', {})).data.asked,
    onSuccess: () => queries.invalidateQueries({ queryKey: [serverRoot, 'referrer'] }),
  });
}
