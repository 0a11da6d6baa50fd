const hour = 60 * 60_000;

/** When a working day begins. */
const morning = 9;
const monday = 1;

/** The next hours at which something that is put off comes up again, in the reader’s own time. */
export interface LaterTimes {
  /** In about three hours; `null` when that is not today any more. */
  today: Date | null;
  tomorrow: Date;
  /** The next Monday; `null` when that is tomorrow. */
  nextWeek: Date | null;
}

function morningIn(now: Date, days: number): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, morning);
}

/** What “later” may mean now. */
export function laterTimes(now: Date): LaterTimes {
  const soon = new Date(Math.ceil((now.getTime() + 3 * hour) / hour) * hour);
  const toMonday = (7 + monday - now.getDay()) % 7 || 7;
  return {
    today: soon.getDate() === now.getDate() ? soon : null,
    tomorrow: morningIn(now, 1),
    nextWeek: toMonday === 1 ? null : morningIn(now, toMonday),
  };
}
