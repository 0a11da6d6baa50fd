import { startTransition, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Question, queryOf, turnedBack } from './question.ts';

/**
 * A page's query parameters, stored in the address so that a reload and a shared link show the
 * same. Each change replaces the history entry: going back leaves the list.
 *
 * The router updates an address with delay. `query` is the latest request at once, so that a choice
 * is visible immediately and the next one builds on it; afterwards it equals the address again.
 */
export function useQuestion() {
  const [address, setAddress] = useSearchParams();
  const [query, show] = useOptimistic(address);
  const go = (next: string, state: unknown = null) =>
    startTransition(() => {
      show(new URLSearchParams(next));
      setAddress(next, { replace: true, preventScrollReset: true, state });
    });
  const ask = (question: Question) => go(queryOf(question));
  /** Replaces a page number that its list no longer has by the last page. */
  const turnBack = (page: number) => {
    const next = new URLSearchParams(query);
    if (page === 1) next.delete('page');
    else next.set('page', String(page));
    go(String(next), turnedBack);
  };
  return { query, ask, turnBack };
}
