import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { guides } from '../../.storybook/guides/index.ts';
import { storiesIn } from '../../packages/ui/src/state-index/storiesIn.ts';

const source = fileURLToPath(new URL('../../packages/ui/src/', import.meta.url));

const titlesOf = (files: string) =>
  globSync(files, { cwd: source }).map((file) => storiesIn(readFileSync(`${source}${file}`, 'utf8')).title);

test('every guide belongs to a component with stories', () => {
  const titles = titlesOf('**/*.stories.tsx');
  expect(Object.keys(guides).filter((title) => !titles.includes(title))).toEqual([]);
});

// These two folders contain the components that developers place themselves. Parts in `features`
// are placed by their feature and need no guide.
test('every component for developers has a guide', () => {
  const titles = titlesOf('{primitives,patterns}/*/*.stories.tsx');
  expect(titles.length).toBeGreaterThan(70);
  expect(titles.filter((title) => !(title in guides))).toEqual([]);
});

/** Folders covered by another component's stories, and those without product parts. */
const elsewhere = {
  'primitives/box': 'Primitives/Layout',
  'primitives/divider': 'Primitives/Layout',
  'primitives/grid': 'Primitives/Layout',
  'primitives/inline': 'Primitives/Layout',
  'primitives/conformance': 'Primitives/Conformance',
};

test('every component for developers has stories', () => {
  const foldersOf = (files: string) =>
    new Set(globSync(files, { cwd: source }).map((file) => file.split('/').slice(0, 2).join('/')));
  const shown = foldersOf('{primitives,patterns}/*/*.stories.tsx');
  const unseen = [...foldersOf('{primitives,patterns}/*/*.tsx')].filter((folder) => !shown.has(folder));
  expect(unseen.toSorted()).toEqual(Object.keys(elsewhere).toSorted());
  const titles = titlesOf('**/*.stories.tsx');
  expect(Object.values(elsewhere).filter((title) => !titles.includes(title))).toEqual([]);
});

test('a guide has text under each of its headings', () => {
  const empty = Object.entries(guides).filter(([, guide]) =>
    Object.values(guide).some((words) => words.length === 0),
  );
  expect(empty).toEqual([]);
});
