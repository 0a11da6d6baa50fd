/** A queue that runs one task at a time, in order of arrival. */
export interface Line {
  /**
   * @param signal Removes the task while it waits.
   * @throws The task's error, or the signal's reason.
   */
  run<T>(task: () => Promise<T>, signal: AbortSignal): Promise<T>;
  /** Number of waiting tasks. */
  waiting(): number;
  /** Arrival of the first waiting task, milliseconds since 1970; `null` for an empty queue. */
  since(): number | null;
}

interface Waiting {
  since: number;
  go(): void;
}

export function createLine(): Line {
  const waiting: Waiting[] = [];
  let isBusy = false;

  function turn(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        waiting.splice(waiting.indexOf(one), 1);
        reject(signal.reason);
      };
      const one = {
        since: Date.now(),
        go() {
          signal.removeEventListener('abort', leave);
          resolve();
        },
      };
      signal.addEventListener('abort', leave, { once: true });
      waiting.push(one);
    });
  }

  return {
    async run(task, signal) {
      signal.throwIfAborted();
      if (isBusy) await turn(signal);
      isBusy = true;
      try {
        return await task();
      } finally {
        const next = waiting.shift();
        // Hands the slot directly to the next task.
        if (next) next.go();
        else isBusy = false;
      }
    },
    waiting: () => waiting.length,
    since: () => waiting[0]?.since ?? null,
  };
}
