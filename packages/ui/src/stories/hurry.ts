/**
 * Lets what is done every so often be done every fifth of a second.
 * @param every Milliseconds of the timers that are meant; others keep their time.
 * @returns Gives every timer its own time back.
 */
export function hurry(every: number): () => void {
  const { setInterval } = window;
  Object.assign(window, {
    setInterval: (run: TimerHandler, delay?: number) => setInterval(run, delay === every ? 200 : delay),
  });
  return () => void Object.assign(window, { setInterval });
}
