/**
 * A count of tokens as the token card shows it: whole below a thousand, then thousands with a k suffix and
 * at most one decimal, truncated so that no member is shown more than they have. Spec §2, §9.
 * @example formatTokenCount(1250) // '1.2k'
 */
export function formatTokenCount(count: number): string {
  if (count < 1000) return String(Math.trunc(count));
  return `${Math.trunc(count / 100) / 10}k`;
}
