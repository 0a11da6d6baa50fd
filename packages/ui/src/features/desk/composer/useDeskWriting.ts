import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@upline/api';
import { type AfterReply, canSend } from '@upline/domain';
import { useEffect, useRef, useState } from 'react';
import { usePorts } from '../../../ports/ports.tsx';
import { useWalletId } from '../../../queries/useWalletId.ts';
import { deskTicketKey, queueKey } from '../frame/useDeskLive.ts';
import { type ComposerTicket, isBy, type WaitingReply } from './composerTicket.ts';
import { useAttachments } from './useAttachments.ts';
import { useServerDraft } from './useServerDraft.ts';

export type Writing = 'reply' | 'note';

/** How a reply leaves. */
export interface Sending {
  /** @default 'pending' */
  after?: AfterReply;
  /** When, unless as soon as it can no longer be taken back. */
  later?: Date | null;
}

interface Attempt extends Required<Sending> {
  what: Writing;
  text: string;
  attachments: readonly string[];
  /** The same for every attempt at these words, so that they never stand there twice. */
  key: string;
  /** What stood there when it was first sent. */
  known: ReadonlySet<string>;
}

/** Where a text that was begun is kept on the device. */
const placeOf = (ticketId: string, what: Writing) => `desk.${what}.${ticketId}`;

/** What one of the staff has written to the member, also what has not left yet, by its ID. */
function repliesBy(wallet: string, { messages, waiting }: ComposerTicket) {
  return [
    ...messages
      .filter(({ author }) => isBy(wallet, author))
      .map(({ _id, message }) => ({ id: _id, message })),
    ...waiting.filter(({ author }) => isBy(wallet, author)),
  ];
}

function isSame(one: Attempt | null, other: Omit<Attempt, 'key' | 'known'>): one is Attempt {
  return (
    one !== null &&
    one.what === other.what &&
    one.text === other.text &&
    one.attachments.join() === other.attachments.join() &&
    one.after === other.after &&
    one.later?.getTime() === other.later?.getTime()
  );
}

/** Writing into a ticket: what cannot be sent stays as it was written, and is sent again under the same key. */
export function useDeskWriting(ticket: ComposerTicket) {
  const { ticketId } = ticket;
  const { client, drafts } = usePorts();
  const queries = useQueryClient();
  const wallet = useWalletId();
  const [what, choose] = useState<Writing>('reply');
  const [texts, setTexts] = useState<Record<Writing, string>>(() => ({
    reply: drafts.read(placeOf(ticketId, 'reply')) || ticket.draft,
    note: drafts.read(placeOf(ticketId, 'note')),
  }));
  const [later, setLater] = useState<Date | null>(null);
  const files = { reply: useAttachments(), note: useAttachments() };
  const attachments = files[what];
  const last = useRef<Attempt | null>(null);
  const text = texts[what];
  const setText = (next: string) => setTexts((before) => ({ ...before, [what]: next }));
  const forget = (sent: Attempt) => {
    last.current = null;
    setLater(null);
    files[sent.what].clear();
    setTexts((before) => (before[sent.what] === sent.text ? { ...before, [sent.what]: '' } : before));
  };

  useServerDraft(ticketId, ticket.draft, texts.reply);
  useEffect(() => {
    for (const one of ['reply', 'note'] as const) drafts.write(placeOf(ticketId, one), texts[one]);
  }, [drafts, ticketId, texts]);

  const { mutate, isPending, isError, variables, reset } = useMutation({
    // Without a network it is told at once.
    networkMode: 'always',
    mutationFn: async ({ what: kind, text: message, key, after, later: at, ...sent }: Attempt) => {
      const params = { ticketId };
      const options = { idempotencyKey: key };
      const written = { message, attachments: [...sent.attachments] };
      if (kind === 'note') await client.call('deskNote', { params, body: written }, options);
      else {
        const body = { ...written, isHeld: true, after, ...(at && { sendAt: at.toISOString() }) };
        await client.call('deskReply', { params, body }, options);
      }
    },
    async onSuccess(_, sent) {
      forget(sent);
      void queries.invalidateQueries({ queryKey: queueKey });
      await queries.invalidateQueries({ queryKey: deskTicketKey });
    },
    // It may have been closed meanwhile, or stand there although its answer was lost.
    onError(error, sent) {
      if (error instanceof ApiError && error.status === 422) files[sent.what].forget();
      void queries.invalidateQueries({ queryKey: deskTicketKey });
    },
  });

  const failed = isError && variables.what === 'reply' ? variables : null;
  const hasArrived =
    failed !== null &&
    repliesBy(wallet, ticket).some(({ id, message }) => !failed.known.has(id) && message === failed.text);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when what seemed lost is found.
  useEffect(() => {
    if (!hasArrived || failed === null) return;
    forget(failed);
    reset();
  }, [hasArrived]);

  const isReady = attachments.areReady && canSend(text, attachments.urls.length);

  /** Sends what is written. @param onSent Called once the server has it. */
  function send(sending: Sending, onSent?: () => void) {
    if (!isReady || isPending) return;
    const asked = {
      what,
      text,
      attachments: attachments.urls,
      after: sending.after ?? 'pending',
      later: sending.later ?? later,
    };
    const before = last.current;
    const attempt = isSame(before, asked)
      ? before
      : {
          ...asked,
          key: crypto.randomUUID(),
          known: new Set(repliesBy(wallet, ticket).map(({ id }) => id)),
        };
    last.current = attempt;
    mutate(attempt, { ...(onSent && { onSuccess: onSent }) });
  }

  return {
    what,
    choose(next: Writing) {
      reset();
      choose(next);
    },
    text,
    setText,
    send,
    attachments,
    /** Whether there is something to send, with all its files on the server. */
    isReady,
    /** When the reply that is written is to leave; `null` as soon as it can no longer be taken back. */
    later,
    setLater,
    /** Adds to the reply that is written. */
    add(more: string) {
      choose('reply');
      setTexts((before) => ({ ...before, reply: before.reply ? `${before.reply}\n\n${more}` : more }));
    },
    /** Puts a reply back that has not left; what was written since stays behind it. */
    giveBack({ message, attachments: links }: WaitingReply, at: Date | null) {
      choose('reply');
      setLater(at);
      files.reply.setLinks(links);
      setTexts((before) => ({
        ...before,
        reply: [message, before.reply].filter((part) => part !== '').join('\n'),
      }));
    },
    isSending: isPending,
    /** Whether the words that stand there are those that could not be sent. */
    hasFailed: isError && variables?.text === text && variables.what === what,
  };
}
