/**
 * Lets only so many tasks run at a time; the others wait for their turn, in their order.
 * @param most How many may run at once.
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
      // The next in line takes this place.
      const begin = waiting.shift();
      if (begin) begin();
      else running -= 1;
    }
  };
}
