/** True in a full run, which repeats some tests on PostgreSQL. */
export const isFull = process.env.UPLINE_TESTS === 'full';

/**
 * Number of repetitions of a test: `full` if `UPLINE_TESTS=full`, as in CI, otherwise `short`.
 * @param full Repetitions in a full run.
 * @param short Repetitions elsewhere. @default a tenth of `full`
 */
export function count(full: number, short = Math.ceil(full / 10)): number {
  return isFull ? full : short;
}
