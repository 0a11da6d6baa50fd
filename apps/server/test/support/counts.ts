/** Whether a test also repeats on PostgreSQL what it shows on the embedded database. */
export const isFull = process.env.UPLINE_TESTS === 'full';

/**
 * How often a test repeats itself: all of it where `UPLINE_TESTS=full`, as CI does, and a tenth elsewhere.
 * @param full How often in a full run.
 * @param short How often elsewhere, where a tenth is more than it takes.
 */
export function count(full: number, short = Math.ceil(full / 10)): number {
  return isFull ? full : short;
}
