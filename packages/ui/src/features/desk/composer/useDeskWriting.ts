import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type AfterReply, canSend } from '@upline/domain';
import { useEffect, useState } from 'react';
import { usePorts } from '../../../ports/ports.tsx';
import { useWalletId } from '../../../queries/useWalletId.ts';
import { deskTicketKey, queueKey } from '../frame/useDeskLive.ts';
import { type Attempt, isRefusal, sendAttempt, type Writing } from '../outbox/attempt.ts';
import { useOutbox } from '../outbox/outboxContext.ts';
import { type ComposerTicket, isBy, type WaitingReply } from './composerTicket.ts';
import { useAttachments } from './useAttachments.ts';
import { useServerDraft } from './useServerDraft.ts';

/** How a reply leaves. */
export interface Sending {
  /** @default 'pending' */
  after?: AfterReply;
  /** When, unless as soon as it can no longer be taken back. */
  later?: Date | null;
}

/** Where a text that was begun is kept on the device. */
const placeOf = (ticketId: string, what: Writing) => `desk.${what}.${ticketId}`;

/** What one of the staff has written into a ticket, also what has not left yet, by its ID. */
function writtenBy(wallet: string, what: Writing, { messages, waiting, notes }: ComposerTicket) {
  const sent = messages.map(({ _id, message, author }) => ({ id: _id, message, author }));
  const written = what === 'note' ? notes : [...sent, ...waiting];
  return written.filter(({ author }) => isBy(wallet, author));
}

const isSame = (one: Attempt, other: Pick<Attempt, 'what' | 'text' | 'attachments'>) =>
  one.what === other.what && one.text === other.text && one.attachments.join() === other.attachments.join();

/**
 * Writing into a ticket: what cannot be sent stays as it was written, and is sent again under the same key, also after a
 * reload. Without a network it is kept, and sent once there is one.
 */
export function useDeskWriting(ticket: ComposerTicket) {
  const { ticketId, number } = ticket;
  const { client, connection, drafts } = usePorts();
  const { attempts, keep, drop } = useOutbox();
  const queries = useQueryClient();
  const wallet = useWalletId();
  const unanswered = attempts.filter((one) => one.ticketId === ticketId && one.state === 'asked');
  const unansweredOf = (kind: Writing) => unanswered.find((one) => one.what === kind);
  const [what, choose] = useState<Writing>('reply');
  const [texts, setTexts] = useState<Record<Writing, string>>(() => ({
    reply: drafts.read(placeOf(ticketId, 'reply')) || ticket.draft,
    note: drafts.read(placeOf(ticketId, 'note')),
  }));
  const [later, setLater] = useState(() => {
    const asked = unansweredOf('reply')?.later;
    return asked ? new Date(asked) : null;
  });
  const files = {
    reply: useAttachments(unansweredOf('reply')?.attachments),
    note: useAttachments(unansweredOf('note')?.attachments),
  };
  const attachments = files[what];
  const text = texts[what];
  const setText = (next: string) => setTexts((before) => ({ ...before, [what]: next }));

  /** What was sent no longer stands in the composer, nor is it kept for the next time that it is opened. */
  function forget(sent: Attempt) {
    setLater(null);
    files[sent.what].clear();
    const place = placeOf(ticketId, sent.what);
    if (drafts.read(place) === sent.text) drafts.write(place, '');
    setTexts((before) => (before[sent.what] === sent.text ? { ...before, [sent.what]: '' } : before));
  }

  useServerDraft(ticketId, ticket.draft, texts.reply);
  useEffect(() => {
    for (const one of ['reply', 'note'] as const) drafts.write(placeOf(ticketId, one), texts[one]);
  }, [drafts, ticketId, texts]);

  const { mutate, isPending, isError, variables, reset } = useMutation({
    // Without a network it is told at once.
    networkMode: 'always',
    mutationFn: (attempt: Attempt) => sendAttempt(client, attempt),
    onMutate: keep,
    async onSuccess(_, sent) {
      drop(sent.key);
      forget(sent);
      void queries.invalidateQueries({ queryKey: queueKey });
      await queries.invalidateQueries({ queryKey: deskTicketKey });
    },
    // It may have been closed meanwhile, or stand there although its answer was lost.
    onError(error, sent) {
      if (isRefusal(error)) {
        drop(sent.key);
        files[sent.what].forget();
      }
      void queries.invalidateQueries({ queryKey: deskTicketKey });
    },
  });

  const arrived = unanswered.find(
    ({ what: kind, known, text: words }) =>
      !isPending &&
      writtenBy(wallet, kind, ticket).some(({ id, message }) => !known.includes(id) && message === words),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when what seemed lost is found.
  useEffect(() => {
    if (!arrived) return;
    drop(arrived.key);
    forget(arrived);
    reset();
  }, [arrived?.key]);

  const isReady = attachments.areReady && canSend(text, attachments.urls.length);

  /** Sends what is written. @param onSent Called once the server has it. */
  function send(sending: Sending, onSent?: () => void) {
    if (!isReady || isPending) return;
    const asked = { what, text, attachments: attachments.urls };
    const before = unansweredOf(what);
    const isAgain = before !== undefined && isSame(before, asked);
    const attempt: Attempt = isAgain
      ? before
      : {
          ...asked,
          ticketId,
          number,
          after: sending.after ?? 'pending',
          later: (sending.later ?? later)?.toISOString() ?? null,
          key: crypto.randomUUID(),
          known: writtenBy(wallet, what, ticket).map(({ id }) => id),
          state: 'asked',
        };
    // Other words are another reply: whether the one before stands there is seen above.
    if (before && !isAgain) drop(before.key);
    if (connection.isOnline.get()) return mutate(attempt, { ...(onSent && { onSuccess: onSent }) });
    keep({ ...attempt, state: 'waiting' });
    forget(attempt);
    reset();
  }

  /** Puts a reply back that has not left; what was written since stays behind it. */
  function putBack(kind: Writing, message: string, links: readonly string[], at: Date | null) {
    choose(kind);
    setLater(at);
    files[kind].setLinks(links);
    setTexts((before) => ({
      ...before,
      [kind]: [message, before[kind]].filter((part) => part !== '').join('\n'),
    }));
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
    giveBack: ({ message, attachments: links }: WaitingReply, at: Date | null) =>
      putBack('reply', message, links, at),
    /** Takes back what waits for a network. Under its key it is sent once, also if it has left unseen. */
    edit(attempt: Attempt) {
      if (attempt.state === 'refused') drop(attempt.key);
      else keep({ ...attempt, state: 'asked' });
      const { text: words, attachments: links, later: at } = attempt;
      putBack(attempt.what, words, links, at === null ? null : new Date(at));
    },
    isSending: isPending,
    /** Whether the words that stand there are those that could not be sent. */
    hasFailed:
      (isError && variables?.text === text && variables.what === what) ||
      (!isPending && !arrived && text !== '' && unansweredOf(what)?.text === text),
  };
}
