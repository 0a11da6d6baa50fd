import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { backupAge } from './backupAge.ts';

test('counts the newest backup of any kind and no other files', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'upline-backup-age-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  expect(await backupAge(folder)).toBe(Number.POSITIVE_INFINITY);
  expect(await backupAge(join(folder, 'none'))).toBe(Number.POSITIVE_INFINITY);
  const ages = {
    '2026-11-23T031500Z': 7200,
    'before.backup': 3600,
    'notes.txt': 0,
    '.partial-2026-11-23T031500Z': 0,
  };
  for (const [name, age] of Object.entries(ages)) {
    await writeFile(join(folder, name), '');
    await utimes(join(folder, name), Date.now() / 1000 - age, Date.now() / 1000 - age);
  }
  expect(Math.abs((await backupAge(folder)) - 3600)).toBeLessThan(60);
});
