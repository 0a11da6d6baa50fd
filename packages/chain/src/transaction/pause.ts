/** Waits. @throws whatever the signal was aborted with. */
export function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason);
      return;
    }
    const timer = setTimeout(finish, milliseconds);
    signal?.addEventListener('abort', finish, { once: true });
    function finish() {
      clearTimeout(timer);
      signal?.removeEventListener('abort', finish);
      if (signal?.aborted) reject(signal.reason);
      else resolve();
    }
  });
}

/**
 * Asks until there is an answer: a node's silence is no news.
 * @throws whatever the signal was aborted with.
 */
export async function persistently<Answer>(
  { reader, signal }: { reader: { pollingInterval: number }; signal?: AbortSignal | undefined },
  ask: () => Promise<Answer>,
): Promise<Answer> {
  for (;;) {
    signal?.throwIfAborted();
    try {
      return await ask();
    } catch {
      // Asked again.
    }
    await pause(reader.pollingInterval, signal);
  }
}
