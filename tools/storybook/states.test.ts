import { glob, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { deskStates } from '../../apps/desk/src/deskStates.ts';
import { benchStates } from '../../apps/workbench/src/benchStates.ts';
import { states as membersStates } from '../../packages/ui/src/state-index/states.ts';
import { storiesIn } from '../../packages/ui/src/state-index/storiesIn.ts';
import type { Screen } from '../../packages/ui/src/states/screenStates.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

const states = [...membersStates, ...deskStates, ...benchStates];

/** The stories of all screens, as `title › name`; two files may share a title. */
async function declaredStories(): Promise<string[]> {
  const declared: string[] = [];
  for await (const file of glob('{packages/ui,apps/desk,apps/workbench}/src/**/*.stories.tsx', {
    cwd: root,
  })) {
    const { title, names } = storiesIn(await readFile(`${root}${file}`, 'utf8'));
    if (/^(Screens|Desk)\//.test(title)) declared.push(...names.map((name) => `${title} › ${name}`));
  }
  return declared;
}

const listed = (screens: readonly Screen[]) =>
  screens.flatMap(({ title, states: own }) => own.map(({ name }) => `${title} › ${name}`));

const without = (wanted: readonly string[], given: readonly string[]) => {
  const known = new Set(given);
  return wanted.filter((one) => !known.has(one));
};

test('every state of every screen has a story', async () => {
  expect(without(listed(states), await declaredStories())).toEqual([]);
});

test('every story of a screen is in the list of states', async () => {
  expect(without(await declaredStories(), listed(states))).toEqual([]);
});

test('reports missing entries on either side', () => {
  const state = (name: string) => ({ name, section: 2 as const, asks: '' });
  const screens = [{ title: 'Screens/A', path: null, states: [state('Loaded'), state('Empty')] }];
  expect(without(listed(screens), ['Screens/A › Loaded'])).toEqual(['Screens/A › Empty']);
  expect(without(['Screens/B › Loaded', 'Screens/A › Empty'], listed(screens))).toEqual([
    'Screens/B › Loaded',
  ]);
});

test('no title appears twice, and no state twice on one screen', () => {
  const titles = states.map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
  expect(new Set(listed(states)).size).toBe(listed(states).length);
});

test('reads the stories from a file’s source', () => {
  const file =
    "const meta = {\n  title: 'Screens/A',\n};\nexport const Loaded: Story = {};\nexport const Failed = x();\n";
  expect(storiesIn(file)).toEqual({ title: 'Screens/A', names: ['Loaded', 'Failed'] });
  expect(() => storiesIn('export const Loaded = {};')).toThrow('no title');
});
