/**
 * A value as a single line of text that differs for different values: sorted fields, bigints with
 * an n. Text is faster to compare, sort and print than objects.
 */
export function plainText(value: unknown): string {
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return `[${value.map(plainText).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${fields.map(([name, field]) => `${name}: ${plainText(field)}`).join(', ')}}`;
  }
  return String(value);
}
