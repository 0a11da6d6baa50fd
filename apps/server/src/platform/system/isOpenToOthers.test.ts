import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isOpenToOthers } from './isOpenToOthers.ts';

let parent: string;
let folder: string;

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'open-'));
  folder = join(parent, 'database');
  await mkdir(folder);
});

afterAll(() => rm(parent, { recursive: true }));

test.each([
  { above: 0o755, own: 0o755, isOpen: true },
  { above: 0o755, own: 0o700, isOpen: false },
  { above: 0o700, own: 0o755, isOpen: false },
  { above: 0o711, own: 0o755, isOpen: true },
  { above: 0o755, own: 0o770, isOpen: false },
])('a folder of $own in one of $above', async ({ above, own, isOpen }) => {
  await chmod(parent, above);
  await chmod(folder, own);
  expect(await isOpenToOthers(folder)).toBe(isOpen);
});

test('treats a missing folder as closed to others', async () => {
  expect(await isOpenToOthers(join(parent, 'missing'))).toBe(false);
});
