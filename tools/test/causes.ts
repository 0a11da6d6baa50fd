/**
 * The messages of an error and all its causes: the last one usually has the reason.
 * @param wordsOf Formats a single error.
 */
export function withCauses<E extends { cause?: E }>(error: E, wordsOf: (one: E) => string): string {
  const chain = new Set<E>();
  for (let one: E | undefined = error; one && !chain.has(one); one = one.cause) chain.add(one);
  // A thrown error may have a string as its cause.
  return [...chain].map((one) => (typeof one === 'string' ? one : wordsOf(one))).join('\nCaused by: ');
}
