/** A field of a state: an immutable value, or a collection of them. */
type Field = Map<unknown, unknown> | Set<unknown> | unknown[] | unknown;

function copyField(field: Field): Field {
  if (field instanceof Map) return new Map(field);
  if (field instanceof Set) return new Set(field);
  if (Array.isArray(field)) return field.slice();
  return field;
}

/**
 * Copies a state one level deep, so that changes do not affect the original. The cost is
 * proportional to the collections' sizes, which keeps searches over small models fast.
 */
export function copyState<S extends object>(state: S): S {
  return Object.fromEntries(Object.entries(state).map(([key, field]) => [key, copyField(field)])) as S;
}
