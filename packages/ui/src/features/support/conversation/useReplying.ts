import { useMemo, useReducer } from 'react';
import { usePorts } from '../../../ports/ports.tsx';
import { newMessageKey } from '../attachments/sendOnce.ts';
import { useUploadBar } from '../attachments/useUploadBar.ts';
import { useUploads } from '../attachments/useUploads.ts';
import { useKeptDraft } from '../secrets/useKeptDraft.ts';
import type { Message } from './message.ts';
import { emptyReply, givenBack, isSameReply, type ReplyDraft } from './replyDraft.ts';
import { hasArrived, keptReply, keysOf, nextReply, type ReplyState } from './replyState.ts';
import { type OutgoingReply, refusalOf, uploadToTicket, useReply } from './useReply.ts';

/** The temporary message shown while the reply is being sent. Spec §4. */
function temporary({ draft: { text, files }, key }: OutgoingReply): Message {
  const attachments = files.map(({ name }) => ({ name, url: null }));
  return { key: key.id, isOwn: true, text, attachments, sentAt: null };
}

/**
 * Draft and sending in one ticket. Failed messages return to the draft, and the draft is stored on
 * the device until it is sent. Spec §4, §8.
 * @param messages The current messages.
 */
export function useReplying(ticketId: string, messages: readonly Message[]) {
  const { client, drafts } = usePorts();
  const [state, dispatch] = useReducer(nextReply, null, (): ReplyState => {
    const text = drafts.read(ticketId);
    const failed = keptReply(text, messages);
    return { draft: { ...emptyReply, text }, problem: null, refusal: null, isFound: false, failed };
  });
  const { draft, problem, refusal, isFound, failed } = state;
  if (failed !== null && hasArrived(failed, messages)) dispatch({ type: 'found' });
  const uploads = useUploads(uploadToTicket(client, ticketId));
  const { mutate, status, variables } = useReply(ticketId, uploads.watch);
  const uploadPercent = useUploadBar(uploads.stage, status === 'pending');

  const pending = status === 'pending' ? variables : undefined;
  const onItsWay = useMemo(() => (pending ? temporary(pending) : null), [pending]);
  useKeptDraft(ticketId, pending ? givenBack(pending.draft, draft).text : draft.text);

  /** Sends the draft. An unchanged retry reuses its key, because the server may have stored it. */
  function send() {
    const isAgain = failed !== null && isSameReply(failed.outgoing.draft, draft);
    const signal = uploads.begin(draft.files);
    const key = isAgain ? failed.outgoing.key : newMessageKey();
    const outgoing = { draft, key, signal };
    const known = isAgain ? failed.known : keysOf(messages);
    dispatch({ type: 'sent', draft });
    mutate(outgoing, {
      onSuccess: ({ isWithoutFiles }) =>
        dispatch({ type: 'accepted', unsent: isWithoutFiles ? draft.files : [] }),
      onError(error) {
        if (signal.aborted) {
          uploads.forget();
          dispatch({ type: 'cancelled', draft });
        } else dispatch({ type: 'failed', failed: { outgoing, known }, refusal: refusalOf(error) });
      },
    });
  }

  return {
    draft,
    setDraft: (next: ReplyDraft) => dispatch({ type: 'written', draft: next }),
    problem,
    /** The server's reason for accepting no more replies. */
    refusal,
    /** Reports that the secret check could not run. */
    refuse: () => dispatch({ type: 'unchecked' }),
    send,
    status: isFound ? 'success' : uploads.isCancelled() && status === 'error' ? 'idle' : status,
    onItsWay,
    uploadPercent,
    progress: uploads.progress,
    retry: uploads.retry,
    /** Cancels the message; undefined unless its files are being uploaded. */
    cancel: pending && uploads.stage === 'started' ? uploads.cancel : undefined,
  } as const;
}
