/**
 * The words of an error and of each of its causes: the last one is mostly the reason.
 * @param wordsOf Those of one error alone.
 */
export function withCauses<E extends { cause?: E }>(error: E, wordsOf: (one: E) => string): string {
  const chain = new Set<E>();
  for (let one: E | undefined = error; one && !chain.has(one); one = one.cause) chain.add(one);
  // A thrown error may have a text as its cause.
  return [...chain].map((one) => (typeof one === 'string' ? one : wordsOf(one))).join('\nCaused by: ');
}
