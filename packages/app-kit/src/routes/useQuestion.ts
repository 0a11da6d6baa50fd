import { startTransition, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Question, queryOf } from './question.ts';

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
  const ask = (question: Question) =>
    startTransition(() => {
      const next = queryOf(question);
      show(new URLSearchParams(next));
      setAddress(next, { replace: true, preventScrollReset: true });
    });
  return { query, ask };
}
