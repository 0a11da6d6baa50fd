/**
 * Asks once for what does not change during a visit, and again only after a failure.
 * @returns A function that gives the one answer to all who ask.
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
