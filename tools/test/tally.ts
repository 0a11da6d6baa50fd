import type { TestEnded } from './event.ts';

/** How many tests ended how. */
export type Tally = Record<TestEnded['status'], number>;

export function tallied(tests: readonly TestEnded[]): Tally {
  const tally: Tally = { passed: 0, failed: 0, skipped: 0, flaky: 0 };
  for (const { status } of tests) tally[status] += 1;
  return tally;
}

/** `627 passed, 0 failed`, and how many were skipped if any were. A flaky test has passed. */
export function countOf({ passed, failed, skipped, flaky }: Tally): string {
  return `${passed + flaky} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** So many flaky tests are no accident any more: they fail a full run. */
const flakyLimit = 3;

/** How a run went: it fails by what failed, when nothing ran, and a full one by many flaky tests. */
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

/** Where a test is to be found; a check has no file. */
export function placeOf({ file, name }: TestEnded): string {
  return file === '' ? name : `${file} > ${name}`;
}
