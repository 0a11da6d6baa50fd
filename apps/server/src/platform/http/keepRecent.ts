/** Enough for the lists of the busiest minutes; at most twice as many are cached. */
const keptAtMost = 20_000;

/** Caches the recent results of a function that depends on nothing but its argument. */
export function keepRecent<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  let kept = new Map<Key, Value>();
  let older = new Map<Key, Value>();
  return (key) => {
    const found = kept.get(key);
    if (found !== undefined) return found;
    const value = older.get(key) ?? compute(key);
    if (kept.size >= keptAtMost) [older, kept] = [kept, new Map()];
    kept.set(key, value);
    return value;
  };
}
