/**
 * 9999-12-31T23:59:59Z in seconds since 1970, the latest time that the database and the API can
 * write.
 */
export const lastSecond = 253_402_300_799n;

/** Converts a block time, seconds since 1970, to a date; later times become `lastSecond`. */
export function dateOf(seconds: bigint): Date {
  return new Date(Number(seconds > lastSecond ? lastSecond : seconds) * 1000);
}
