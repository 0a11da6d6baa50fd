import { useSearchParams } from 'react-router-dom';
import { type Question, queryOf } from './question.ts';

/**
 * What a page asks for, kept in the address so that a reload and a shared link show the same. Another question
 * takes the place of the last one: going back leaves the list.
 */
export function useQuestion() {
  const [query, setQuery] = useSearchParams();
  const ask = (question: Question) =>
    setQuery(queryOf(question), { replace: true, preventScrollReset: true });
  return { query, ask };
}
