import { useEffect, useMemo, useRef, useState } from 'react';
import type { Message } from '../../patterns/message-bubble/message.ts';
import {
  emptyReply,
  givenBack,
  isSameReply,
  type ReplyDraft,
} from '../../patterns/message-composer/replyDraft.ts';
import { usePorts } from '../../ports/ports.tsx';
import { type OutgoingReply, type UploadStage, useReply } from '../../queries/useReply.ts';
import { useKeptDraft } from '../useKeptDraft.ts';
import { useUploadBar } from './useUploadBar.ts';
import { useUploads } from './useUploads.ts';

/** What went wrong with the latest message. */
export type ReplyProblem = 'conversation.uploadFailed' | 'conversation.sendFailed';

interface FailedReply {
  outgoing: OutgoingReply;
  /** The messages that stood there when it was sent. */
  known: ReadonlySet<string>;
}

/** The temporary message that stands for one on its way. Spec §4. */
function temporary({ draft: { text, files }, idempotencyKey }: OutgoingReply): Message {
  const attachments = files.map(({ name }) => ({ name, url: null }));
  return { key: idempotencyKey, isOwn: true, text, attachments, sentAt: null };
}

const keysOf = (messages: readonly Message[]) => new Set(messages.map(({ key }) => key));

/** Whether a message that counts as failed stands in the conversation after all: only its reply was lost. */
function hasArrived({ outgoing: { draft }, known }: FailedReply, messages: readonly Message[]): boolean {
  return messages.some(
    ({ key, isOwn, text, attachments }) =>
      isOwn && !known.has(key) && text === draft.text && attachments.length === draft.files.length,
  );
}

/**
 * Writing and sending in one ticket. What could not be sent comes back into the draft, and a draft is kept on the
 * device until it is sent. Spec §4, §8.
 * @param messages The conversation by now.
 */
export function useReplying(ticketId: string, messages: readonly Message[]) {
  const { drafts } = usePorts();
  const [draft, setDraft] = useState<ReplyDraft>(() => ({ ...emptyReply, text: drafts.read(ticketId) }));
  const [problem, setProblem] = useState<ReplyProblem | null>(null);
  const [isFound, setFound] = useState(false);
  const failed = useRef<FailedReply | null>(null);
  const [upload, setUpload] = useState<UploadStage>('dropped');
  const cancelling = useRef(new AbortController());
  const { progress, onProgress, uploaded, begin, forget, retry } = useUploads(ticketId);
  const { mutate, status, variables } = useReply(ticketId, { onUpload: setUpload, onProgress, uploaded });
  const uploadPercent = useUploadBar(upload, status === 'pending');

  const pending = status === 'pending' ? variables : undefined;
  const onItsWay = useMemo(() => (pending ? temporary(pending) : null), [pending]);
  useKeptDraft(ticketId, pending ? givenBack(pending.draft, draft).text : draft.text);

  useEffect(() => {
    const { current } = failed;
    if (!current || !hasArrived(current, messages)) return;
    failed.current = null;
    setFound(true);
    setProblem(null);
    setDraft((now) => (isSameReply(now, current.outgoing.draft) ? emptyReply : now));
  }, [messages]);

  /** Sends what is written. Sent again unchanged it is the same message, which the server may have got already. */
  function send() {
    const before = failed.current;
    const isAgain = before !== null && isSameReply(before.outgoing.draft, draft);
    cancelling.current = new AbortController();
    const { signal } = cancelling.current;
    const { idempotencyKey } = isAgain ? before.outgoing : { idempotencyKey: crypto.randomUUID() };
    const outgoing = { draft, idempotencyKey, signal };
    begin(draft.files);
    const known = isAgain ? before.known : keysOf(messages);
    setFound(false);
    // What was typed while the message was looked at stays.
    setDraft((now) => (now === draft ? emptyReply : now));
    setProblem(null);
    mutate(outgoing, {
      onSuccess: ({ isWithoutFiles }) => {
        failed.current = null;
        if (!isWithoutFiles) return;
        setProblem('conversation.uploadFailed');
        setDraft((current) => givenBack({ text: '', files: outgoing.draft.files }, current));
      },
      onError: () => {
        if (signal.aborted) forget();
        else {
          failed.current = { outgoing, known };
          setProblem('conversation.sendFailed');
        }
        setDraft((current) => givenBack(outgoing.draft, current));
      },
    });
  }

  return {
    draft,
    setDraft,
    problem,
    /** What was written could not even be looked at. */
    refuse: () => setProblem('conversation.sendFailed'),
    send,
    status: isFound ? 'success' : cancelling.current.signal.aborted && status === 'error' ? 'idle' : status,
    onItsWay,
    uploadPercent,
    progress,
    retry,
    /** Takes the message back; absent when its files are not on their way. */
    cancel: pending && upload === 'started' ? () => cancelling.current.abort() : undefined,
  } as const;
}
