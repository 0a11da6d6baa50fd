import { glob, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { english } from '../messages/en.generated.ts';
import type { Evidence, Screen, ScreenState } from '../states/screenStates.ts';
import { states } from './states.ts';
import { storiesIn } from './storiesIn.ts';

const source = fileURLToPath(new URL('../', import.meta.url));

/** The names of the stories of every screen, as `title › name`; two files may share a title. */
async function declaredStories(): Promise<string[]> {
  const declared: string[] = [];
  for await (const file of glob('**/*.stories.tsx', { cwd: source })) {
    const { title, names } = storiesIn(await readFile(`${source}${file}`, 'utf8'));
    if (title.startsWith('Screens/')) declared.push(...names.map((name) => `${title} › ${name}`));
  }
  return declared;
}

const listed = (screens: readonly Screen[]) =>
  screens.flatMap(({ title, states: own }) => own.map(({ name }) => `${title} › ${name}`));

const without = (wanted: readonly string[], given: readonly string[]) => {
  const known = new Set(given);
  return wanted.filter((one) => !known.has(one));
};

/** The texts that a piece of evidence asks for. */
function textsOf(evidence: Evidence): string[] {
  const text = typeof evidence === 'string' ? evidence : 'role' in evidence ? evidence.name : undefined;
  return text !== undefined && text in english ? [text] : [];
}

/** The states of a screen that another one's page proves as well, and that do not say so. */
function mixedUp({ states: own }: Screen): string[] {
  const endOf = ({ name, endsLike }: ScreenState) => endsLike ?? name;
  const proof = ({ evidence }: ScreenState) => evidence.map((piece) => JSON.stringify(piece));
  return own.flatMap((one) =>
    own
      .filter((other) => endOf(other) !== endOf(one) && without(proof(one), proof(other)).length === 0)
      .map((other) => `${one.name} is proven by ${other.name}`),
  );
}

test('every state of every screen has a story', async () => {
  expect(without(listed(states), await declaredStories())).toEqual([]);
});

test('every story of a screen is a state in the list', async () => {
  expect(without(await declaredStories(), listed(states))).toEqual([]);
});

test('every state has something that proves it', () => {
  const bare = states.map((screen) => ({
    ...screen,
    states: screen.states.filter(({ evidence }) => evidence.length === 0),
  }));
  expect(listed(bare)).toEqual([]);
});

test('what proves a state proves no other of its screen', () => {
  expect(states.flatMap((screen) => mixedUp(screen).map((mix) => `${screen.title}: ${mix}`))).toEqual([]);
});

test('a state ends like one of its own screen', () => {
  const lost = states.flatMap(({ title, states: own }) => {
    const names = own.map(({ name }) => name);
    const ends = own.flatMap(({ endsLike }) => endsLike ?? []);
    return without(ends, names).map((name) => `${title} › ${name}`);
  });
  expect(lost).toEqual([]);
});

test('a state that says no more than another is named, unless it ends like it', () => {
  const state = (name: string, evidence: readonly Evidence[], endsLike?: string): ScreenState => ({
    name,
    section: 2,
    asks: '',
    evidence,
    ...(endsLike && { endsLike }),
  });
  const failed = state('Failed', ['pools.global.empty', 'common.incomplete']);
  const screen = (...own: ScreenState[]) => ({ title: 'Screens/A', path: null, states: own });
  expect(mixedUp(screen(failed, state('Empty', ['pools.global.empty'])))).toEqual([
    'Empty is proven by Failed',
  ]);
  const empty = state('Empty', ['pools.global.empty', { without: 'common.incomplete' }]);
  expect(mixedUp(screen(failed, empty))).toEqual([]);
  expect(mixedUp(screen(empty, state('Emptied', ['pools.global.empty'], 'Empty')))).toEqual([]);
});

test('every text of the app proves a state', () => {
  const shown = states.flatMap((screen) =>
    screen.states.flatMap(({ evidence }) => evidence.flatMap(textsOf)),
  );
  expect(without(Object.keys(english), shown)).toEqual([]);
});

test('what is missing on either side is named', () => {
  const state = (name: string) => ({ name, section: 2 as const, asks: '', evidence: [] });
  const screens = [{ title: 'Screens/A', path: null, states: [state('Loaded'), state('Empty')] }];
  expect(without(listed(screens), ['Screens/A › Loaded'])).toEqual(['Screens/A › Empty']);
  expect(without(['Screens/B › Loaded', 'Screens/A › Empty'], listed(screens))).toEqual([
    'Screens/B › Loaded',
  ]);
});

test('a role proves the text that names it, and no other word', () => {
  expect(textsOf('common.retry')).toEqual(['common.retry']);
  expect(textsOf({ role: 'button', name: 'common.retry' })).toEqual(['common.retry']);
  expect(textsOf({ role: 'button', name: 'Buy Level 1' })).toEqual([]);
  expect(textsOf({ role: 'progressbar' })).toEqual([]);
  expect(textsOf({ text: 'common.retry' })).toEqual([]);
  expect(textsOf({ without: 'common.retry' })).toEqual([]);
});

test('no title stands twice, and no state twice on one screen', () => {
  const titles = states.map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
  expect(new Set(listed(states)).size).toBe(listed(states).length);
});

test('stories are read off a file’s own words', () => {
  const file =
    "const meta = {\n  title: 'Screens/A',\n};\nexport const Loaded: Story = {};\nexport const Failed = x();\n";
  expect(storiesIn(file)).toEqual({ title: 'Screens/A', names: ['Loaded', 'Failed'] });
  expect(() => storiesIn('export const Loaded = {};')).toThrow('no title');
});
