import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@upline/api';
import { useShowToast } from '@upline/ui';
import { usePorts } from '@upline/ui/ports';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';
import { deskTicketKey } from '../../shell/useDeskLive.ts';
import type { WaitingReply } from './composerTicket.ts';

/** Undoes an unsent reply. @param onBack Called with the undone reply. */
export function useTakeBack(onBack: (reply: WaitingReply, isToEdit: boolean) => void) {
  const { client } = usePorts();
  const queries = useQueryClient();
  const d = useDeskMessage();
  const showToast = useShowToast();
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: async ({ reply }: { reply: WaitingReply; isToEdit: boolean }) => {
      try {
        await client.call('deskTakeBack', { params: { replyId: reply.id } });
      } catch (error) {
        // 404: an earlier request already undid the reply and its response was lost.
        if (!(error instanceof ApiError) || error.status !== 404) throw error;
      }
    },
    onSuccess: (_, { reply, isToEdit }) => onBack(reply, isToEdit),
    onError(error) {
      const hasLeft = error instanceof ApiError && error.status === 409;
      showToast({ tone: 'critical', text: d(hasLeft ? 'desk.outbox.left' : 'desk.outbox.notTaken') });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: deskTicketKey }),
  });
  return { takeBack: mutate, isTaking: isPending };
}
