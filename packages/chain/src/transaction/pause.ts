/** Waits. @throws The abort reason of the signal. */
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
 * Repeats a request until it succeeds.
 * @throws The abort reason of the signal.
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
      // Try again.
    }
    await pause(reader.pollingInterval, signal);
  }
}
