/** A state's fields: plain values that are replaced and never changed, or collections of such values. */
type Field = Map<unknown, unknown> | Set<unknown> | unknown[] | unknown;

function copyField(field: Field): Field {
  if (field instanceof Map) return new Map(field);
  if (field instanceof Set) return new Set(field);
  if (Array.isArray(field)) return field.slice();
  return field;
}

/**
 * A copy of a state: a change of one is not seen in the other. One level deep: it costs as much
 * as the collections are long, which is what makes a search over small worlds cheap.
 */
export function copyState<S extends object>(state: S): S {
  return Object.fromEntries(Object.entries(state).map(([key, field]) => [key, copyField(field)])) as S;
}
