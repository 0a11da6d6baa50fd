import * as z from 'zod';
import type { KnownRows } from './knownKinds.ts';

/** A list in a reply. A client of the previous release keeps only the rows that it knows. */
export function knownList<Row extends z.ZodType, Key extends string>(
  row: Row,
  keys: readonly Key[],
  known: KnownRows<Key>,
) {
  const ofSomeKind = z.array(z.looseObject(Object.fromEntries(keys.map((key) => [key, z.string()]))));
  return z.preprocess((told) => {
    const { success, data } = ofSomeKind.safeParse(told);
    return success ? known(data as Record<Key, string>[]) : told;
  }, z.array(row));
}
