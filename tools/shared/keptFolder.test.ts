import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test, vi } from 'vitest';
import { keptFolder } from './keptFolder.ts';

const name = `kept-folder-test-${randomUUID()}`;
const kept = fileURLToPath(new URL(`../node_modules/.cache/${name}`, import.meta.url));

afterEach(() => rm(kept, { recursive: true, force: true }));

const ingredients = (more: unknown) => ({
  files: ['tools/shared/keptFolder.ts'],
  outside: /\.test\.ts$/,
  more,
});

const make = vi.fn(async (folder: string) => {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'made.txt'), String(make.mock.calls.length));
});

test('creates a folder once for all callers, also in parallel', async () => {
  make.mockClear();
  const [first, second] = await Promise.all([
    keptFolder(name, ingredients(1), make),
    keptFolder(name, ingredients(1), make),
  ]);
  expect(second).toBe(first);
  expect(await keptFolder(name, ingredients(1), make)).toBe(first);
  expect(make).toHaveBeenCalledTimes(1);
  expect(await readFile(join(first, 'made.txt'), 'utf8')).toBe('1');
});

test('creates another folder for other ingredients', async () => {
  const first = await keptFolder(name, ingredients(1), make);
  expect(await keptFolder(name, ingredients(2), make)).not.toBe(first);
});

test('keeps nothing of an unfinished folder', async () => {
  const failing = async (folder: string) => {
    await mkdir(folder);
    await writeFile(join(folder, 'half.txt'), '');
    throw new Error('It broke off.');
  };
  await expect(keptFolder(name, ingredients(3), failing)).rejects.toThrow('It broke off.');
  const folder = await keptFolder(name, ingredients(3), make);
  await expect(readFile(join(folder, 'half.txt'))).rejects.toThrow('ENOENT');
});
