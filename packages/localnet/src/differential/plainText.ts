/**
 * A value as one line that differs whenever the value does: fields by name in order, bigints with an n. Texts
 * compare, sort and print faster than trees.
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
