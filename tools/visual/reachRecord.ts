import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import type { Reach } from './reach.ts';
import type { Way } from './ways.ts';

const recordSchema = z.record(
  z.string(),
  z.strictObject({ variables: z.array(z.string()), isUntold: z.boolean() }),
);

/** By story, which variables reached it when it was played: a later look at the same build spares its play. */
export type ReachRecord = Record<string, Reach>;

/**
 * Where the record of a built Storybook is kept: by the names of its files, which change with their content, and by
 * how a page is read, so that an older reading is not taken for this one.
 */
export async function recordFileOf(folder: string, kept: string, { theme, viewport }: Way): Promise<string> {
  const hash = createHash('sha256');
  for (const name of (await readdir(join(folder, 'assets'))).toSorted()) hash.update(`${name}\n`);
  hash.update(await readFile(fileURLToPath(new URL('reach.ts', import.meta.url))));
  return join(kept, `${hash.digest('hex').slice(0, 16)} ${theme}-${viewport}.json`);
}

/** What is known of a build; nothing when it was never looked at, or the file is none of ours. */
export async function readRecord(file: string): Promise<ReachRecord> {
  try {
    return recordSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return {};
  }
}

/** Keeps what a look found out beside what was known. */
export async function writeRecord(file: string, record: ReachRecord): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify({ ...(await readRecord(file)), ...record }));
}

/** Whether a change may reach a story; one that nobody has seen, it may. */
export const mayReach = (reach: Reach | undefined, changed: readonly string[]): boolean =>
  !reach || reach.isUntold || changed.some((name) => reach.variables.includes(name));
