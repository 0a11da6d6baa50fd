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

test('a guide says something under each heading that it has', () => {
  const empty = Object.entries(guides).filter(([, guide]) =>
    Object.values(guide).some((words) => words.length === 0),
  );
  expect(empty).toEqual([]);
});
