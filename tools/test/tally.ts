import type { TestEnded } from './event.ts';

export type Tally = Record<TestEnded['status'], number>;

export function tallied(tests: readonly TestEnded[]): Tally {
  const tally: Tally = { passed: 0, failed: 0, skipped: 0, flaky: 0 };
  for (const { status } of tests) tally[status] += 1;
  return tally;
}

/** `627 passed, 0 failed`, and the skipped ones if any. A flaky test counts as passed. */
export function countOf({ passed, failed, skipped, flaky }: Tally): string {
  return `${passed + flaky} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** Number of flaky tests from which a full run fails. */
const flakyLimit = 3;

/**
 * The verdict of a run: fails on a failed test, on an empty run, and a full run also on many flaky
 * tests.
 */
export function verdictOf(tests: readonly TestEnded[], isFull: boolean) {
  const total = tallied(tests);
  const isUnsteady = isFull && total.flaky >= flakyLimit;
  const limit = isUnsteady ? `: from ${flakyLimit} on a full run fails` : '';
  return {
    isUnsteady,
    hasPassed: total.failed === 0 && total.passed + total.flaky > 0 && !isUnsteady,
    lines: [...(total.flaky > 0 ? [`${total.flaky} flaky${limit}`] : []), countOf(total)],
  };
}

/** `9:05` */
export function minutes(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** `file > name` of a test; the name alone for a check. */
export function placeOf({ file, name }: TestEnded): string {
  return file === '' ? name : `${file} > ${name}`;
}
