import { readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { folderForTest } from '@upline/localnet/testing';
import { expect, test } from 'vitest';
import { writeWhole } from './writeWhole.ts';

test('a file is made with its folder, and replaced; what a broken run left is in nobody’s way', async () => {
  const folder = join(await folderForTest(), 'made');
  const path = join(folder, 'file.json');
  await writeWhole(path, 'old');
  await writeFile(`${path}.new`, 'hal');
  await writeWhole(path, 'new');
  expect(await readFile(path, 'utf8')).toBe('new');
  expect(await readdir(folder)).toEqual(['file.json']);
});

test('a link that somebody put there leads nowhere', async () => {
  const folder = await folderForTest();
  const [path, other] = [join(folder, 'file.json'), join(folder, 'other')];
  await writeFile(other, 'precious');
  await symlink(other, `${path}.new`);
  await writeWhole(path, 'new');
  expect(await readFile(other, 'utf8')).toBe('precious');
  expect(await readFile(path, 'utf8')).toBe('new');
});
