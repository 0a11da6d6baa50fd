import type { AuditAct } from './audit.ts';

/** The fields of an access log entry that folding needs. */
interface AccessEntry {
  /** ISO 8601. */
  at: string;
  act: AuditAct;
  staff: { walletId: string };
  ticket: { id: string } | null;
}

/**
 * A line of a member's access log: one change, or the reads of one ticket by one staff member
 * within minutes.
 */
export interface AccessLine<Entry extends AccessEntry> {
  /** The newest entry; its number and hash also prove the older ones. */
  newest: Entry;
  /** Each act once, the fullest read first. */
  acts: Entry['act'][];
  ticket: Entry['ticket'];
  /** All entries, newest first. */
  entries: Entry[];
}

/** The longest gap between reads of one line, milliseconds. */
const oneLook = 10 * 60_000;

/** The read acts, ordered by how much they show, most first. */
const fullest: readonly AuditAct[] = [
  'read',
  'profile',
  'transaction',
  'history',
  'timeline',
  'listed',
  'named',
];

/**
 * Folds the entries of an access log (newest first) into lines. Opening a ticket in the staff app
 * reads the ticket, its member and their history, which is one line. A change has a line of its
 * own. A read of the member alone joins the read of the ticket that it came with.
 */
export function foldLooks<Entry extends AccessEntry>(entries: readonly Entry[]): AccessLine<Entry>[] {
  const lines: AccessLine<Entry>[] = [];
  /** By staff member, the line that an older read may join. */
  const lastLooks = new Map<string, AccessLine<Entry>>();

  function lineOf(entry: Entry): AccessLine<Entry> | null {
    const line = lastLooks.get(entry.staff.walletId);
    const last = line?.entries.at(-1);
    if (!line || !last || Date.parse(last.at) - Date.parse(entry.at) > oneLook) return null;
    const isSame = entry.ticket === null || line.ticket === null || line.ticket.id === entry.ticket.id;
    return isSame ? line : null;
  }

  for (const entry of entries) {
    const { act, ticket, staff } = entry;
    const isLook = fullest.includes(act);
    const line = isLook ? lineOf(entry) : null;
    if (line) {
      line.entries.push(entry);
      line.ticket ??= ticket;
      if (!line.acts.includes(act)) line.acts.push(act);
      continue;
    }
    const next = { newest: entry, acts: [act], ticket, entries: [entry] };
    lines.push(next);
    if (isLook) lastLooks.set(staff.walletId, next);
    else lastLooks.delete(staff.walletId);
  }
  for (const { acts } of lines) acts.sort((one, other) => fullest.indexOf(one) - fullest.indexOf(other));
  return lines;
}

/** True if entries older than `end` may still join a line. */
export function canGrow<Entry extends AccessEntry>({ entries }: AccessLine<Entry>, end: string): boolean {
  const last = entries.at(-1);
  return last !== undefined && fullest.includes(last.act) && Date.parse(last.at) - Date.parse(end) <= oneLook;
}

/**
 * The entry at which folding must start, so that an entry and all older ones fold as they do in the
 * whole log: the first one after a gap that no line spans.
 */
export function startOfLooks<Entry extends AccessEntry>(entries: readonly Entry[], entry: Entry): Entry {
  let start = entry;
  for (const newer of entries.slice(0, entries.indexOf(entry)).toReversed()) {
    if (Date.parse(newer.at) - Date.parse(start.at) > oneLook) break;
    start = newer;
  }
  return start;
}
