import { useEffect, useState } from 'react';

/** How long it is said how copying went, milliseconds. */
const notice = 2000;

/** How the last attempt to copy went; `idle` when it was long ago or there was none. */
export type CopyOutcome = 'idle' | 'copied' | 'failed';

export interface Copying {
  outcome: CopyOutcome;
  copy: () => void;
}

/** Puts a text on the clipboard, which the browser may refuse, as on pages without https. */
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
