import { readdir, readFile } from 'node:fs/promises';
import { messages } from '@upline/domain';
import { expect, test } from './journey.ts';
import { beyondJourneys, specTexts } from './specTexts.ts';

/** The part of a text that journeys search for: the longest without a placeholder. */
function core(text: string): string {
  return text.split(/\{[^}]*\}/).toSorted((a, b) => b.length - a.length)[0] as string;
}

test('every text of the specification appears in a journey or is listed as impossible', async () => {
  const files = (await readdir(import.meta.dirname)).filter((name) => name.endsWith('.spec.ts'));
  const sources = await Promise.all(files.map((name) => readFile(`${import.meta.dirname}/${name}`, 'utf8')));
  const journeys = sources.join('\n');
  const unseen = specTexts.filter((id) => !journeys.includes(core(messages[id])));
  expect(unseen).toEqual(Object.keys(beyondJourneys));
});
