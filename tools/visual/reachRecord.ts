import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, matchesGlob } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import * as z from 'zod';
import { compositions, declaredInputs } from '../test/changed/declaredInputs.ts';
import { readImports, touchedBy } from '../test/changed/importGraph.ts';
import type { Reach } from './reach.ts';
import type { ListedStory } from './storyList.ts';
import { isAboutTokens } from './tokenChange.ts';
import type { Way } from './ways.ts';

const recordSchema = z.strictObject({
  commit: z.string(),
  stories: z.record(z.string(), z.strictObject({ variables: z.array(z.string()), isUntold: z.boolean() })),
});

/** Reach by story, which lets a later run skip the play. */
export type ReachRecord = Record<string, Reach>;

export type KeptRecord = z.infer<typeof recordSchema>;

/**
 * The path of a record: the hash covers the code that shows and reads a page, so that older records
 * do not match.
 */
export async function recordFileOf(kept: string, { theme, viewport }: Way): Promise<string> {
  const hash = createHash('sha256');
  for (const file of ['camera.ts', 'reach.ts', 'swapStyles.ts', 'ways.ts'])
    hash.update(await readFile(fileURLToPath(new URL(file, import.meta.url))));
  return join(kept, `${hash.digest('hex').slice(0, 16)} ${theme}-${viewport}.json`);
}

/** The stored record; null if it is missing or invalid. */
export async function readRecord(file: string): Promise<KeptRecord | null> {
  try {
    return recordSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return null;
  }
}

export async function writeRecord(file: string, record: KeptRecord): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(record));
}

/** The frame of every story. */
const preview = '.storybook/preview.tsx';

/**
 * The part of a record that is valid at another commit: stories that no change between the two can
 * affect.
 * @param root A checkout of that commit; token values may differ.
 */
export async function whatHolds(
  { commit: seen, stories: known }: KeptRecord,
  root: string,
  commit: string,
  stories: ReadonlyMap<string, ListedStory>,
): Promise<ReachRecord> {
  const git = execa({ cwd: root, lines: true });
  // A commit lost in a rebase, for example, has no diff.
  const diff = await git({ reject: false })`git diff --name-only --no-renames ${seen} ${commit}`;
  if (diff.failed) return {};
  const changed = diff.stdout.filter((file) => !isAboutTokens(file));
  const { stdout: files } = await git`git ls-files`;
  const gone = changed.filter((file) => !files.includes(file));
  const touched = touchedBy(readImports(root, files, gone), changed, compositions);
  const isOneOf = (file: string, globs: readonly string[]) => globs.some((glob) => matchesGlob(file, glob));
  if (touched.has(preview) || changed.some((file) => isOneOf(file, declaredInputs.everything))) return {};
  // Declared inputs of a story, such as a scenario.
  const called = declaredInputs.calls.flatMap(([glob, tests]) =>
    changed.some((file) => matchesGlob(file, glob)) ? tests : [],
  );
  const holds = ([, { file }]: [string, ListedStory]) =>
    file !== undefined && !touched.has(file) && !isOneOf(file, called);
  return Object.fromEntries(
    [...stories].filter(holds).flatMap(([id]) => (known[id] ? [[id, known[id]]] : [])),
  );
}

/** True if a change may reach a story, or if the story is unknown. */
export const mayReach = (reach: Reach | undefined, changed: readonly string[]): boolean =>
  !reach || reach.isUntold || changed.some((name) => reach.variables.includes(name));
