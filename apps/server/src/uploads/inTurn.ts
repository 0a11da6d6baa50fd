/** Lets so many tasks run at a time; the others wait in the order in which they came. */
export function inTurn(atOnce: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      // Who waits takes over the place of who ends.
      if (next) next();
      else running -= 1;
    }
  };
}
