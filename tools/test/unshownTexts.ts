import { deskEnglish } from '../../apps/desk/src/messages/desk.generated.ts';
import { benchEnglish } from '../../apps/workbench/src/messages/bench.generated.ts';
import { english } from '../../packages/ui/src/messages/en.generated.ts';

/** Texts that only the app adds: the name of a demo wallet, and the browser's title of an article. */
const addedByTheApp: readonly string[] = ['access.demo.new', 'help.articleTitle'];

/** Ids of the app's texts that no story has shown. */
export function unshownTexts(shown: Iterable<string>): string[] {
  const known = new Set([...shown, ...addedByTheApp]);
  return Object.keys({ ...english, ...deskEnglish, ...benchEnglish }).filter((id) => !known.has(id));
}
