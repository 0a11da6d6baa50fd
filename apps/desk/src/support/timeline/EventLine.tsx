import { Icon, Timestamp } from '@upline/ui';
import {
  AlarmClock,
  Archive,
  CircleDot,
  Link2,
  Link2Off,
  type LucideIcon,
  Merge,
  Pencil,
  Split,
  UserCheck,
} from 'lucide-react';
import { event } from './EventLine.css.ts';
import type { TimelineEntry } from './timelineQuery.ts';

export interface TicketEvent {
  key: string;
  what: TimelineEntry['what'];
  /** The first changed fact. */
  field: TimelineEntry['changes'][number]['field'] | undefined;
  at: string;
  text: string;
}

function iconOf({ what, field }: TicketEvent): LucideIcon {
  if (what === 'mergedInto' || what === 'mergedFrom') return Merge;
  if (what === 'unmerged' || what === 'splitInto' || what === 'splitFrom') return Split;
  if (what === 'linked') return Link2;
  if (what === 'unlinked') return Link2Off;
  if (what === 'closed') return Archive;
  if (what === 'reopened') return CircleDot;
  if (what === 'returned' || field === 'snoozedUntil') return AlarmClock;
  return field === 'assignee' ? UserCheck : Pencil;
}

/** One event of a ticket, between messages. */
export function EventLine({ event: one }: { event: TicketEvent }) {
  return (
    <span className={event}>
      <Icon icon={iconOf(one)} size="s" />
      <span>{one.text}</span>
      <Timestamp iso={one.at} detail="recent" size="caption" tone="muted" />
    </span>
  );
}
