import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type AfterReply, canSend } from '@upline/domain';
import { useShowToast } from '@upline/ui';
import { usePorts } from '@upline/ui/ports';
import { useWalletId } from '@upline/ui/queries';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';
import { deskTicketKey, queueKey } from '../../shell/useDeskLive.ts';
import { hasArrived, standsIn, writtenBy } from '../outbox/arrived.ts';
import { type Attempt, isRefusal, type Writing } from '../outbox/attempt.ts';
import { deliver } from '../outbox/deliver.ts';
import { useOutbox } from '../outbox/outboxContext.ts';
import type { ComposerTicket, WaitingReply } from './composerTicket.ts';
import { type GivenFiles, useAttachments } from './useAttachments.ts';
import { useServerDraft } from './useServerDraft.ts';

export interface Sending {
  /** @default 'pending' */
  after?: AfterReply;
  /** Send time; `null` sends after the undo period. */
  later?: Date | null;
}

/** Storage key of a draft on this device. */
const placeOf = (ticketId: string, what: Writing) => `desk.${what}.${ticketId}`;

/** Storage key of the links to a reply's files that a merge moved to a ticket. */
const filesOf = (ticketId: string) => `desk.files.${ticketId}`;

const isSame = (one: Attempt, other: Pick<Attempt, 'what' | 'text' | 'attachments'>) =>
  one.what === other.what && one.text === other.text && one.attachments.join() === other.attachments.join();

/** Thrown if an earlier, unconfirmed attempt turns out to be in the ticket. */
class EarlierArrived extends Error {
  override readonly name = 'EarlierArrived';
}

const joined = (before: string, after: string) => [before, after].filter((part) => part !== '').join('\n');

/** Removes a sent text from the start of a draft; returns other drafts unchanged. */
function without(text: string, sent: string): string {
  if (text === sent) return '';
  return text.startsWith(`${sent}\n`) ? text.slice(sent.length + 1) : text;
}

interface Asked {
  attempt: Attempt;
  /** Files and send time at the moment of sending. */
  aside: GivenFiles & { later: Date | null };
  /** Unconfirmed attempts with other text. */
  earlier: readonly Attempt[];
}

/**
 * State of the composer for one ticket. Failed text returns to the composer and is sent again under
 * the same key, even after a reload. Offline replies are stored and sent once after reconnecting.
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
  // An unanswered attempt counts only while its text is still the draft's.
  const begun = (kind: Writing) => unanswered.find((one) => one.what === kind && one.text === texts[kind]);
  const [later, setLater] = useState(() => {
    const asked = begun('reply')?.later;
    return asked ? new Date(asked) : null;
  });
  const [moved] = useState(() => drafts.read(filesOf(ticketId)).split('\n').filter(Boolean));
  const files = {
    reply: useAttachments(begun('reply')?.attachments ?? moved),
    note: useAttachments(begun('note')?.attachments),
  };
  /** Text of a failed attempt, back in the composer. */
  const [unkept, setUnkept] = useState<Pick<Attempt, 'what' | 'text' | 'reason'> | null>(null);
  /** Text of the request in flight: removed from the composer, restored on failure. */
  const [leaves, setLeaves] = useState<Pick<Attempt, 'what' | 'text'> | null>(null);
  const attachments = files[what];
  const text = texts[what];
  const setText = (next: string) => setTexts((before) => ({ ...before, [what]: next }));

  /** Removes a sent text and its files from the composer and from device storage. */
  function forget(sent: Attempt) {
    setLater(null);
    files[sent.what].drop(sent.attachments);
    const place = placeOf(ticketId, sent.what);
    drafts.write(place, without(drafts.read(place), sent.text));
    setTexts((before) => ({ ...before, [sent.what]: without(before[sent.what], sent.text) }));
  }

  /** The draft, including the text in flight, which returns on failure. */
  const kept = (one: Writing) => joined(leaves?.what === one ? leaves.text : '', texts[one]);
  const keptReply = kept('reply');
  const keptNote = kept('note');
  useServerDraft(ticketId, ticket.draft, keptReply);
  useEffect(() => {
    drafts.write(placeOf(ticketId, 'reply'), keptReply);
    drafts.write(placeOf(ticketId, 'note'), keptNote);
  }, [drafts, ticketId, keptReply, keptNote]);

  const { mergedInto } = ticket;
  // A draft on this device takes precedence over the one merged on the server, so the text is
  // appended to the target's draft.
  useEffect(() => {
    if (mergedInto === null) return;
    const [here, there] = [placeOf(ticketId, 'reply'), placeOf(mergedInto, 'reply')];
    const [begun, before] = [drafts.read(here), drafts.read(there)];
    if (begun === '') return;
    if (before !== '') drafts.write(there, `${before}\n\n${begun}`);
    setTexts((now) => ({ ...now, reply: '' }));
  }, [drafts, ticketId, mergedInto]);

  useEffect(() => drafts.write(filesOf(ticketId), ''), [drafts, ticketId]);
  const moveFiles = useEffectEvent((into: string, links: string) => {
    const before = drafts.read(filesOf(into));
    drafts.write(filesOf(into), before === '' ? links : `${before}\n${links}`);
    files.reply.drop(links.split('\n'));
  });
  // Each file moves as soon as it is uploaded.
  const replyLinks = files.reply.urls.join('\n');
  useEffect(() => {
    if (mergedInto !== null && replyLinks !== '') moveFiles(mergedInto, replyLinks);
  }, [mergedInto, replyLinks]);

  const { mutate, isPending, reset } = useMutation({
    // Fails immediately when offline.
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
      // The composer may be unmounted by now.
      const place = placeOf(ticketId, attempt.what);
      drafts.write(place, without(drafts.read(place), attempt.text));
      void queries.invalidateQueries({ queryKey: queueKey });
      await queries.invalidateQueries({ queryKey: deskTicketKey });
    },
    // The ticket may be closed now, or contain the reply although its response was lost.
    onError(error, { attempt, aside }) {
      const { what: kind, text: words } = attempt;
      setLeaves(null);
      setTexts((before) => ({ ...before, [kind]: joined(words, before[kind]) }));
      setUnkept({ what: kind, text: words, reason: isRefusal(error) ? error.reason : null });
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when a reply that seemed lost is found on the server.
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
  /** An unconfirmed attempt with identical content; a retry uses its key. */
  const again = earlier.find((one) => one.triedAt !== null && isSame(one, asked));

  /**
   * Sends the draft.
   * @param onSent Called after the server stores it.
   * @param onKept Called if it is stored on this device for lack of a network.
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
      // Cleared synchronously: the next key belongs to the next reply.
      setLeaves({ what, text });
      setTexts((before) => ({ ...before, [what]: '' }));
      attachments.clear();
      setLater(null);
      const aside = { files: chosen, links, later };
      return mutate({ attempt, earlier: others, aside }, { ...(onSent && { onSuccess: onSent }) });
    }
    reset();
    // An unconfirmed attempt cannot be checked offline, so the new text stays in the composer.
    if (others.some(({ triedAt }) => triedAt !== null)) return setUnkept({ ...asked, reason: null });
    if (!keep({ ...attempt, state: 'waiting' })) {
      if (again) keep(again);
      else drop(attempt.key);
      return setUnkept({ ...asked, reason: null });
    }
    for (const one of others) drop(one.key);
    forget(attempt);
    onKept?.();
  }

  /** Restores an unsent reply above newer text. */
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
    /** Text of the reply, even while a note is open. */
    reply: texts.reply,
    setText,
    send,
    attachments,
    /** True if there is text to send and all files are uploaded. */
    isReady,
    /** Send time of the reply; `null` sends after the undo period. */
    later,
    setLater,
    add(more: string) {
      choose('reply');
      setTexts((before) => ({ ...before, reply: before.reply ? `${before.reply}\n\n${more}` : more }));
    },
    giveBack: ({ message, attachments: links }: WaitingReply, at: Date | null) =>
      putBack('reply', message, links, at),
    /**
     * Moves an offline reply back into the composer. If it may have reached the server, the ticket
     * is checked first and the key is kept.
     * @returns True if the composer now contains the text.
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
    /** True if the current text may have reached the server; its send options are locked. */
    isAgain: again !== undefined,
    isSending: isPending,
    /** The server's reason for refusing the draft; `null` for none. */
    refusal: unkept?.what === what && beginsWith(unkept.text) ? unkept.reason : null,
    /** True if the draft starts with the text of a failed attempt. */
    hasFailed:
      (unkept?.what === what && beginsWith(unkept.text)) ||
      (!isPending &&
        !arrived &&
        text !== '' &&
        earlier.some((one) => one.triedAt !== null && beginsWith(one.text))),
  };
}
