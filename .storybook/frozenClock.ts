const RealDate = globalThis.Date;

/** The time of every story: the start time of the mock backends. */
const moment = RealDate.UTC(2026, 10, 21, 12);

/** A `Date` that keeps explicit times; without arguments it is the time of all stories. */
function frozenDate() {
  return class extends RealDate {
    static override now = () => moment;

    static override [Symbol.hasInstance](value: unknown) {
      return value instanceof RealDate;
    }

    constructor(...given: unknown[]) {
      super(...((given.length === 0 ? [moment] : given) as [number]));
    }
  };
}

export function releaseClock(): void {
  globalThis.Date = RealDate;
}

/**
 * Freezes the clock for a story, except timers. A story may advance its `Date.now`, until the story
 * ends.
 */
export function freezeClock() {
  Object.assign(globalThis, { Date: frozenDate() });
  return releaseClock;
}
