import type { ReplyData } from '@upline/api/contract';
import { erasedText, withReturns } from '@upline/domain';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/db/openDb.ts';
import { auditEntries } from '../audit/schema.ts';
import { isErased } from '../dataRequests/requireNotErased.ts';
import { readMessages } from '../tickets/conversation.ts';
import type { Ticket } from '../tickets/ticketLocks.ts';
import { readNotes } from './notes.ts';
import { namesOf } from './people.ts';

type Entry = ReplyData<'deskTimeline'>['entries'][number];
type Wallet = `0x${string}`;

/** Audit acts shown in the timeline; messages and notes come from their own tables. */
const changesByAct = {
  change: 'changed',
  close: 'closed',
  reopen: 'reopened',
  mergedInto: 'mergedInto',
  mergedFrom: 'mergedFrom',
  unmerge: 'unmerged',
  splitInto: 'splitInto',
  splitFrom: 'splitFrom',
  link: 'linked',
  unlink: 'unlinked',
} as const;

const acts = Object.keys(changesByAct) as (keyof typeof changesByAct)[];

interface Event extends Omit<Entry, 'at' | 'who'> {
  at: Date;
  wallet: Wallet;
}

const erased = (words: readonly string[]) => words.map(() => erasedText);

/** The changes without the words of tags, which the audit cannot forget after an erasure. */
const withoutTags = (changes: Event['changes']): Event['changes'] =>
  changes.map((change) =>
    change.field === 'tags'
      ? { ...change, before: erased(change.before), after: erased(change.after) }
      : change,
  );

/** All events of a ticket, oldest first. */
async function readEvents(db: Db, ticket: Ticket): Promise<Event[]> {
  const { id } = ticket;
  const written = (await readMessages(db, id)).map<Event>(
    ({ id: messageId, number, isAdmin, author, createdAt }) => ({
      at: createdAt,
      wallet: author,
      isStaff: isAdmin,
      what: number === 1 ? 'opened' : isAdmin ? 'replied' : 'wrote',
      messageId,
      changes: [],
      other: null,
    }),
  );
  const noted = (await readNotes(db, id)).map<Event>(({ id: messageId, author, createdAt }) => ({
    at: createdAt,
    wallet: author,
    isStaff: true,
    what: 'noted',
    messageId,
    changes: [],
    other: null,
  }));
  const done = await db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.ticketId, id), inArray(auditEntries.act, acts)))
    .orderBy(asc(auditEntries.number));
  const shown = (await isErased(db, ticket)) ? withoutTags : (changes: Event['changes']) => changes;
  const changed = done.map<Event>(({ at, staff, act, details }) => ({
    at,
    wallet: staff,
    isStaff: true,
    what: changesByAct[act as keyof typeof changesByAct],
    messageId: '',
    changes: shown(JSON.parse(details).changes ?? []),
    other: JSON.parse(details).other ?? null,
  }));
  return [...written, ...noted, ...changed].toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

export async function readTimeline(db: Db, ticket: Ticket): Promise<ReplyData<'deskTimeline'>> {
  const events = await readEvents(db, ticket);
  const assigned = events
    .flatMap(({ changes }) => changes)
    .filter(({ field }) => field === 'assignee')
    .flatMap(({ before, after }) => [...before, ...after])
    .map((wallet) => wallet.toLowerCase() as Wallet);
  const nameOf = await namesOf(db, [...events.map(({ wallet }) => wallet), ...assigned]);
  const entries = events.map(({ at, wallet, ...event }) => ({
    ...event,
    at: at.toISOString(),
    who: nameOf(wallet),
  }));
  return {
    entries: withReturns(entries, new Date()),
    people: [...new Set(assigned)].map(nameOf),
  };
}
