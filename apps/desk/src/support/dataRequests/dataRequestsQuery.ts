import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReplyData } from '@upline/api';
import { usePorts } from '@upline/ui/ports';
import { serverRoot } from '@upline/ui/queries';

/** A member's data request, as leads see it. */
export type DeskDataRequest = ReplyData<'deskDataRequests'>['requests'][number];

/** A data request with a summary of the member's data. */
export type OpenedDataRequest = ReplyData<'deskDataRequest'>;

export type ShownRequests = 'open' | 'answered';

const requestsKey = [serverRoot, 'deskDataRequests'] as const;

const atOnce = 25;

/** Loads data requests: open ones by due date, answered ones newest first. */
export function useDataRequests(show: ShownRequests) {
  const { client } = usePorts();
  return useInfiniteQuery({
    queryKey: [...requestsKey, 'list', show],
    queryFn: async ({ signal, pageParam }) => {
      const query = { show, limit: atOnce, ...(pageParam !== null && { cursor: pageParam }) };
      return (await client.call('deskDataRequests', { query }, { signal })).data;
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

export function useDataRequest(requestId: string) {
  const { client } = usePorts();
  return useQuery({
    queryKey: [...requestsKey, 'one', requestId],
    queryFn: async ({ signal }) =>
      (await client.call('deskDataRequest', { params: { requestId } }, { signal })).data,
  });
}

export type DataAnswer = { act: 'fulfil' } | { act: 'refuse'; reason: string };

/**
 * Answers a data request.
 * @throws ApiError 409 with the server's reason if it cannot be answered.
 */
export function useAnswerRequest(requestId: string) {
  const { client } = usePorts();
  const queries = useQueryClient();
  const params = { requestId };
  return useMutation({
    networkMode: 'always',
    mutationFn: async (answer: DataAnswer) => {
      if (answer.act === 'fulfil') await client.call('deskFulfilDataRequest', { params });
      else await client.call('deskRefuseDataRequest', { params, body: { reason: answer.reason } });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: requestsKey }),
  });
}
