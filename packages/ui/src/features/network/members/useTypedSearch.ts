import { searchDebounce } from '@upline/domain';
import { useEffect, useEffectEvent, useState } from 'react';

/**
 * What stands in a search field while `search` is what is asked for: the question follows the last key by
 * 300 ms, and a search that comes from outside, as by going back, takes the field over.
 * @param onSearch Called with the text without the spaces around it, when that is another question.
 */
export function useTypedSearch(search: string, onSearch: (search: string) => void) {
  const [typed, setTyped] = useState(search);
  const [given, setGiven] = useState(search);
  const [asked, setAsked] = useState(search);
  if (search !== given) {
    setGiven(search);
    // What we asked for comes back to us and must not undo what was typed since.
    if (search !== asked) {
      setAsked(search);
      setTyped(search);
    }
  }
  const ask = useEffectEvent((words: string) => {
    setAsked(words);
    onSearch(words);
  });
  useEffect(() => {
    const words = typed.trim();
    if (words === asked) return;
    const pause = setTimeout(() => ask(words), searchDebounce);
    return () => clearTimeout(pause);
  }, [typed, asked]);
  return [typed, setTyped] as const;
}
