import type { AuditAct } from './audit.ts';

/** An entry of a member's access log, as far as lines are made of it. */
interface AccessEntry {
  /** ISO 8601. */
  at: string;
  act: AuditAct;
  staff: { walletId: string };
  ticket: { id: string } | null;
}

/** One line of a member's access log: one deed, or the looks of one of the staff at one ticket within minutes. */
export interface AccessLine<Entry extends AccessEntry> {
  /** The newest entry: its number and hash prove the older ones as well. */
  newest: Entry;
  /** Each thing that was done, once; the fullest look first. */
  acts: Entry['act'][];
  ticket: Entry['ticket'];
  /** All entries, newest first. */
  entries: Entry[];
}

/** Looks that are this close to the next one are one look, milliseconds. */
const oneLook = 10 * 60_000;

/** What looks show, the most first. */
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
 * Folds the entries of an access log, newest first, into lines: opening a ticket at the desk reads it, its member and its
 * history, which is one look. What was changed stays a line of its own. A look at the member alone belongs to the look at
 * the ticket that it came with.
 */
export function foldLooks<Entry extends AccessEntry>(entries: readonly Entry[]): AccessLine<Entry>[] {
  const lines: AccessLine<Entry>[] = [];
  /** The line that the next older look of one of the staff may belong to. */
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
