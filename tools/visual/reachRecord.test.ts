import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readRecord, recordFileOf, writeRecord } from './reachRecord.ts';
import { type Way, waysIn } from './ways.ts';

const [light, dark] = waysIn(['light-desktop', 'dark-desktop']) as [Way, Way];

async function folderForTest(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'upline-reach-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A build with these files. */
async function buildOf(...names: string[]): Promise<string> {
  const folder = await folderForTest();
  await mkdir(join(folder, 'assets'));
  for (const name of names) await writeFile(join(folder, 'assets', name), '');
  return folder;
}

test('what one look found stays beside what the next finds', async () => {
  const file = join(await folderForTest(), 'reach', 'record.json');
  expect(await readRecord(file)).toEqual({});
  const first = { variables: ['--a'], isUntold: false };
  const second = { variables: ['--b'], isUntold: true };
  await writeRecord(file, { 'screens-a--loaded': first, 'screens-b--loaded': first });
  await writeRecord(file, { 'screens-b--loaded': second });
  expect(await readRecord(file)).toEqual({ 'screens-a--loaded': first, 'screens-b--loaded': second });
});

test.for(['{"screens-a--loaded":', '[]', '{"screens-a--loaded":["--a"]}'])(
  'a file that is no record spares no play: %s',
  async (text) => {
    const file = join(await folderForTest(), 'record.json');
    await writeFile(file, text);
    expect(await readRecord(file)).toEqual({});
  },
);

test('a record is of one build, by what its files hold, and of one way to look', async () => {
  const kept = await folderForTest();
  const file = await recordFileOf(await buildOf('a-1.js', 'b-1.css'), kept, light);
  expect(await recordFileOf(await buildOf('b-1.css', 'a-1.js'), kept, light)).toBe(file);
  expect(await recordFileOf(await buildOf('a-1.js', 'b-2.css'), kept, light)).not.toBe(file);
  expect(await recordFileOf(await buildOf('a-1.js', 'b-1.css'), kept, dark)).not.toBe(file);
});
