/** 9999-12-31T23:59:59Z in seconds since 1970: neither the database nor the API writes a longer year. */
export const lastSecond = 253_402_300_799n;

/** A time of the chain, in seconds since 1970; one that no date shows becomes the last that one does. */
export function dateOf(seconds: bigint): Date {
  return new Date(Number(seconds > lastSecond ? lastSecond : seconds) * 1000);
}
