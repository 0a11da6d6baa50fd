import { benchEnglish } from '../../apps/desk/src/messages/bench.generated.ts';
import { deskEnglish } from '../../apps/desk/src/messages/desk.generated.ts';
import { english } from '../../packages/ui/src/messages/en.generated.ts';

/** Texts that a screen is given: the app names the demo wallets of the local chain. */
const givenToScreens: readonly string[] = ['access.demo.new'];

/** The texts of the app that are not among those that stories showed, by ID. */
export function unshownTexts(shown: Iterable<string>): string[] {
  const known = new Set([...shown, ...givenToScreens]);
  return Object.keys({ ...english, ...deskEnglish, ...benchEnglish }).filter((id) => !known.has(id));
}
