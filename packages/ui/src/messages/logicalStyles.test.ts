import { glob, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** Style properties that name left or right; they would not flip in right-to-left text. */
const physical =
  /\b((margin|padding|border|scrollMargin|scrollPadding)(Left|Right)\w*|border(Top|Bottom)(Left|Right)Radius|left|right)\s*:|\b(textAlign|float|clear|justifyContent|captionSide)\s*:\s*'(left|right)'/;

const isPhysical = (line: string) => physical.test(line);

test('styles use logical properties, never left or right', async () => {
  const found: string[] = [];
  for await (const file of glob('{packages/ui,apps/desk,apps/workbench}/src/**/*.css.ts', { cwd: root })) {
    const lines = (await readFile(`${root}${file}`, 'utf8')).split('\n');
    found.push(...lines.filter(isPhysical).map((line) => `${file}: ${line.trim()}`));
  }
  expect(found).toEqual([]);
});

test.each([
  ['  marginLeft: vars.space.s,', true],
  ['  left: 0,', true],
  ["  textAlign: 'right',", true],
  ['  borderTopLeftRadius: 0,', true],
  ['  marginInlineStart: vars.space.s,', false],
  ["  textAlign: 'end',", false],
  ['  insetInlineStart: 0,', false],
])('%s', (line, expected) => {
  expect(isPhysical(line)).toBe(expected);
});
