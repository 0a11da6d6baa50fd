import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { benchMessages, deskMessages } from '@upline/domain';
import { beforeAll, expect, test } from 'vitest';
import { builtApp, builtDesk } from '../../../tools/builtApp/builtApp.ts';

/** Words that stand in the workbench’s code and nowhere else. */
const benchWords = [
  'debug_traceTransaction',
  'anvil_nodeInfo',
  '__bench/',
  'NotTheDeclaredChain',
  'prestateTracer',
];

const repository = fileURLToPath(new URL('../../../', import.meta.url));
const sources = ['packages/localnet/src/workbench', 'apps/desk/src/bench'];

async function textOf(path: string, ending: RegExp): Promise<string> {
  const names = await readdir(path, { recursive: true });
  const texts = names.filter((name) => ending.test(name)).map((name) => readFile(join(path, name), 'utf8'));
  return (await Promise.all(texts)).join('\n');
}

let scripts = '';
let members = '';

// They are built with what a developer of the app may have set: VITE_UPLINE_LOCAL among it.
beforeAll(async () => {
  scripts = await textOf(await builtDesk(), /\.js$/);
  members = await textOf(await builtApp(), /\.js$/);
}, 400_000);

test.each(benchWords)('a production build of the staff’s app does not hold the workbench: %s', (word) => {
  expect(scripts.includes(word)).toBe(false);
});

test('a production build of either app holds no text of the workbench', () => {
  const built = `${scripts}${members}`;
  expect(Object.keys(benchMessages).filter((id) => built.includes(id))).toEqual([]);
  expect(Object.keys(deskMessages).filter((id) => !scripts.includes(id))).toEqual([]);
});

test('the words are those of the workbench', async () => {
  const texts = await Promise.all(sources.map((folder) => textOf(join(repository, folder), /\.tsx?$/)));
  expect(benchWords.filter((word) => !texts.join('\n').includes(word))).toEqual([]);
});

test('the rest of the app is there', () => {
  expect(scripts).toContain('eth_call');
});
