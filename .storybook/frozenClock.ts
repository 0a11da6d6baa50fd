const RealDate = globalThis.Date;

/** When every story is shown: the moment that the mocked worlds begin at. */
const moment = RealDate.UTC(2026, 10, 21, 12);

/** A date that is told its moment is that moment; one that is told nothing is the moment of all stories. */
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

/** Lets the clock go again. */
export function releaseClock(): void {
  globalThis.Date = RealDate;
}

/** Stops the clock for a story; timers go on. A story may set its `Date.now` forward, which ends with it. */
export function freezeClock() {
  Object.assign(globalThis, { Date: frozenDate() });
  return releaseClock;
}
