import { relative } from 'node:path';
import type { Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { withCauses } from './causes.ts';
import { type TestEnded, tell } from './event.ts';

const errorText = ({ stack, message, value, snippet }: TestError) =>
  [stack ?? message ?? value ?? '', ...(snippet ? [snippet] : [])].join('\n');

const wordsOf = (error: TestError) => withCauses(error, errorText);

const wordsOfAttempt = ({ errors, status }: TestResult) => errors.map(wordsOf).join('\n\n') || status;

const statuses = {
  expected: 'passed',
  unexpected: 'failed',
  flaky: 'flaky',
  skipped: 'skipped',
} as const satisfies Record<ReturnType<TestCase['outcome']>, TestEnded['status']>;

/** Reports each test once, after its last attempt. */
export default class PlaywrightReporter implements Reporter {
  /** Failed tests that will be retried. */
  #open = new Set<TestCase>();

  onTestEnd(test: TestCase, { retry, status }: TestResult): void {
    const isTriedAgain = test.outcome() === 'unexpected' && retry < test.retries && status !== 'interrupted';
    if (isTriedAgain) this.#open.add(test);
    else this.#tell(test);
  }

  onError(error: TestError): void {
    const name = '(an error outside of all tests)';
    const words = wordsOf(error);
    process.stdout.write(`${words}\n`);
    tell({ kind: 'test', file: '', name, status: 'failed', ms: 0, error: words });
  }

  /** A run that ends early retries nothing. */
  onEnd(): void {
    for (const test of this.#open) this.#tell(test);
  }

  onStdOut(chunk: string | Buffer): void {
    process.stdout.write(chunk);
  }

  onStdErr(chunk: string | Buffer): void {
    process.stdout.write(chunk);
  }

  printsToStdio(): boolean {
    return true;
  }

  #tell(test: TestCase): void {
    this.#open.delete(test);
    const { results } = test;
    const status = statuses[test.outcome()];
    const failed = results.filter((one) => one.status !== test.expectedStatus);
    const traces = results.flatMap(({ attachments }) =>
      attachments.flatMap(({ name, path }) => (name === 'trace' && path ? [path] : [])),
    );
    const error = [...failed.map(wordsOfAttempt), ...traces.map((path) => `The trace: ${path}`)].join('\n\n');
    tell({
      kind: 'test',
      file: relative(process.cwd(), test.location.file),
      name: test.titlePath().slice(3).join(' > '),
      status,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
      ...((status === 'failed' || status === 'flaky') && { error }),
    });
  }
}
