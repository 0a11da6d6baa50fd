import { relative } from 'node:path';
import type { Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { withCauses } from './causes.ts';
import { tell } from './event.ts';

const ownWords = ({ stack, message, value, snippet }: TestError) =>
  [stack ?? message ?? value ?? '', ...(snippet ? [snippet] : [])].join('\n');

const wordsOf = (error: TestError) => withCauses(error, ownWords);

/** Tells of each journey when it ends. One that passed on a second try alone has failed. */
export default class PlaywrightReporter implements Reporter {
  onTestEnd(test: TestCase, { status, duration, errors, retry }: TestResult): void {
    const hasPassed = status === test.expectedStatus && retry === 0;
    tell({
      kind: 'test',
      file: relative(process.cwd(), test.location.file),
      name: test.titlePath().slice(3).join(' > '),
      status: status === 'skipped' ? 'skipped' : hasPassed ? 'passed' : 'failed',
      ms: duration,
      ...(!hasPassed && { error: errors.map(wordsOf).join('\n\n') || status }),
    });
  }

  onError(error: TestError): void {
    const name = '(an error outside of all tests)';
    tell({ kind: 'test', file: '', name, status: 'failed', ms: 0, error: wordsOf(error) });
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
}
