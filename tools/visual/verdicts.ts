import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import * as z from 'zod';
import type { Finding } from './compareStories.ts';

const verdictSchema = z.strictObject({
  verdict: z.enum(['accepted', 'rejected']),
  /** Why; a rejection says what to change. */
  note: z.string().max(2_000),
  /** SHA-256 of the picture that was judged. */
  picture: z.string(),
});

/** What a reviewer said of a changed story. */
export type Verdict = z.infer<typeof verdictSchema>;

/** Verdicts by story and way: `screens-a--loaded dark-phone`. */
export type Verdicts = Record<string, Verdict>;

const fileSchema = z.record(z.string(), verdictSchema);

/** What one verdict is about: a story in one of the ways. */
export const keyOf = ({ story, way }: Pick<Finding, 'story' | 'way'>): string =>
  `${story.id} ${way.theme}-${way.viewport}`;

/** A picture’s hash, which stands for it in the repository; of a story that is gone, the word for it. */
export function pictureOf(finding: Finding): string {
  return finding.kind === 'removed'
    ? 'removed'
    : createHash('sha256').update(finding.after).digest('hex').slice(0, 32);
}

/** How a finding stands: a verdict counts for the picture that it was about. */
export type Standing = 'open' | 'accepted' | 'rejected' | 'changed since it was rejected';

/** How a finding stands by what was said of its story before. */
export function standingOf(verdict: Verdict | undefined, picture: string): Standing {
  if (!verdict) return 'open';
  if (verdict.picture === picture) return verdict.verdict;
  return verdict.verdict === 'rejected' ? 'changed since it was rejected' : 'open';
}

/** @throws Error when the file is no list of verdicts. */
export async function readVerdicts(file: string): Promise<Verdicts> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  return fileSchema.parse(JSON.parse(text));
}

/**
 * Writes a verdict down, in the order of the keys, so that two reviewers meet in one line at most.
 * @throws ZodError when it is none.
 */
export async function writeVerdict(file: string, key: string, given: unknown): Promise<void> {
  const verdicts = { ...(await readVerdicts(file)), [key]: verdictSchema.parse(given) };
  const sorted = Object.fromEntries(
    Object.entries(verdicts).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
  await writeFile(file, `${JSON.stringify(sorted, null, 2)}\n`);
}
