import * as z from 'zod';

const testEnded = z.object({
  kind: z.literal('test'),
  /** Where the test is written, from the repository's root. */
  file: z.string(),
  name: z.string(),
  /** `flaky`: it passed only when it was tried again. */
  status: z.enum(['passed', 'failed', 'skipped', 'flaky']),
  ms: z.number(),
  /** What a failure says; of a flaky test, what its first try said. */
  error: z.string().optional(),
  /** The file that shows the first try or the failure step by step. */
  trace: z.string().optional(),
});

const fileEnded = z.object({
  kind: z.literal('file'),
  file: z.string(),
  /** How long its tests and hooks took together. */
  ms: z.number(),
});

const textsShown = z.object({
  kind: z.literal('texts'),
  /** The texts of the catalogue that a run of stories showed. */
  ids: z.array(z.string()),
});

const testEvent = z.discriminatedUnion('kind', [testEnded, fileEnded, textsShown]);

/** A test that ended. */
export type TestEnded = z.infer<typeof testEnded>;

/** What a test runner tells of while it works: a line of its output for each. */
export type TestEvent = z.infer<typeof testEvent>;

const marker = 'upline-test-event ';

/** Tells the command that started this test runner what happened. */
export function tell(event: TestEvent): void {
  process.stdout.write(`\n${marker}${JSON.stringify(event)}\n`);
}

/** @returns `null` for a line that another program wrote. */
export function readEvent(line: string): TestEvent | null {
  if (!line.startsWith(marker)) return null;
  try {
    return testEvent.parse(JSON.parse(line.slice(marker.length)));
  } catch {
    return { kind: 'test', file: '', name: '(a broken report)', status: 'failed', ms: 0, error: line };
  }
}
