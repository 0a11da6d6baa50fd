/** Parses `2026-12-24 18:00` in UTC as seconds since 1970; `null` if invalid. */
export function secondsIn(text: string): bigint | null {
  const [, day, minute] = /^\s*(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d))?\s*$/.exec(text) ?? [];
  if (!day) return null;
  const time = Date.parse(`${day}T${minute ?? '00:00'}:00Z`);
  return Number.isNaN(time) ? null : BigInt(time / 1000);
}
