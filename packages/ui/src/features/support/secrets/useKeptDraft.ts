import { useQueryClient } from '@tanstack/react-query';
import { beginningOfPhrase, longestRun, possibleKeys } from '@upline/domain';
import { useEffect, useEffectEvent } from 'react';
import { usePorts } from '../../../ports/ports.tsx';
import { knownTransactions } from './knownTransactions.ts';
import { loadedWords, loadWords } from './secretIn.ts';

/** How long nothing must have been typed before a text is kept, milliseconds. */
const pause = 400;

/**
 * Keeps a text on the device until it is sent, also when the page is closed. What may be the beginning of a recovery
 * phrase, or a private key, is not kept, and neither is anything before that can be told.
 * @param place What it is a draft of.
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
