/** Reads of unknown data that throw at the first thing that is not what it should be. */

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

/** The first value that parses without an error: what was stored, or the given value when that is garbage. */
export function parsedOr<T>(fallback: T, parse: () => T): T {
  try {
    return parse();
  } catch {
    return fallback;
  }
}
