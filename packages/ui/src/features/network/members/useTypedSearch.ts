import { searchDebounce } from '@upline/domain';
import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Text of a search field. The search follows the last key press by 300 ms; a search changed by the
 * parent, for example through Back, replaces the text.
 * @param onSearch Called with the trimmed text if it differs from the current search.
 */
export function useTypedSearch(search: string, onSearch: (search: string) => void) {
  const [typed, setTyped] = useState(search);
  const [given, setGiven] = useState(search);
  const [asked, setAsked] = useState(search);
  if (search !== given) {
    setGiven(search);
    // The echo of the own search must not overwrite newer input.
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
