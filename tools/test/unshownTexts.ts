import { english } from '../../packages/ui/src/messages/en.generated.ts';

/** The texts of the app that are not among those that stories showed, by ID. */
export function unshownTexts(shown: Iterable<string>): string[] {
  const known = new Set(shown);
  return Object.keys(english).filter((id) => !known.has(id));
}
