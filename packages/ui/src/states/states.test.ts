import { glob, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { Screen } from './screenStates.ts';
import { states } from './states.ts';
import { storiesIn } from './storiesIn.ts';

const screens = fileURLToPath(new URL('../screens/', import.meta.url));

/** The story names under each title; two files may share a title. */
async function declaredStories(): Promise<Map<string, Set<string>>> {
  const declared = new Map<string, Set<string>>();
  for await (const file of glob('**/*.stories.tsx', { cwd: screens })) {
    const { title, names } = storiesIn(await readFile(`${screens}${file}`, 'utf8'));
    declared.set(title, new Set([...(declared.get(title) ?? []), ...names]));
  }
  return declared;
}

function missing(declared: Map<string, Set<string>>, wanted: readonly Screen[]): string[] {
  return wanted.flatMap((screen) =>
    screen.states
      .filter(({ name }) => !declared.get(screen.title)?.has(name))
      .map(({ name }) => `${screen.title} › ${name}`),
  );
}

test('every state of every screen has a story', async () => {
  expect(missing(await declaredStories(), states)).toEqual([]);
});

test('every screen that has stories is in the list', async () => {
  const listed = states.map(({ title }) => title);
  expect([...(await declaredStories()).keys()].filter((title) => !listed.includes(title))).toEqual([]);
});

test('a state without a story is named', () => {
  const declared = new Map([['Screens/A', new Set(['Loaded'])]]);
  const wanted = (title: string, name: string) => ({
    title,
    path: null,
    states: [{ name, section: 2 as const, asks: '', evidence: [] }],
  });
  expect(missing(declared, [wanted('Screens/A', 'Loaded'), wanted('Screens/A', 'Empty')])).toEqual([
    'Screens/A › Empty',
  ]);
  expect(missing(declared, [wanted('Screens/B', 'Loaded')])).toEqual(['Screens/B › Loaded']);
});

test('no title stands twice, and no state twice on one screen', () => {
  const titles = states.map(({ title }) => title);
  const names = states.flatMap(({ title, states: own }) => own.map(({ name }) => `${title} › ${name}`));
  expect(new Set(titles).size).toBe(titles.length);
  expect(new Set(names).size).toBe(names.length);
});

test('stories are read off a file’s own words', () => {
  const source =
    "const meta = {\n  title: 'Screens/A',\n};\nexport const Loaded: Story = {};\nexport const Failed = x();\n";
  expect(storiesIn(source)).toEqual({ title: 'Screens/A', names: ['Loaded', 'Failed'] });
  expect(() => storiesIn('export const Loaded = {};')).toThrow('no title');
});
