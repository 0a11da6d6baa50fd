import type { TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { beforeEach, expect, test, vi } from 'vitest';
import { readEvent, type TestEvent } from './event.ts';
import PlaywrightReporter from './playwrightReporter.ts';

const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true);

beforeEach(() => said.mockClear());

function told(): TestEvent[] {
  const lines = said.mock.calls.flatMap(([chunk]) => String(chunk).split('\n'));
  return lines.flatMap((line) => readEvent(line) ?? []);
}

interface Attempt {
  status: TestResult['status'];
  errors?: TestError[];
  trace?: string;
}

/** Reports a journey with one retry, once per attempt, as Playwright does. */
function play(reporter: PlaywrightReporter, attempts: readonly Attempt[]): void {
  const results: TestResult[] = [];
  const outcome = (): ReturnType<TestCase['outcome']> => {
    const statuses = results.map(({ status }) => status);
    if (statuses.every((status) => status === 'skipped' || status === 'interrupted')) return 'skipped';
    if (!statuses.includes('passed')) return 'unexpected';
    return statuses.includes('failed') ? 'flaky' : 'expected';
  };
  const journey = {
    location: { file: `${process.cwd()}/apps/web/e2e/a.spec.ts`, line: 1, column: 1 },
    titlePath: () => ['', '', 'a.spec.ts', 'a level', 'is bought'],
    expectedStatus: 'passed',
    retries: 1,
    results,
    outcome,
  };
  for (const [retry, { status, errors = [], trace }] of attempts.entries()) {
    const attachments = trace ? [{ name: 'trace', path: trace, contentType: 'application/zip' }] : [];
    const result = { status, errors, retry, duration: 1000, attachments };
    results.push(result as unknown as TestResult);
    reporter.onTestEnd(journey as unknown as TestCase, result as unknown as TestResult);
  }
}

const place = { kind: 'test', file: 'apps/web/e2e/a.spec.ts', name: 'a level > is bought' };

test('reports a passed journey', () => {
  play(new PlaywrightReporter(), [{ status: 'passed' }]);
  expect(told()).toEqual([{ ...place, status: 'passed', ms: 1000 }]);
});

test('reports a journey that passes on the second attempt as flaky, with first error and trace', () => {
  const errors = [{ message: 'It was not there.' }];
  play(new PlaywrightReporter(), [
    { status: 'failed', errors },
    { status: 'passed', trace: '/tmp/trace.zip' },
  ]);
  const error = 'It was not there.\n\nThe trace: /tmp/trace.zip';
  expect(told()).toEqual([{ ...place, status: 'flaky', ms: 2000, error }]);
});

test('reports a journey that fails twice as failed, once, with both errors', () => {
  play(new PlaywrightReporter(), [
    { status: 'failed', errors: [{ message: 'First.' }] },
    { status: 'failed', errors: [{ message: 'Second.' }] },
  ]);
  expect(told()).toEqual([{ ...place, status: 'failed', ms: 2000, error: 'First.\n\nSecond.' }]);
});

test('does not report an attempt that is retried, and reports it as failed if the run ends first', () => {
  const reporter = new PlaywrightReporter();
  play(reporter, [{ status: 'failed', errors: [{ message: 'First.' }] }]);
  expect(told()).toEqual([]);
  reporter.onEnd();
  expect(told()).toEqual([{ ...place, status: 'failed', ms: 1000, error: 'First.' }]);
});

test('prints an error outside all tests with its causes, also in the log', () => {
  const ended: TestError = { message: 'The server ended before it answered:\nEADDRINUSE' };
  const error: TestError = {
    message: 'Server did not come up.',
    cause: { message: 'Second.', cause: ended },
  };
  new PlaywrightReporter().onError(error);
  const [event] = told();
  for (const words of ['Server did not come up.', 'Second.', 'EADDRINUSE']) {
    expect(event).toMatchObject({ status: 'failed', error: expect.stringContaining(words) });
    expect(String(said.mock.calls[0]?.[0])).toContain(words);
  }
});
