import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { ownOutDir } from './ownOutDir.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'upline-build-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await mkdir(join(root, 'precious'));
  await mkdir(join(root, 'dist'));
  await writeFile(join(root, 'index.html'), '<p></p>');
  await writeFile(join(root, 'precious/thesis.txt'), 'words');
  await writeFile(join(root, 'dist/old.txt'), 'words');
});

const buildInto = (outDir: string) =>
  build({ root, configFile: false, logLevel: 'silent', plugins: [ownOutDir()], build: { outDir } });

test('refuses a foreign folder with files in it, and deletes nothing', async () => {
  await expect(buildInto('precious')).rejects.toThrow('would delete what is there (thesis.txt)');
  expect(existsSync(join(root, 'precious/thesis.txt'))).toBe(true);
});

test('builds into a new folder and again into its own', async () => {
  await buildInto('new');
  expect(existsSync(join(root, 'new/index.html'))).toBe(true);
  await buildInto('dist');
  expect(existsSync(join(root, 'dist/index.html'))).toBe(true);
  expect(existsSync(join(root, 'dist/old.txt'))).toBe(false);
});
