/**
 * Formats the count of the token card: whole below a thousand, then thousands with a k suffix and
 * at most one decimal, truncated so that it never exceeds the count. Spec §2, §9.
 * @example formatTokenCount(1250) // '1.2k'
 */
export function formatTokenCount(count: number): string {
  if (count < 1000) return String(Math.trunc(count));
  return `${Math.trunc(count / 100) / 10}k`;
}
