import type { ClipboardPort } from '@upline/ui/ports';

/** The browser's clipboard. */
export const clipboard: ClipboardPort = {
  // Without https there is none at all: that is a refusal as well, not an error of the page.
  write: async (text) => navigator.clipboard.writeText(text),
};
