import type { DraftsPort } from '../drafts.ts';

/** Drafts in memory, which a story can look at. */
export function scriptedDrafts(begun: Readonly<Record<string, string>> = {}): DraftsPort {
  const texts = new Map(Object.entries(begun));
  return {
    read: (place) => texts.get(place) ?? '',
    write(place, text) {
      if (text === '') texts.delete(place);
      else texts.set(place, text);
    },
  };
}
