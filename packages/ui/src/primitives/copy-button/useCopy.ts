import { useEffect, useState } from 'react';

/** How long a copy button says that it has copied, milliseconds. */
const praise = 2000;

export interface Copying {
  /** Whether the text went to the clipboard a moment ago. */
  isCopied: boolean;
  copy: () => void;
}

/**
 * Puts a text on the clipboard.
 * @param onCopied Called once the text is there.
 * @param onFailed Called when the browser refuses or has no clipboard, as on pages without https.
 */
export function useCopy(text: string, onCopied?: () => void, onFailed?: () => void): Copying {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), praise);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function write() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      onCopied?.();
    } catch {
      onFailed?.();
    }
  }

  return { isCopied, copy: () => void write() };
}
