import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReplyData } from '@upline/api';
import { usePorts } from '@upline/ui/ports';
import { serverRoot } from '@upline/ui/queries';

/** What a member asked of their data, as leads read it. */
export type DeskDataRequest = ReplyData<'deskDataRequests'>['requests'][number];

/** One of them with what is held about its member. */
export type OpenedDataRequest = ReplyData<'deskDataRequest'>;

/** Which requests are listed. */
export type ShownRequests = 'open' | 'answered';

const requestsKey = [serverRoot, 'deskDataRequests'] as const;

const atOnce = 25;

/** What members asked of their data: what is open by when it is due, or what was answered, newest first. */
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

/** One request. @param requestId Its ID. */
export function useDataRequest(requestId: string) {
  const { client } = usePorts();
  return useQuery({
    queryKey: [...requestsKey, 'one', requestId],
    queryFn: async ({ signal }) =>
      (await client.call('deskDataRequest', { params: { requestId } }, { signal })).data,
  });
}

/** How a request is answered. */
export type DataAnswer = { act: 'fulfil' } | { act: 'refuse'; reason: string };

/** Answers a request. @throws ApiError 409 in the server's own words where it cannot be. */
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
