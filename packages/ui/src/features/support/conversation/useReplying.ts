import type { Refusal } from '@upline/api';
import { useEffect, useMemo, useRef, useState } from 'react';
import { usePorts } from '../../../ports/ports.tsx';
import { newMessageKey } from '../attachments/sendOnce.ts';
import { useUploadBar } from '../attachments/useUploadBar.ts';
import { useUploads } from '../attachments/useUploads.ts';
import { useKeptDraft } from '../secrets/useKeptDraft.ts';
import type { Message } from './message.ts';
import { emptyReply, givenBack, isSameReply, type ReplyDraft } from './replyDraft.ts';
import { type OutgoingReply, refusalOf, uploadToTicket, useReply } from './useReply.ts';

/** What went wrong with the latest message. */
export type ReplyProblem = 'conversation.uploadFailed' | 'conversation.sendFailed';

interface FailedReply {
  outgoing: Pick<OutgoingReply, 'draft' | 'key'>;
  /** A draft that the device kept has lost its files. @default false */
  isKept?: boolean;
  /** The messages that stood there when it was sent. */
  known: ReadonlySet<string>;
}

/** The temporary message that stands for one on its way. Spec §4. */
function temporary({ draft: { text, files }, key }: OutgoingReply): Message {
  const attachments = files.map(({ name }) => ({ name, url: null }));
  return { key: key.id, isOwn: true, text, attachments, sentAt: null };
}

const keysOf = (messages: readonly Message[]) => new Set(messages.map(({ key }) => key));

/** Whether a message that counts as failed stands in the conversation after all: only its reply was lost. */
function hasArrived(
  { outgoing: { draft }, known, isKept = false }: FailedReply,
  messages: readonly Message[],
): boolean {
  return messages.some(
    ({ key, isOwn, text, attachments }) =>
      isOwn &&
      !known.has(key) &&
      text === draft.text &&
      (isKept || attachments.length === draft.files.length),
  );
}

/**
 * A draft that the device kept may be of a message that was on its way when the page was closed: then it is the
 * member's newest, or comes yet.
 */
function keptReply(text: string, messages: readonly Message[]): FailedReply | null {
  if (text === '') return null;
  const newest = messages.findLast(({ isOwn }) => isOwn);
  const known = keysOf(messages.filter((message) => message !== newest));
  return { outgoing: { draft: { ...emptyReply, text }, key: newMessageKey() }, known, isKept: true };
}

/**
 * Writing and sending in one ticket. What could not be sent comes back into the draft, and a draft is kept on the
 * device until it is sent. Spec §4, §8.
 * @param messages The conversation by now.
 */
export function useReplying(ticketId: string, messages: readonly Message[]) {
  const { client, drafts } = usePorts();
  const [draft, setDraft] = useState<ReplyDraft>(() => ({ ...emptyReply, text: drafts.read(ticketId) }));
  const [problem, setProblem] = useState<ReplyProblem | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isFound, setFound] = useState(false);
  const failed = useRef<FailedReply | null>(null);
  const [kept] = useState(() => keptReply(draft.text, messages));
  const uploads = useUploads(uploadToTicket(client, ticketId));
  const { mutate, status, variables } = useReply(ticketId, uploads.watch);
  const uploadPercent = useUploadBar(uploads.stage, status === 'pending');

  const pending = status === 'pending' ? variables : undefined;
  const onItsWay = useMemo(() => (pending ? temporary(pending) : null), [pending]);
  useKeptDraft(ticketId, pending ? givenBack(pending.draft, draft).text : draft.text);

  useEffect(() => {
    failed.current = kept;
  }, [kept]);

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
    const signal = uploads.begin(draft.files);
    const key = isAgain ? before.outgoing.key : newMessageKey();
    const outgoing = { draft, key, signal };
    const known = isAgain ? before.known : keysOf(messages);
    setFound(false);
    // What was typed while the message was looked at stays.
    setDraft((now) => (now === draft ? emptyReply : now));
    setProblem(null);
    setRefusal(null);
    mutate(outgoing, {
      onSuccess: ({ isWithoutFiles }) => {
        failed.current = null;
        if (!isWithoutFiles) return;
        setProblem('conversation.uploadFailed');
        setDraft((current) => givenBack({ text: '', files: outgoing.draft.files }, current));
      },
      onError: (error) => {
        if (signal.aborted) uploads.forget();
        else {
          failed.current = { outgoing, known };
          const reason = refusalOf(error);
          setRefusal(reason);
          if (reason === null) setProblem('conversation.sendFailed');
        }
        setDraft((current) => givenBack(outgoing.draft, current));
      },
    });
  }

  return {
    draft,
    setDraft,
    problem,
    /** Why the ticket takes no more replies, in the server's own words. */
    refusal,
    /** What was written could not even be looked at. */
    refuse: () => setProblem('conversation.sendFailed'),
    send,
    status: isFound ? 'success' : uploads.isCancelled() && status === 'error' ? 'idle' : status,
    onItsWay,
    uploadPercent,
    progress: uploads.progress,
    retry: uploads.retry,
    /** Takes the message back; absent when its files are not on their way. */
    cancel: pending && uploads.stage === 'started' ? uploads.cancel : undefined,
  } as const;
}
