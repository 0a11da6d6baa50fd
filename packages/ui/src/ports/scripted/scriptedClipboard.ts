import type { ClipboardPort } from '../clipboard.ts';

/** Remembers what was written last, or refuses every write. */
export interface ClipboardSpy extends ClipboardPort {
  /** The text that was written last, `null` before the first. */
  text(): string | null;
}

/** A clipboard that belongs to one story, so that the device's own stays as it is. */
export function scriptedClipboard(fails: boolean): ClipboardSpy {
  let last: string | null = null;
  return {
    text: () => last,
    async write(text) {
      if (fails) throw new Error('The browser does not allow writing.');
      last = text;
    },
  };
}
