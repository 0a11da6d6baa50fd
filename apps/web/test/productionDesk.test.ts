import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deskMessages } from '@upline/domain';
import { beforeAll, expect, test } from 'vitest';
import { builtApp, builtDesk } from '../../../tools/builtApp/builtApp.ts';

/** Strings that only the workbench’s code contains. */
const benchWords = [
  'debug_traceTransaction',
  'anvil_nodeInfo',
  '__bench/',
  'NotTheDeclaredChain',
  'prestateTracer',
];

const repository = fileURLToPath(new URL('../../../', import.meta.url));
const sources = ['packages/localnet/src/workbench', 'apps/workbench/src'];

async function textOf(path: string, ending: RegExp): Promise<string> {
  const names = await readdir(path, { recursive: true });
  const texts = names.filter((name) => ending.test(name)).map((name) => readFile(join(path, name), 'utf8'));
  return (await Promise.all(texts)).join('\n');
}

let scripts = '';
let members = '';

beforeAll(async () => {
  scripts = await textOf(await builtDesk(), /\.js$/);
  members = await textOf(await builtApp(), /\.js$/);
}, 400_000);

test.each(benchWords)('a production build of the staff app does not contain the workbench: %s', (word) => {
  expect(scripts.includes(word)).toBe(false);
});

test('a production build of either app contains no text of the workbench', async () => {
  const benchTexts = await readFile(
    join(repository, 'apps/workbench/src/messages/bench.generated.ts'),
    'utf8',
  );
  const built = `${scripts}${members}`;
  const ids = benchTexts.matchAll(/^ {2}"(.+?)":/gm).map(([, id = '']) => id);
  const own = [...ids].filter((id) => !(id in deskMessages));
  expect(own.length).toBeGreaterThan(100);
  expect(own.filter((id) => built.includes(id))).toEqual([]);
  expect(Object.keys(deskMessages).filter((id) => !scripts.includes(id))).toEqual([]);
});

test('the strings exist in the workbench’s source', async () => {
  const texts = await Promise.all(sources.map((folder) => textOf(join(repository, folder), /\.tsx?$/)));
  expect(benchWords.filter((word) => !texts.join('\n').includes(word))).toEqual([]);
});

test('the rest of the staff app is in the build', () => {
  expect(scripts).toContain('eth_call');
});
