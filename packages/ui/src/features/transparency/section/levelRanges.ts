import type { Position } from '@upline/domain';

/**
 * Shortens a list of levels: three or more consecutive ones become a range.
 * @param levels Ascending.
 */
export function levelRanges(levels: readonly Position[]): string {
  const runs: Position[][] = [];
  for (const level of levels) {
    const run = runs.at(-1);
    if (run && run.at(-1) === level - 1) run.push(level);
    else runs.push([level]);
  }
  return runs.map((run) => (run.length > 2 ? `${run[0]}–${run.at(-1)}` : run.join(', '))).join(', ');
}
