const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/;

const two = (figure: number) => String(figure).padStart(2, '0');

/** The day of an instant in the reader's time zone, `YYYY-MM-DD`: the value of a date field. */
export function localDay(instant: Date): string {
  return `${instant.getFullYear()}-${two(instant.getMonth() + 1)}-${two(instant.getDate())}`;
}

/**
 * Adds days to a day in the reader's time zone. Changes of daylight saving time neither skip nor
 * repeat a day.
 * @param day `YYYY-MM-DD`.
 * @param days Days to add; zero and negative numbers are allowed.
 * @returns The start of that day; `null` if `day` is no calendar day.
 */
export function localDayStart(day: string, days = 0): Date | null {
  const [, year, month, date] = dayPattern.exec(day) ?? [];
  if (!year || !month || !date) return null;
  const start = new Date(Number(year), Number(month) - 1, Number(date));
  if (localDay(start) !== day) return null;
  start.setDate(start.getDate() + days);
  return start;
}
