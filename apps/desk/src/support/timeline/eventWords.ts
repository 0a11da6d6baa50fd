import { type TicketPriority, type TicketStatus, ticketPriorities, ticketStatuses } from '@upline/domain';
import type { DeskTranslate } from '../../messages/useDeskMessage.ts';
import { momentText } from '../due/momentText.ts';
import type { Timeline, TimelineEntry } from './timelineQuery.ts';

type Change = TimelineEntry['changes'][number];

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

interface Reading {
  d: DeskTranslate;
  people: Timeline['people'];
  /** Wallet of the current user. */
  own: string;
}

export function nameOf(who: TimelineEntry['who'], { d, own }: Pick<Reading, 'd' | 'own'>): string {
  return isSame(who.walletId, own) ? d('desk.event.you') : who.name || who.walletId;
}

function assigned(
  { after: [wallet] }: Change,
  by: TimelineEntry['who'],
  { d, people, own }: Reading,
): string {
  const who = nameOf(by, { d, own });
  if (wallet === undefined) return d('desk.event.gaveBack', { who });
  if (isSame(wallet, by.walletId)) return d('desk.event.took', { who });
  const given = people.find(({ walletId }) => isSame(walletId, wallet));
  return d('desk.event.gave', { who, name: given?.name || wallet });
}

function tagged({ before, after }: Change, who: string, d: DeskTranslate): string[] {
  const added = after.filter((tag) => !before.includes(tag));
  const removed = before.filter((tag) => !after.includes(tag));
  return [
    ...(added.length > 0 ? [d('desk.event.tagged', { who, tags: added.join(', ') })] : []),
    ...(removed.length > 0 ? [d('desk.event.untagged', { who, tags: removed.join(', ') })] : []),
  ];
}

function ofChange(change: Change, { who: by, what }: TimelineEntry, reading: Reading): string[] {
  const { d } = reading;
  const who = nameOf(by, reading);
  const [after = ''] = change.after;
  switch (change.field) {
    case 'assignee':
      return [assigned(change, by, reading)];
    case 'tags':
      return tagged(change, who, d);
    case 'priority': {
      const priority: TicketPriority = ticketPriorities.find((one) => one === after) ?? 'normal';
      return [d('desk.event.priority', { who, priority: d(`desk.priority.${priority}`) })];
    }
    case 'snoozedUntil':
      return after
        ? [d('desk.event.snoozed', { who, time: momentText(new Date(after)) })]
        : [d('desk.event.awoke', { who })];
    case 'status': {
      if (what !== 'changed') return [d(`desk.event.${what === 'closed' ? 'closed' : 'reopened'}`, { who })];
      const status: TicketStatus = ticketStatuses.find((one) => one === after) ?? 'open';
      return [d('desk.event.status', { who, status: d(`desk.view.${status}`) })];
    }
    // A later release may add fields.
    default:
      return [d('desk.event.unknown', { who })];
  }
}

/** Events without their own text: messages, and changes that are described field by field. */
const told: readonly string[] = [
  'opened',
  'wrote',
  'replied',
  'noted',
  'changed',
  'closed',
  'reopened',
] satisfies TimelineEntry['what'][];

/** False for event types of a newer server. */
const isKnown = (what: string) => told.includes(what);

/** Sentences for an event, one per changed fact; empty for messages. */
export function eventText(entry: TimelineEntry, reading: Reading): string[] {
  if (entry.what === 'returned') return [reading.d('desk.event.returned')];
  switch (entry.what) {
    case 'mergedInto':
    case 'mergedFrom':
    case 'unmerged':
    case 'splitInto':
    case 'splitFrom':
    case 'linked':
    case 'unlinked': {
      const who = nameOf(entry.who, reading);
      return [reading.d(`desk.event.${entry.what}`, { who, number: entry.other ?? '' })];
    }
  }
  if (!isKnown(entry.what)) return [reading.d('desk.event.unknown', { who: nameOf(entry.who, reading) })];
  return entry.changes.flatMap((change) => ofChange(change, entry, reading));
}
