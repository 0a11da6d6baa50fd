/**
 * How often a test repeats itself: all of it where `UPLINE_TESTS=full`, as CI does, and a tenth elsewhere.
 * @param full How often in a full run.
 */
export function count(full: number): number {
  return process.env.UPLINE_TESTS === 'full' ? full : Math.ceil(full / 10);
}
