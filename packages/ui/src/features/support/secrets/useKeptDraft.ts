import { useQueryClient } from '@tanstack/react-query';
import { beginningOfPhrase, longestRun, possibleKeys } from '@upline/domain';
import { useEffect, useEffectEvent } from 'react';
import { usePorts } from '../../../ports/ports.tsx';
import { knownTransactions } from './knownTransactions.ts';
import { loadedWords, loadWords } from './secretIn.ts';

/** Pause in typing before a draft is stored, in milliseconds. */
const pause = 400;

/**
 * Stores a draft on the device until it is sent. Text that may contain a private key or the
 * beginning of a recovery phrase is not stored, nor any text before the word list is loaded.
 * @param place Storage key.
 */
export function useKeptDraft(place: string, text: string): void {
  const { drafts } = usePorts();
  const queries = useQueryClient();

  const keep = useEffectEvent(() => {
    const words = loadedWords();
    if (text !== '' && !words) return;
    const known = knownTransactions(queries);
    const isSecret =
      words !== undefined &&
      (longestRun(text, words) >= beginningOfPhrase || possibleKeys(text).some((key) => !known.has(key)));
    drafts.write(place, isSecret ? '' : text);
  });

  useEffect(() => {
    if (text === '') return keep();
    const timer = setTimeout(() => void loadWords().then(keep, () => {}), pause);
    return () => clearTimeout(timer);
  }, [text]);

  useEffect(() => {
    const leave = () => keep();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
}
