import { readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { folderForTest } from '@upline/localnet/testing';
import { expect, test } from 'vitest';
import { writeWhole } from './writeWhole.ts';

test('creates a file with its folder, replaces it, and ignores leftovers of an interrupted run', async () => {
  const folder = join(await folderForTest(), 'made');
  const path = join(folder, 'file.json');
  await writeWhole(path, 'old');
  await writeFile(`${path}.new`, 'hal');
  await writeWhole(path, 'new');
  expect(await readFile(path, 'utf8')).toBe('new');
  expect(await readdir(folder)).toEqual(['file.json']);
});

test('does not follow a link in place of the temporary file', async () => {
  const folder = await folderForTest();
  const [path, other] = [join(folder, 'file.json'), join(folder, 'other')];
  await writeFile(other, 'precious');
  await symlink(other, `${path}.new`);
  await writeWhole(path, 'new');
  expect(await readFile(other, 'utf8')).toBe('precious');
  expect(await readFile(path, 'utf8')).toBe('new');
});
