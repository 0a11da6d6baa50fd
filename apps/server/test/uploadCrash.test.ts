import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test, vi } from 'vitest';
import { openDb } from '../src/platform/db/openDb.ts';
import { cleanUpUploads } from '../src/uploads/cleanUpUploads.ts';
import { diskStorage } from '../src/uploads/diskStorage.ts';
import { strayFiles, uploads } from '../src/uploads/schema.ts';
import { putEmptyDatabase } from './support/emptyDatabase.ts';
import { later } from './support/later.ts';

const script = fileURLToPath(new URL('./support/dieWhileStoring.ts', import.meta.url));

afterEach(() => {
  vi.useRealTimers();
});

test('keeps no upload of a process killed while storing, and removes its files later', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'upline-crash-'));
  await putEmptyDatabase(join(folder, 'database'));
  const child = spawn(process.execPath, [script, folder], { stdio: 'inherit' });
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);

  const { db, close } = await openDb(`file:${join(folder, 'database')}`);
  const files = join(folder, 'files');
  const left = async () => {
    const entries = await readdir(files, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).length;
  };
  // One file is stored and one is staged; neither belongs to a member.
  expect([await db.$count(uploads), await db.$count(strayFiles), await left()]).toEqual([0, 2, 2]);
  const uploadPlaces = { storage: diskStorage(files), stagingFolder: join(files, 'staging') };
  await cleanUpUploads(db, uploadPlaces);
  expect(await left()).toBe(2);
  later(2 * 60 * 60_000);
  await cleanUpUploads(db, uploadPlaces);
  expect([await db.$count(uploads), await db.$count(strayFiles), await left()]).toEqual([0, 0, 0]);
  await close();
});
