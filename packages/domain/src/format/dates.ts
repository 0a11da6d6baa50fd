/** The UTC day of an instant, `YYYY-MM-DD`: the `date` of a list row. */
export function utcDate(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}

/** The UTC time of an instant, `HH:mm:ss`: the `time` of a list row. */
export function utcTime(instant: Date): string {
  return instant.toISOString().slice(11, 19);
}
