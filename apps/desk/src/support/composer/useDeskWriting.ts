import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type AfterReply, canSend } from '@upline/domain';
import { useShowToast } from '@upline/ui';
import { usePorts } from '@upline/ui/ports';
import { useWalletId } from '@upline/ui/queries';
import { useEffect, useState } from 'react';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';
import { deskTicketKey, queueKey } from '../../shell/useDeskLive.ts';
import { hasArrived, standsIn, writtenBy } from '../outbox/arrived.ts';
import { type Attempt, isRefusal, type Writing } from '../outbox/attempt.ts';
import { deliver } from '../outbox/deliver.ts';
import { useOutbox } from '../outbox/outboxContext.ts';
import type { ComposerTicket, WaitingReply } from './composerTicket.ts';
import { type GivenFiles, useAttachments } from './useAttachments.ts';
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

const isSame = (one: Attempt, other: Pick<Attempt, 'what' | 'text' | 'attachments'>) =>
  one.what === other.what && one.text === other.text && one.attachments.join() === other.attachments.join();

/** What was written before, and was not known to have left, stands in the ticket after all. */
class EarlierArrived extends Error {
  override readonly name = 'EarlierArrived';
}

/** Puts words before those that follow them. */
const joined = (before: string, after: string) => [before, after].filter((part) => part !== '').join('\n');

/** What follows words that were sent, or all of it where it does not begin with them. */
function without(text: string, sent: string): string {
  if (text === sent) return '';
  return text.startsWith(`${sent}\n`) ? text.slice(sent.length + 1) : text;
}

interface Asked {
  attempt: Attempt;
  /** What stood in the composer with it. */
  aside: GivenFiles & { later: Date | null };
  /** What was sent before in other words, and not answered. */
  earlier: readonly Attempt[];
}

/**
 * Writing into a ticket: what cannot be sent stays as it was written, and is sent again under the same key, also after a
 * reload. Without a network it is kept, and sent once there is one.
 */
export function useDeskWriting(ticket: ComposerTicket) {
  const { ticketId, number } = ticket;
  const { client, connection, drafts } = usePorts();
  const { attempts, leaving, isLeaving, keep, replace, drop } = useOutbox();
  const queries = useQueryClient();
  const d = useDeskMessage();
  const showToast = useShowToast();
  const wallet = useWalletId();
  const ours = attempts.filter((one) => one.ticketId === ticketId);
  const unanswered = ours.filter(({ state }) => state === 'asked');
  const [what, choose] = useState<Writing>('reply');
  const [texts, setTexts] = useState<Record<Writing, string>>(() => ({
    reply: drafts.read(placeOf(ticketId, 'reply')) || ticket.draft,
    note: drafts.read(placeOf(ticketId, 'note')),
  }));
  // What goes with other words than those that stand there was given up.
  const begun = (kind: Writing) => unanswered.find((one) => one.what === kind && one.text === texts[kind]);
  const [later, setLater] = useState(() => {
    const asked = begun('reply')?.later;
    return asked ? new Date(asked) : null;
  });
  const files = {
    reply: useAttachments(begun('reply')?.attachments),
    note: useAttachments(begun('note')?.attachments),
  };
  /** What could not be sent, and is back in the composer. */
  const [unkept, setUnkept] = useState<Pick<Attempt, 'what' | 'text'> | null>(null);
  /** What leaves just now: out of the composer, and back in it if it cannot be sent. */
  const [leaves, setLeaves] = useState<Pick<Attempt, 'what' | 'text'> | null>(null);
  const attachments = files[what];
  const text = texts[what];
  const setText = (next: string) => setTexts((before) => ({ ...before, [what]: next }));

  /** What was sent no longer stands in the composer, nor is it kept for the next time that it is opened. */
  function forget(sent: Attempt) {
    setLater(null);
    files[sent.what].drop(sent.attachments);
    const place = placeOf(ticketId, sent.what);
    drafts.write(place, without(drafts.read(place), sent.text));
    setTexts((before) => ({ ...before, [sent.what]: without(before[sent.what], sent.text) }));
  }

  /** All that is written and not sent: what leaves just now comes back if it cannot be sent. */
  const kept = (one: Writing) => joined(leaves?.what === one ? leaves.text : '', texts[one]);
  const keptReply = kept('reply');
  const keptNote = kept('note');
  useServerDraft(ticketId, ticket.draft, keptReply);
  useEffect(() => {
    drafts.write(placeOf(ticketId, 'reply'), keptReply);
    drafts.write(placeOf(ticketId, 'note'), keptNote);
  }, [drafts, ticketId, keptReply, keptNote]);

  const { mergedInto } = ticket;
  // The words on the device would stand before those that went along on the server.
  useEffect(() => {
    if (mergedInto === null) return;
    const [here, there] = [placeOf(ticketId, 'reply'), placeOf(mergedInto, 'reply')];
    const [begun, before] = [drafts.read(here), drafts.read(there)];
    if (begun === '') return;
    if (before !== '') drafts.write(there, `${before}\n\n${begun}`);
    setTexts((now) => ({ ...now, reply: '' }));
  }, [drafts, ticketId, mergedInto]);

  const { mutate, isPending, reset } = useMutation({
    // Without a network it is told at once.
    networkMode: 'always',
    async mutationFn({ attempt, earlier }: Asked) {
      let current = attempt;
      try {
        for (const one of earlier) {
          const isThere = one.triedAt !== null && (await hasArrived(client, wallet, one));
          drop(one.key);
          if (isThere) throw new EarlierArrived();
        }
        const onChange = (next: Attempt) => {
          replace(current.key, next);
          current = next;
        };
        await deliver(attempt, { client, wallet, onChange });
        drop(current.key);
      } catch (error) {
        if (isRefusal(error) || error instanceof EarlierArrived) drop(current.key);
        throw error;
      }
    },
    onMutate: ({ attempt }) => void keep(attempt),
    async onSuccess(_, { attempt }) {
      setLeaves(null);
      // The composer may be closed by now.
      const place = placeOf(ticketId, attempt.what);
      drafts.write(place, without(drafts.read(place), attempt.text));
      void queries.invalidateQueries({ queryKey: queueKey });
      await queries.invalidateQueries({ queryKey: deskTicketKey });
    },
    // It may have been closed meanwhile, or stand there although its answer was lost.
    onError(error, { attempt, aside }) {
      const { what: kind, text: words } = attempt;
      setLeaves(null);
      setTexts((before) => ({ ...before, [kind]: joined(words, before[kind]) }));
      setUnkept({ what: kind, text: words });
      files[kind].giveBack(aside);
      if (kind === 'reply') setLater((now) => now ?? aside.later);
      if (isRefusal(error)) files[kind].forget(aside.files);
      if (error instanceof EarlierArrived) {
        showToast({ tone: 'critical', text: d('desk.outbox.earlierLeft') });
      }
      void queries.invalidateQueries({ queryKey: deskTicketKey });
    },
  });

  const arrived = ours.find(
    (one) =>
      !isPending &&
      one.state !== 'refused' &&
      one.triedAt !== null &&
      one.key !== leaving &&
      standsIn(ticket, wallet, one),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when what seemed lost is found.
  useEffect(() => {
    if (!arrived) return;
    drop(arrived.key);
    if (arrived.state === 'waiting') return;
    forget(arrived);
    reset();
  }, [arrived?.key]);

  const isReady = attachments.areReady && canSend(text, attachments.urls.length);

  const beginsWith = (sent: string) => text === sent || text.startsWith(`${sent}\n`);
  const earlier = unanswered.filter((one) => one.what === what);
  const asked = { what, text, attachments: attachments.urls };
  /** The very same, which may have arrived: it is sent again as it was. */
  const again = earlier.find((one) => one.triedAt !== null && isSame(one, asked));

  /**
   * Sends what is written.
   * @param onSent Called once the server has it.
   * @param onKept Called if it waits for a network instead.
   */
  function send(sending: Sending, onSent?: () => void, onKept?: () => void) {
    if (!isReady || isPending) return;
    const attempt: Attempt = again ?? {
      ...asked,
      ticketId,
      number,
      after: sending.after ?? 'pending',
      later: (sending.later ?? later)?.toISOString() ?? null,
      key: crypto.randomUUID(),
      known: writtenBy(wallet, what, ticket).map(({ id }) => id),
      triedAt: null,
      reason: null,
      state: 'asked',
    };
    const others = earlier.filter((one) => one !== again);
    setUnkept(null);
    if (connection.isOnline.get()) {
      const { files: chosen, links } = attachments;
      // At once: the next key belongs to what is written next.
      setLeaves({ what, text });
      setTexts((before) => ({ ...before, [what]: '' }));
      attachments.clear();
      setLater(null);
      const aside = { files: chosen, links, later };
      return mutate({ attempt, earlier: others, aside }, { ...(onSent && { onSuccess: onSent }) });
    }
    reset();
    // Whether other words have arrived cannot be seen now: these wait here until it can.
    if (others.some(({ triedAt }) => triedAt !== null)) return setUnkept(asked);
    if (!keep({ ...attempt, state: 'waiting' })) {
      if (again) keep(again);
      else drop(attempt.key);
      return setUnkept(asked);
    }
    for (const one of others) drop(one.key);
    forget(attempt);
    onKept?.();
  }

  /** Puts a reply back that has not left; what was written since stays behind it. */
  function putBack(kind: Writing, message: string, links: readonly string[], at: Date | null) {
    choose(kind);
    setLater(at);
    files[kind].giveBack({ links });
    setTexts((before) => ({ ...before, [kind]: joined(message, before[kind]) }));
  }

  return {
    what,
    choose(next: Writing) {
      reset();
      choose(next);
    },
    text,
    /** What is written to the member, also while a note is. */
    reply: texts.reply,
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
    /**
     * Takes back what waits for a network. What may have arrived is compared with the ticket before, and stays under its
     * key.
     * @returns Whether it stands in the composer now.
     */
    async edit(attempt: Attempt): Promise<boolean> {
      if (attempt.state === 'waiting' && attempt.triedAt !== null) {
        const isThere = await hasArrived(client, wallet, attempt).catch(() => null);
        if (isThere === null || isLeaving(attempt.key)) {
          showToast({ tone: 'critical', text: d('desk.outbox.notTaken') });
          return false;
        }
        if (isThere) {
          drop(attempt.key);
          showToast({ tone: 'critical', text: d('desk.outbox.left') });
          void queries.invalidateQueries({ queryKey: deskTicketKey });
          return false;
        }
      }
      if (attempt.state === 'refused') drop(attempt.key);
      else replace(attempt.key, { ...attempt, state: 'asked' });
      const { text: words, attachments: links, later: at } = attempt;
      putBack(attempt.what, words, links, at === null ? null : new Date(at));
      return true;
    },
    /** Whether the words that stand there may have arrived: how they leave cannot be chosen again. */
    isAgain: again !== undefined,
    isSending: isPending,
    /** Whether the words that stand there are those that could not be sent, also with others after them. */
    hasFailed:
      (unkept?.what === what && beginsWith(unkept.text)) ||
      (!isPending &&
        !arrived &&
        text !== '' &&
        earlier.some((one) => one.triedAt !== null && beginsWith(one.text))),
  };
}
