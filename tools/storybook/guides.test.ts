import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { guides } from '../../.storybook/guides/index.ts';
import { storiesIn } from '../../packages/ui/src/state-index/storiesIn.ts';

const source = fileURLToPath(new URL('../../packages/ui/src/', import.meta.url));

test('every guide is about a component that has stories', () => {
  const titles = globSync('**/*.stories.tsx', { cwd: source }).map(
    (file) => storiesIn(readFileSync(`${source}${file}`, 'utf8')).title,
  );
  expect(Object.keys(guides).filter((title) => !titles.includes(title))).toEqual([]);
});
