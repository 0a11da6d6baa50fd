/** Ends quietly when it was aborted. */
export async function unlessAborted(
  signal: AbortSignal | undefined,
  act: () => Promise<void>,
): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!signal?.aborted) throw error;
  }
}
