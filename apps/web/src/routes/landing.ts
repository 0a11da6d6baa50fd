import { pageIn } from '@upline/app-kit/question';
import type { Location, NavigationType } from 'react-router-dom';
import { firstEntry } from './firstEntry.ts';

function isTurnedBack(state: unknown): boolean {
  return (
    typeof state === 'object' && state !== null && 'isTurnedBack' in state && state.isTurnedBack === true
  );
}

function questionOf(search: string) {
  const query = new URLSearchParams(search);
  const page = pageIn(query);
  query.delete('page');
  return { page, question: String(query) };
}

export type Place = Pick<Location, 'key' | 'pathname' | 'search' | 'state'>;

/**
 * True if a navigation starts at the top of the page. Changed query parameters keep the position,
 * since the reader may still be typing, and so does a list that corrects its page number; another
 * page of the same list starts at the top.
 */
export function beginsAtTop(before: Place | null, now: Place, kind: `${NavigationType}`): boolean {
  if (now.key === firstEntry) return false;
  if (kind !== 'REPLACE' || before?.pathname !== now.pathname) return true;
  const [was, is] = [questionOf(before.search), questionOf(now.search)];
  return was.question === is.question && was.page !== is.page && !isTurnedBack(now.state);
}
