import type { ClipboardPort } from '@upline/ui/ports';

export const clipboard: ClipboardPort = {
  // Without https, `navigator.clipboard` is undefined; `async` turns that into a rejection.
  write: async (text) => navigator.clipboard.writeText(text),
};
