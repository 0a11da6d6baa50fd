import { useEffect, useState } from 'react';

/** Time for which the result is shown, milliseconds. */
const notice = 2000;

/** Result of the last copy; `idle` before the first and after two seconds. */
export type CopyOutcome = 'idle' | 'copied' | 'failed';

export interface Copying {
  outcome: CopyOutcome;
  copy: () => void;
}

/** Writes a text to the clipboard; the browser may refuse, for example on pages without https. */
export function useCopy(text: string): Copying {
  const [outcome, setOutcome] = useState<CopyOutcome>('idle');
  useEffect(() => {
    if (outcome === 'idle') return;
    const timer = setTimeout(() => setOutcome('idle'), notice);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function write() {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  }

  return { outcome, copy: () => void write() };
}
