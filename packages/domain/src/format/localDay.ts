const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/;

const two = (figure: number) => String(figure).padStart(2, '0');

/** The day of an instant where the reader is, `YYYY-MM-DD`: the value of a date field. */
export function localDay(instant: Date): string {
  return `${instant.getFullYear()}-${two(instant.getMonth() + 1)}-${two(instant.getDate())}`;
}

/**
 * Some days after a day; days may be lost or doubled by no change of clocks.
 * @param day `YYYY-MM-DD`.
 * @param days How many, also none or back.
 * @returns When that day begins where the reader is; `null` for what is no day of the calendar.
 */
export function localDayStart(day: string, days = 0): Date | null {
  const [, year, month, date] = dayPattern.exec(day) ?? [];
  if (!year || !month || !date) return null;
  const start = new Date(Number(year), Number(month) - 1, Number(date));
  if (localDay(start) !== day) return null;
  start.setDate(start.getDate() + days);
  return start;
}
