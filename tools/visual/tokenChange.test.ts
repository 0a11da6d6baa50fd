import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { isTokenChange, styleChangeOf, writesTokens } from './tokenChange.ts';

const scratch = await mkdtemp(join(tmpdir(), 'upline-tokens-'));
afterAll(() => rm(scratch, { recursive: true, force: true }));

/** A build whose page links the first of its style sheets. */
async function buildOf(name: string, sheets: Readonly<Record<string, string>>): Promise<string> {
  const folder = join(scratch, name);
  await mkdir(join(folder, 'assets'), { recursive: true });
  await writeFile(join(folder, 'iframe.html'), `<link href="./assets/${Object.keys(sheets)[0]}">`);
  for (const [file, text] of Object.entries(sheets)) await writeFile(join(folder, 'assets', file), text);
  return folder;
}

const before = await buildOf('before', {
  'iframe-AAAAAAAA.css': ':root{--r:1px}',
  'Box-AA-AAAAA.css': 'b{}',
});

test('only token values and their generated files count as a token change', () => {
  const value = 'packages/ui/src/tokens/light.ts';
  expect(isTokenChange([value, '.storybook/public/tokens/upline.css', 'docs/look.md'])).toBe(true);
  expect(isTokenChange([value, 'packages/ui/src/primitives/card/Card.tsx'])).toBe(false);
  expect(isTokenChange(['packages/ui/src/tokens/textStyles.ts'])).toBe(false);
  expect(isTokenChange(['docs/look.md'])).toBe(false);
});

test('finds a style sheet under its new name', async () => {
  const after = await buildOf('after', {
    'iframe-BBBBBBBB.css': ':root{--r:2px}',
    'Box-AA-AAAAA.css': 'b{}',
  });
  expect(await styleChangeOf(before, after)).toEqual({ 'iframe-AAAAAAAA.css': ':root{--r:2px}' });
});

test('compares whole builds if style sheets are added or removed, or change for some stories only', async () => {
  const gone = await buildOf('gone', { 'iframe-AAAAAAAA.css': ':root{--r:1px}' });
  expect(await styleChangeOf(before, gone)).toBeNull();
  const late = await buildOf('late', {
    'iframe-AAAAAAAA.css': ':root{--r:1px}',
    'Box-BBBBBBBB.css': 'b{color:red}',
  });
  expect(await styleChangeOf(before, late)).toBeNull();
  const twice = await buildOf('twice', {
    'iframe-AAAAAAAA.css': ':root{--r:1px}',
    'Box-AA-AAAAA.css': 'b{}',
    'Box-BBBBBBBB.css': 'b{color:red}',
  });
  expect(await styleChangeOf(twice, twice)).toBeNull();
});

test('detects a story that prints token values by its imports', async () => {
  const root = fileURLToPath(new URL('../../', import.meta.url));
  const storyIn = (file: string) => ({ id: '', title: '', name: '', file: `./packages/ui/src/${file}` });
  expect(await writesTokens(root, storyIn('foundations/Space.stories.tsx'))).toBe(true);
  expect(await writesTokens(root, storyIn('primitives/avatar/Avatar.stories.tsx'))).toBe(true);
  expect(await writesTokens(root, storyIn('primitives/card/Card.stories.tsx'))).toBe(false);
});
