import { localDayStart, type PeriodUnit } from '@upline/domain';
import { dateFormat } from '../../../messages/dateLocale.ts';

const short = { day: 'numeric', month: 'short' } as const;
const month = { month: 'short', year: 'numeric' } as const;

/**
 * A period's first day in the reader's language.
 * @param start `YYYY-MM-DD`.
 * @param isWhole True to include the year.
 */
export function periodLabel(start: string, unit: PeriodUnit, locale: string, isWhole = true): string {
  const begins = localDayStart(start);
  if (!begins) return start;
  const form = unit === 'month' ? month : isWhole ? { ...short, year: 'numeric' as const } : short;
  return dateFormat(locale, form).format(begins);
}
