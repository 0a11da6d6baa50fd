/**
 * Caches the result of a call that does not change during a visit; only a failure is retried.
 * @returns A function that returns the cached result.
 */
export function once<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let answer: Promise<Answer> | undefined;
  return () => {
    answer ??= ask().catch((error: unknown) => {
      answer = undefined;
      throw error;
    });
    return answer;
  };
}
