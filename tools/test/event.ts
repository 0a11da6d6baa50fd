import * as z from 'zod';

const testEnded = z.object({
  kind: z.literal('test'),
  file: z.string(),
  name: z.string(),
  /** `flaky`: passed only on a retry. */
  status: z.enum(['passed', 'failed', 'skipped', 'flaky']),
  ms: z.number(),
  /** The failure's message; for a flaky test, that of its first attempt. */
  error: z.string().optional(),
  /** The trace file of the failure or the first attempt. */
  trace: z.string().optional(),
});

const fileEnded = z.object({
  kind: z.literal('file'),
  file: z.string(),
  ms: z.number(),
});

const textsShown = z.object({
  kind: z.literal('texts'),
  ids: z.array(z.string()),
});

const testEvent = z.discriminatedUnion('kind', [testEnded, fileEnded, textsShown]);

export type TestEnded = z.infer<typeof testEnded>;

export type TestEvent = z.infer<typeof testEvent>;

const marker = 'upline-test-event ';

/** Sends an event to the command that started this test runner. */
export function tell(event: TestEvent): void {
  process.stdout.write(`\n${marker}${JSON.stringify(event)}\n`);
}

/** @returns `null` for other output. */
export function readEvent(line: string): TestEvent | null {
  if (!line.startsWith(marker)) return null;
  try {
    return testEvent.parse(JSON.parse(line.slice(marker.length)));
  } catch {
    return { kind: 'test', file: '', name: '(a broken report)', status: 'failed', ms: 0, error: line };
  }
}
