import { infiniteQueryOptions, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, type CallInput, type Client, type ReplyData } from '@upline/api';
import { chainId, type OperatorAct } from '@upline/domain';
import { usePorts } from '@upline/ui/ports';
import { serverRoot } from '@upline/ui/queries';

export type WaitingReason = ReplyData<'deskAnnouncements'>['waiting'][number];
export type AnnouncedAct = ReplyData<'deskAnnouncements'>['told'][number];

export interface GivenReason {
  act: OperatorAct;
  /** The data proves the role of a call, whose holder can replace the reason of a colleague. */
  calls: CallInput<'deskAnnounce'>['body']['calls'];
  /** `''` deletes it. */
  reason: string;
}

const announcementsKey = [serverRoot, 'deskAnnouncements'] as const;

/** Acts per page. */
const atOnce = 25;

/** Poll interval for announcements, milliseconds. */
const lookEvery = 15_000;

function announcementsQuery(client: Client) {
  return infiniteQueryOptions({
    queryKey: announcementsKey,
    queryFn: async ({ pageParam, signal }) => {
      const query = { limit: atOnce, ...(pageParam !== null && { cursor: pageParam }) };
      return (await client.call('deskAnnouncements', { query }, { signal })).data;
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchInterval: lookEvery,
  });
}

export function useAnnouncements() {
  return useInfiniteQuery(announcementsQuery(usePorts().client));
}

/** The server's words for a reason that it refused; `null` if it may take the same one later. */
export function refusalOf(error: Error | null): string | null {
  return error instanceof ApiError && error.status === 409 ? error.reason : null;
}

export function useGiveReason() {
  const { client } = usePorts();
  const queries = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ act, calls, reason }: GivenReason) =>
      client.call('deskAnnounce', { body: { chainId, act, calls, reason } }),
    onSettled: () => queries.invalidateQueries({ queryKey: announcementsKey }),
  });
}
