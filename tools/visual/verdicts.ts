import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import * as z from 'zod';
import type { Finding } from './compareStories.ts';

const verdictSchema = z.strictObject({
  verdict: z.enum(['accepted', 'rejected']),
  /** The reason; for a rejection, the requested change. */
  note: z.string().max(2_000),
  /** SHA-256 of the judged picture. */
  picture: z.string(),
});

export type Verdict = z.infer<typeof verdictSchema>;

/** Verdicts by story and way: `screens-a--loaded dark-phone`. */
export type Verdicts = Record<string, Verdict>;

const fileSchema = z.record(z.string(), verdictSchema);

/** A verdict's key: a story in one of the ways. */
export const keyOf = ({ story, way }: Pick<Finding, 'story' | 'way'>): string =>
  `${story.id} ${way.theme}-${way.viewport}`;

/** A picture’s hash, stored in the repository in its place; `removed` for a removed story. */
export function pictureOf(finding: Finding): string {
  return finding.kind === 'removed'
    ? 'removed'
    : createHash('sha256').update(finding.after).digest('hex').slice(0, 32);
}

/** The status of a finding: a verdict counts only for its own picture. */
export type Standing = 'open' | 'accepted' | 'rejected' | 'changed since it was rejected';

export function standingOf(verdict: Verdict | undefined, picture: string): Standing {
  if (!verdict) return 'open';
  if (verdict.picture === picture) return verdict.verdict;
  return verdict.verdict === 'rejected' ? 'changed since it was rejected' : 'open';
}

/** @throws Error if the file is no valid list of verdicts. */
export async function readVerdicts(file: string): Promise<Verdicts> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  return fileSchema.parse(JSON.parse(text));
}

/**
 * Stores a verdict, sorted by key, so that two reviewers conflict in at most one line.
 * @throws ZodError if the verdict is invalid.
 */
export async function writeVerdict(file: string, key: string, given: unknown): Promise<void> {
  const verdicts = { ...(await readVerdicts(file)), [key]: verdictSchema.parse(given) };
  const sorted = Object.fromEntries(
    Object.entries(verdicts).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
  await writeFile(file, `${JSON.stringify(sorted, null, 2)}\n`);
}
