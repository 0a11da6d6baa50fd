/** Strict readers of unknown data; each throws on the first unexpected value. */

export function record(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new TypeError('No record.');
  return { ...value };
}

export function text(value: unknown): string {
  if (typeof value !== 'string') throw new TypeError('No text.');
  return value;
}

export function count(value: unknown): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0)
    throw new TypeError('No count.');
  return value;
}

export function flag(value: unknown): boolean {
  if (typeof value !== 'boolean') throw new TypeError('No flag.');
  return value;
}

/** The result of `parse`, or the fallback if it throws. */
export function parsedOr<T>(fallback: T, parse: () => T): T {
  try {
    return parse();
  } catch {
    return fallback;
  }
}
