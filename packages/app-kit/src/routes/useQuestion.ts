import { startTransition, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Question, queryOf, turnedBack } from './question.ts';

/**
 * What a page asks for, kept in the address so that a reload and a shared link show the same. Another question
 * takes the place of the last one: going back leaves the list.
 *
 * The router shows an address when it has the time. `query` is what was asked last, at once, so that a choice is
 * seen as it is made and the next one is built on it; once nothing is on its way it is the address again.
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
  /** An address may name a page that its list no longer has: the last one takes its place. */
  const turnBack = (page: number) => {
    const next = new URLSearchParams(query);
    if (page === 1) next.delete('page');
    else next.set('page', String(page));
    go(String(next), turnedBack);
  };
  return { query, ask, turnBack };
}
