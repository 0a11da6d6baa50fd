/**
 * Limits concurrent tasks; the others wait in order.
 * @param most Maximum number of concurrent tasks.
 */
export function inTurns(most: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (running < most) running += 1;
    else await new Promise<void>((begin) => waiting.push(begin));
    try {
      return await task();
    } finally {
      // The next task inherits this slot.
      const begin = waiting.shift();
      if (begin) begin();
      else running -= 1;
    }
  };
}
