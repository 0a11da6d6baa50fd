import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { cleanUpStaged, newStagedPath } from './stageFile.ts';

test('deletes files left by a killed process and nothing else in the folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'upline-staging-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(await newStagedPath(folder), 'half');
  await writeFile(join(folder, 'thesis.txt'), 'words');
  await mkdir(join(folder, 'photos'));
  await cleanUpStaged(folder, Date.now() + 60_000);
  expect((await readdir(folder)).toSorted()).toEqual(['photos', 'thesis.txt']);
});
