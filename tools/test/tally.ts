import type { TestEnded } from './event.ts';

/** How many tests ended how. */
export type Tally = Record<TestEnded['status'], number>;

export function tallied(tests: readonly TestEnded[]): Tally {
  const tally: Tally = { passed: 0, failed: 0, skipped: 0 };
  for (const { status } of tests) tally[status] += 1;
  return tally;
}

/** `627 passed, 0 failed`, and how many were skipped if any were. */
export function countOf({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
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
