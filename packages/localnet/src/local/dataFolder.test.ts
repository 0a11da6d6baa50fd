import { existsSync } from 'node:fs';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { folderForTest } from '../testing/localFixture.ts';
import { forkFolder, removeOwnData, requireOwnData } from './dataFolder.ts';

const repository = fileURLToPath(new URL('../../../../', import.meta.url));

let home: string;

beforeEach(async () => {
  home = await folderForTest();
  vi.stubEnv('HOME', home);
});

afterEach(() => {
  vi.unstubAllEnvs();
});

async function fill(folder: string, files: readonly string[]): Promise<string> {
  for (const file of files) {
    const path = join(folder, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, file.endsWith('deployment.json') ? `{"registry":"0x${'ab'.repeat(20)}"}` : 'words');
  }
  return folder;
}

const local = [
  'chain-state.json',
  'chain-state.json.whole',
  'chain-running.json',
  'deployment.json',
  'demo-members.json',
  'demo-staff.json',
  'processes.json',
  'database/PG_VERSION',
  'database.lock/x',
  'database.0197-ab.upline-copy/x',
  'uploads/0f/0f31',
  'uploads/staging/31',
  'fork/deployment.json',
  'fork/launch-rehearsal.json',
  'fork/launch-rehearsal/137.json',
  'fork/demo-members.json',
  'fork/database/PG_VERSION',
  'fork/uploads/1a/1a2b',
];

test('removes the data of a local start and the folder', async () => {
  const folder = await fill(join(home, 'data'), local);
  await removeOwnData(folder);
  expect(existsSync(folder)).toBe(false);
  expect(existsSync(home)).toBe(true);
});

test('removes a damaged deployment, the usual reason to start over', async () => {
  const folder = await fill(join(home, 'data'), ['chain-state.json']);
  await writeFile(join(folder, 'deployment.json'), '{"regis');
  await removeOwnData(folder);
  expect(existsSync(folder)).toBe(false);
});

test('accepts a missing or empty folder', async () => {
  await removeOwnData(join(home, 'none'));
  await mkdir(join(home, 'empty'));
  await removeOwnData(join(home, 'empty'));
  expect(existsSync(join(home, 'empty'))).toBe(false);
});

describe('refuses a folder with other content and removes nothing', () => {
  test.each([
    ['a text and a photo', [...local, 'thesis.txt', 'photos/a.jpg'], 'photos, thesis.txt'],
    ['a checkout', [...local, '.git/HEAD', 'package.json'], '.git, package.json'],
    ['photos among the uploads', [...local, 'uploads/holiday/a.jpg'], 'uploads/holiday'],
    ['a file in the fork’s folder', [...local, 'fork/notes.txt'], 'fork/notes.txt'],
    ['a fork that is somebody’s checkout', ['chain-state.json', 'fork/.git/HEAD'], 'fork/.git'],
    [
      'a server’s data alone',
      ['database/PG_VERSION', 'uploads/0f/0f31', 'deployment.json'],
      'database, uploads',
    ],
  ])('%s', async (_, files, found) => {
    const folder = await fill(join(home, 'data'), files);
    await expect(removeOwnData(folder)).rejects.toThrow(`did not write there: ${found}.`);
    expect(files.filter((file) => !existsSync(join(folder, file)))).toEqual([]);
  });

  test('a deployment of another program', async () => {
    const folder = join(home, 'data');
    await mkdir(folder);
    await writeFile(join(folder, 'deployment.json'), '{"kind":"Deployment"}');
    await expect(removeOwnData(folder)).rejects.toThrow('deployment.json');
    expect(existsSync(join(folder, 'deployment.json'))).toBe(true);
  });

  test.each([
    ['the root of the disk', () => '/'],
    ['the home folder', homedir],
    ['the folder above it', () => dirname(homedir())],
    ['this checkout', () => repository],
    ['the folder above it', () => dirname(dirname(join(repository, 'x')))],
  ])('%s', async (_, folder) => {
    await expect(requireOwnData(folder())).rejects.toThrow('is not emptied: it holds');
  });

  test('a link to the home folder', async () => {
    const other = await folderForTest();
    await symlink(home, join(other, 'data'));
    await expect(requireOwnData(join(other, 'data'))).rejects.toThrow('the home folder');
  });
});

test('removes a link and keeps its target', async () => {
  const elsewhere = await fill(join(home, 'disk'), ['0f/0f31']);
  const folder = await fill(join(home, 'data'), ['chain-state.json']);
  await symlink(elsewhere, join(folder, 'uploads'));
  await removeOwnData(folder);
  expect(existsSync(join(elsewhere, '0f/0f31'))).toBe(true);
  expect(existsSync(folder)).toBe(false);
});

test("removes a fork's folder that has only a deployment", async () => {
  const folder = await fill(join(home, 'data'), ['fork/deployment.json']);
  await removeOwnData(forkFolder(folder));
  expect(existsSync(folder)).toBe(true);
  expect(existsSync(forkFolder(folder))).toBe(false);
});
