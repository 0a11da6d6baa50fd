import { deskEnglish } from '../../apps/desk/src/messages/desk.generated.ts';
import { benchEnglish } from '../../apps/workbench/src/messages/bench.generated.ts';
import { english } from '../../packages/ui/src/messages/en.generated.ts';

/** Texts passed to screens as values: the app names the local chain's demo wallets. */
const givenToScreens: readonly string[] = ['access.demo.new'];

/** Ids of the app's texts that no story has shown. */
export function unshownTexts(shown: Iterable<string>): string[] {
  const known = new Set([...shown, ...givenToScreens]);
  return Object.keys({ ...english, ...deskEnglish, ...benchEnglish }).filter((id) => !known.has(id));
}
