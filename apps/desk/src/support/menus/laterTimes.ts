const hour = 60 * 60_000;

/** Start of a working day, hour. */
const morning = 9;
const monday = 1;

/** Preset times for snoozing and scheduling, in the user's time zone. */
export interface LaterTimes {
  /** At least three hours from now, on the full hour; `null` if past midnight. */
  today: Date | null;
  tomorrow: Date;
  /** Next Monday morning; `null` if tomorrow is Monday. */
  nextWeek: Date | null;
}

function morningIn(now: Date, days: number): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, morning);
}

export function laterTimes(now: Date): LaterTimes {
  const soon = new Date(Math.ceil((now.getTime() + 3 * hour) / hour) * hour);
  const toMonday = (7 + monday - now.getDay()) % 7 || 7;
  return {
    today: soon.getDate() === now.getDate() ? soon : null,
    tomorrow: morningIn(now, 1),
    nextWeek: toMonday === 1 ? null : morningIn(now, toMonday),
  };
}
