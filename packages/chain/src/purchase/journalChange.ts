import type { Attempt } from '../transaction/attempt.ts';
import { journalAfter, type State } from './machine.ts';

/** A change of the journal's requests. Requests of other pages stay. */
export type JournalChange<Kind> =
  /** Updates a request, unless it was removed. */
  | { type: 'learn'; attempt: Kind; isUnseen: boolean }
  | { type: 'replace'; ended: readonly Kind[]; added: Kind | null };

/** True if both are the same request, regardless of later updates. */
function isSame(first: Attempt | null, second: Attempt | null): boolean {
  if (first === null || second === null) return first === second;
  return first.pool === second.pool && first.block === second.block && first.call.data === second.call.data;
}

/** Removes the last request equal to `attempt`. */
export function without<Kind extends Attempt>(
  requests: readonly Kind[],
  attempt: Kind | null,
): readonly Kind[] {
  const index = requests.findLastIndex((request) => isSame(request, attempt));
  return index === -1 ? requests : requests.toSpliced(index, 1);
}

/**
 * The journal's change after a transition, or `null`.
 * @param own The run's own request in the journal.
 */
export function journalChange<Kind extends Attempt>(
  before: State<Kind>,
  after: State<Kind>,
  { own, isUnseen }: { own: Kind | null; isUnseen: boolean },
): JournalChange<Kind> | null {
  const act = journalAfter(before, after);
  const { attempt, name, open } = after;
  if (act === null) return null;
  if (act === 'learn' && attempt) return { type: 'learn', attempt, isUnseen };
  // An ended request stays in the journal until the next one is written, or the run ends.
  const last = own !== null && (before.attempt === null || attempt === null) ? [own] : [];
  return { type: 'replace', ended: name === 'done' ? [...last, ...open] : last, added: attempt };
}

/** Applies a change. @returns The same array if nothing changes. */
export function changed<Kind extends Attempt>(
  requests: readonly Kind[],
  change: JournalChange<Kind>,
): readonly Kind[] {
  if (change.type === 'learn') {
    const index = requests.findLastIndex((request) => isSame(request, change.attempt));
    return index === -1 ? requests : requests.with(index, change.attempt);
  }
  const rest = change.ended.reduce<readonly Kind[]>(without, requests);
  return change.added ? [...rest, change.added] : rest;
}
