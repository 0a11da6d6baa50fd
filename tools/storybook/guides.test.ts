import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { guides } from '../../.storybook/guides/index.ts';
import { storiesIn } from '../../packages/ui/src/state-index/storiesIn.ts';

const source = fileURLToPath(new URL('../../packages/ui/src/', import.meta.url));

const titlesOf = (files: string) =>
  globSync(files, { cwd: source }).map((file) => storiesIn(readFileSync(`${source}${file}`, 'utf8')).title);

test('every guide is about a component that has stories', () => {
  const titles = titlesOf('**/*.stories.tsx');
  expect(Object.keys(guides).filter((title) => !titles.includes(title))).toEqual([]);
});

// What is placed by hand stands in a folder of these two. Parts in `features` are placed by their feature alone, and need none.
test('every component that is placed by hand has a guide', () => {
  const titles = titlesOf('{primitives,patterns}/*/*.stories.tsx');
  expect(titles.length).toBeGreaterThan(70);
  expect(titles.filter((title) => !(title in guides))).toEqual([]);
});

/** Folders whose parts are shown by stories of another, and those that draw nothing of the product. */
const elsewhere = {
  'primitives/box': 'Primitives/Layout',
  'primitives/divider': 'Primitives/Layout',
  'primitives/grid': 'Primitives/Layout',
  'primitives/inline': 'Primitives/Layout',
  'primitives/conformance': 'Primitives/Conformance',
};

test('every part that is placed by hand has stories', () => {
  const foldersOf = (files: string) =>
    new Set(globSync(files, { cwd: source }).map((file) => file.split('/').slice(0, 2).join('/')));
  const shown = foldersOf('{primitives,patterns}/*/*.stories.tsx');
  const unseen = [...foldersOf('{primitives,patterns}/*/*.tsx')].filter((folder) => !shown.has(folder));
  expect(unseen.toSorted()).toEqual(Object.keys(elsewhere).toSorted());
  const titles = titlesOf('**/*.stories.tsx');
  expect(Object.values(elsewhere).filter((title) => !titles.includes(title))).toEqual([]);
});

test('a guide says something under each heading that it has', () => {
  const empty = Object.entries(guides).filter(([, guide]) =>
    Object.values(guide).some((words) => words.length === 0),
  );
  expect(empty).toEqual([]);
});
