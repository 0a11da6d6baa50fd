import type { ClipboardPort } from '@upline/ui';

/** The browser's clipboard. */
export const clipboard: ClipboardPort = { write: (text) => navigator.clipboard.writeText(text) };
