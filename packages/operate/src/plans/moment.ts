/** Formats a time to the minute in UTC: `2026-11-22 21:52 UTC`. @param seconds Since 1970. */
export function moment(seconds: bigint): string {
  return `${new Date(Number(seconds) * 1000).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

/** Converts a chain's time. @param seconds Since 1970. */
export const dateOf = (seconds: bigint) => new Date(Number(seconds) * 1000);
