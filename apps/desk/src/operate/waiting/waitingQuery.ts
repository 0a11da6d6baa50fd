import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, type ReplyData } from '@upline/api';
import { useAdminChanges } from '@upline/ui';
import { usePorts } from '@upline/ui/ports';
import { serverRoot } from '@upline/ui/queries';
import { useOperate } from '../operatePort.tsx';
import { operateKey } from '../operateQuery.ts';
import { type Execution, executedActs } from './executedActs.ts';

export type WaitingAct = ReplyData<'deskWaitingActs'>['acts'][number];

export const waitingKey = [serverRoot, 'deskWaitingActs'] as const;

/** Poll interval for the list and the Safe's nonce, milliseconds. */
const lookEvery = 15_000;

/** Poll interval for acts on chain, which are read from the launch on, milliseconds. */
const searchEvery = 60_000;

/** The acts that wait for signers, newest first, executed ones included. */
export function useSavedActs() {
  const { client } = usePorts();
  return useQuery({
    queryKey: waitingKey,
    queryFn: async ({ signal }) => (await client.call('deskWaitingActs', {}, { signal })).data.acts,
    refetchInterval: lookEvery,
  });
}

interface FollowedActs {
  /** `undefined` while loading. */
  waiting: readonly WaitingAct[] | undefined;
  executed: readonly (WaitingAct & { execution: Execution })[];
  /** True if the list could not be loaded. */
  isFailed: boolean;
  /** True if the chain's acts could not be read, so that executed acts seem to wait. */
  isUnread: boolean;
  retry: () => void;
}

/** The acts that wait for signers, without those that the chain shows. */
export function useFollowedActs(): FollowedActs {
  const operate = useOperate();
  const { data: saved, isError, refetch } = useSavedActs();
  const { data: seen, isError: isUnread, refetch: search } = useAdminChanges(searchEvery);
  const shown = (seen?.changes ?? []).flatMap((change) => {
    const call = operate.callOf(change);
    const { transaction, block, at } = change;
    return call ? [{ ...call, transaction, block, at }] : [];
  });
  const named = saved?.map((act) => ({ id: act.id, at: act.at, calls: operate.named(act) })) ?? [];
  const executions = executedActs(named, shown);
  const isRead = seen !== undefined || isUnread;
  return {
    waiting: isRead ? saved?.filter(({ id }) => !executions.has(id)) : undefined,
    executed: (saved ?? []).flatMap((act) => {
      const execution = executions.get(act.id);
      return execution ? [{ ...act, execution }] : [];
    }),
    isFailed: isError && saved === undefined,
    isUnread,
    retry() {
      void refetch();
      void search();
    },
  };
}

/** The calls of a saved act in words, and the hashes that its Safe signs. */
export function useInspected({ id, actor, nonce, calls }: WaitingAct) {
  const operate = useOperate();
  return useQuery({
    queryKey: [...operateKey, 'inspected', id],
    queryFn: () => operate.inspect({ actor, nonce, calls }),
    refetchInterval: lookEvery,
  });
}

/** Takes an act off the list; one that is gone already counts as given up. */
export function useGiveUp() {
  const { client } = usePorts();
  const queries = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (actId: string) =>
      client.call('deskGiveUpAct', { params: { actId } }).catch((error: unknown) => {
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: waitingKey }),
  });
}
