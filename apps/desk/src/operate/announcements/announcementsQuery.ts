import { infiniteQueryOptions, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Client, ReplyData } from '@upline/api';
import { chainId, type OperatorAct } from '@upline/domain';
import { usePorts } from '@upline/ui/ports';
import { serverRoot } from '@upline/ui/queries';
import type { NamedCall } from '../operatePort.tsx';

export type WaitingReason = ReplyData<'deskAnnouncements'>['waiting'][number];
export type ToldAct = ReplyData<'deskAnnouncements'>['told'][number];

/** What an operator writes down of an act. */
export interface GivenReason {
  act: OperatorAct;
  calls: readonly NamedCall[];
  /** `''` takes it back. */
  reason: string;
}

const announcementsKey = [serverRoot, 'deskAnnouncements'] as const;

/** How many acts a page has. */
const atOnce = 25;

/** How often it is looked whether members were told meanwhile, milliseconds. */
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

/** What members were told of acts, and the reasons that wait. */
export function useAnnouncements() {
  return useInfiniteQuery(announcementsQuery(usePorts().client));
}

/** Keeps a reason for an act, or takes it back. */
export function useGiveReason() {
  const { client } = usePorts();
  const queries = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ act, calls, reason }: GivenReason) =>
      client.call('deskAnnounce', { body: { chainId, act, calls: [...calls], reason } }),
    onSettled: () => queries.invalidateQueries({ queryKey: announcementsKey }),
  });
}
