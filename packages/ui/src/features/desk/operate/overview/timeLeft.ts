const minute = 60n;
const hour = 60n * minute;
const day = 24n * hour;

/** How long until then, as short as it can be read: `9 d`, `47 h 25 m`, `3 m`. Never rounded up. @param seconds From now. */
export function timeLeft(seconds: bigint): string {
  if (seconds >= 3n * day) return `${seconds / day} d`;
  if (seconds >= hour) return `${seconds / hour} h ${(seconds % hour) / minute} m`;
  return `${seconds < 0n ? 0n : seconds / minute} m`;
}

/** A chain's time as `Timestamp` takes it. */
export const isoOf = (seconds: bigint) => new Date(Number(seconds) * 1000).toISOString();
