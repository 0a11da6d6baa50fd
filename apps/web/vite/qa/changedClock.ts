const day = 24 * 60 * 60 * 1000;

/** A `Date` whose current time is shifted by days; explicit dates are unchanged. */
export function changedClock(days: number, Real: DateConstructor): DateConstructor {
  const now = () => Real.now() + days * day;
  return new Proxy(Real, {
    construct: (target, given, asked) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, asked),
    apply: () => new Real(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
}
