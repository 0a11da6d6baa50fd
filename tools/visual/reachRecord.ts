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

/** By story, which variables reached it when it was played: a later look spares its play. */
export type ReachRecord = Record<string, Reach>;

/** What was seen, and at which commit. */
export type KeptRecord = z.infer<typeof recordSchema>;

/** Where a record is kept: by how a page is shown and read, so that an older reading is not taken for this one. */
export async function recordFileOf(kept: string, { theme, viewport }: Way): Promise<string> {
  const hash = createHash('sha256');
  for (const file of ['camera.ts', 'reach.ts', 'swapStyles.ts', 'ways.ts'])
    hash.update(await readFile(fileURLToPath(new URL(file, import.meta.url))));
  return join(kept, `${hash.digest('hex').slice(0, 16)} ${theme}-${viewport}.json`);
}

/** What was kept; null when nothing was, or the file is none of ours. */
export async function readRecord(file: string): Promise<KeptRecord | null> {
  try {
    return recordSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return null;
  }
}

/** Keeps a record in place of an earlier one. */
export async function writeRecord(file: string, record: KeptRecord): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(record));
}

/** What every story is shown in. */
const preview = '.storybook/preview.tsx';

/**
 * What of a record holds at another commit too: the stories that nothing which changed between the two can touch.
 * @param root A checkout of that commit; values of tokens may differ.
 */
export async function whatHolds(
  { commit: seen, stories: known }: KeptRecord,
  root: string,
  commit: string,
  stories: ReadonlyMap<string, ListedStory>,
): Promise<ReachRecord> {
  const git = execa({ cwd: root, lines: true });
  // A commit that is gone, after a rebase for example, tells nothing.
  const diff = await git({ reject: false })`git diff --name-only --no-renames ${seen} ${commit}`;
  if (diff.failed) return {};
  const changed = diff.stdout.filter((file) => !isAboutTokens(file));
  const { stdout: files } = await git`git ls-files`;
  const gone = changed.filter((file) => !files.includes(file));
  const touched = touchedBy(readImports(root, files, gone), changed, compositions);
  const isOneOf = (file: string, globs: readonly string[]) => globs.some((glob) => matchesGlob(file, glob));
  if (touched.has(preview) || changed.some((file) => isOneOf(file, declaredInputs.everything))) return {};
  // What a story shows without importing it, such as a scenario.
  const called = declaredInputs.calls.flatMap(([glob, tests]) =>
    changed.some((file) => matchesGlob(file, glob)) ? tests : [],
  );
  const holds = ([, { file }]: [string, ListedStory]) =>
    file !== undefined && !touched.has(file) && !isOneOf(file, called);
  return Object.fromEntries(
    [...stories].filter(holds).flatMap(([id]) => (known[id] ? [[id, known[id]]] : [])),
  );
}

/** Whether a change may reach a story; one that nobody has seen, it may. */
export const mayReach = (reach: Reach | undefined, changed: readonly string[]): boolean =>
  !reach || reach.isUntold || changed.some((name) => reach.variables.includes(name));
