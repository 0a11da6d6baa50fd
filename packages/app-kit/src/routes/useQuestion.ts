import { startTransition, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Question, queryOf, turnedBack } from './question.ts';
import { currentVisit, useVisit } from './visit.ts';

/**
 * A page's query parameters, stored in the address so that a reload and a shared link show the
 * same. Each change replaces the history entry: going back leaves the list.
 *
 * The router updates an address with delay. `query` is the latest request at once, so that a choice
 * is visible immediately and the next one builds on it; afterwards it equals the address again.
 *
 * Fields that are typed into keep their own state (`useTyped`). `visit` is their React `key`: it
 * changes if a link or the history leads to other values.
 */
export function useQuestion() {
  const [address, setAddress] = useSearchParams();
  const [query, show] = useOptimistic(address);
  const visit = useVisit();
  function go(next: string, state = {}) {
    // A late timer of a page that has just been left must not replace the next entry.
    if (currentVisit() !== visit) return;
    startTransition(() => {
      show(new URLSearchParams(next));
      setAddress(next, { replace: true, preventScrollReset: true, state: { ...state, visit } });
    });
  }
  const ask = (question: Question) => go(queryOf(question));
  /** Replaces a page number that its list no longer has by the last page. */
  const turnBack = (page: number) => {
    const next = new URLSearchParams(query);
    if (page === 1) next.delete('page');
    else next.set('page', String(page));
    go(String(next), turnedBack);
  };
  return { query, visit, ask, turnBack };
}
