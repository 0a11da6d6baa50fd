import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { putEmptyDatabase } from '../../../test/support/emptyDatabase.ts';
import { createBackup } from './createBackup.ts';
import { restoreBackup } from './restoreBackup.ts';

const memory = '/dev/shm';

test('restores uploads to another disk than the database', async ({ skip, onTestFinished }) => {
  const disks = await Promise.all([tmpdir(), memory].map((path) => stat(path).catch(() => null)));
  if (!disks[1] || disks[0]?.dev === disks[1].dev) skip('This machine has no second disk at hand.');
  const folders = await Promise.all([tmpdir(), memory].map((path) => mkdtemp(join(path, 'upline-restore-'))));
  onTestFinished(async () => {
    for (const folder of folders) await rm(folder, { recursive: true });
  });
  const [near = '', far = ''] = folders;
  await putEmptyDatabase(join(near, 'database'));
  await mkdir(join(near, 'uploads', 'ab'), { recursive: true });
  await writeFile(join(near, 'uploads', 'ab', 'photo'), 'the bytes of a picture');
  const uploadsFolder = join(near, 'uploads');
  const settings = {
    uploadsFolder,
    stagingFolder: join(uploadsFolder, 'staging'),
    s3: null,
    version: 'test',
  };
  const file = join(near, 'today.backup');
  await createBackup({ ...settings, databaseUrl: `file:${join(near, 'database')}` }, file);

  const target = { databaseUrl: `file:${join(near, 'restored')}`, uploadsFolder: join(far, 'uploads') };
  await restoreBackup(target, file);
  expect(await readFile(join(far, 'uploads', 'ab', 'photo'), 'utf8')).toBe('the bytes of a picture');
  expect((await stat(join(near, 'restored', 'PG_VERSION'))).isFile()).toBe(true);
});

test('rejects a missing file and a file that is not a backup', async ({ onTestFinished }) => {
  const folder = await mkdtemp(join(tmpdir(), 'upline-restore-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const target = { databaseUrl: `file:${join(folder, 'restored')}`, uploadsFolder: join(folder, 'uploads') };
  const noise = join(folder, 'noise.backup');
  await writeFile(noise, randomBytes(1000));
  await expect(restoreBackup(target, noise)).rejects.toThrow('This is no backup of Upline');
  const nothing = join(folder, 'nothing.backup');
  await expect(restoreBackup(target, nothing)).rejects.toThrow(`There is no file ${nothing}.`);
});
