/** A line in which one task is done at a time, in the order in which they came. */
export interface Line {
  /**
   * @param signal Takes a task that still waits out of the line.
   * @throws What the task throws; the signal's reason.
   */
  run<T>(task: () => Promise<T>, signal: AbortSignal): Promise<T>;
  /** How many wait. */
  waiting(): number;
  /** Since when the first waits, milliseconds since 1970; `null` when nobody does. */
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
        // Who waits takes over the place of who ends.
        if (next) next.go();
        else isBusy = false;
      }
    },
    waiting: () => waiting.length,
    since: () => waiting[0]?.since ?? null,
  };
}
