import type { LedgerKind } from './ledger.ts';
import { localDay, localDayStart } from './localDay.ts';

/** What is shown over time: the three incomes, and what was lost as a series of its own. */
export const incomeSeries = ['referral', 'level', 'global', 'lost'] as const;

export type IncomeSeries = (typeof incomeSeries)[number];

/** Units of 10⁻⁶ by series. */
export type IncomeSums = Readonly<Record<IncomeSeries, bigint>>;

/** What came in, and what passed by, on each day with a line; days are local, `YYYY-MM-DD`. */
export type IncomeDays = ReadonlyMap<string, IncomeSums>;

/** The steps in which time is shown. Weeks begin on Monday. */
export type PeriodUnit = 'day' | 'week' | 'month';

export interface IncomePeriod {
  /** Its first day, `YYYY-MM-DD`. */
  start: string;
  sums: IncomeSums;
}

export interface IncomePeriods {
  unit: PeriodUnit;
  /** Oldest first and without gaps: a period in which nothing came in has zeros. */
  periods: readonly IncomePeriod[];
}

/** A line as far as it is added up. Units of 10⁻⁶. */
interface Line {
  kind: LedgerKind;
  amount: bigint;
  /** ISO 8601. */
  at: string;
}

const nothing: IncomeSums = { referral: 0n, level: 0n, global: 0n, lost: 0n };

/** The most periods that are told apart by the eye; beyond, the next longer unit is taken. */
const mostDays = 45;
const mostWeeks = 40;

const isSeries = (kind: LedgerKind): kind is IncomeSeries =>
  (incomeSeries as readonly string[]).includes(kind);

/** The days with one more line; payments and claims are no income and change nothing. */
export function withLine(days: Map<string, IncomeSums>, { kind, amount, at }: Line): void {
  if (!isSeries(kind)) return;
  const day = localDay(new Date(at));
  const sums = days.get(day) ?? nothing;
  days.set(day, { ...sums, [kind]: sums[kind] + amount });
}

/** The first day of the period that a day belongs to. */
function startOf(day: string, unit: PeriodUnit): string {
  if (unit === 'day') return day;
  if (unit === 'month') return `${day.slice(0, 8)}01`;
  const start = localDayStart(day);
  const sinceMonday = ((start?.getDay() ?? 1) + 6) % 7;
  return after(day, -sinceMonday);
}

function after(day: string, days: number): string {
  const start = localDayStart(day, days);
  return start ? localDay(start) : day;
}

function next(start: string, unit: PeriodUnit): string {
  return unit === 'month' ? startOf(after(start, 31), 'month') : after(start, unit === 'week' ? 7 : 1);
}

function unitFor(first: string, last: string): PeriodUnit {
  if (after(first, mostDays) > last) return 'day';
  return after(startOf(first, 'week'), mostWeeks * 7) > last ? 'week' : 'month';
}

/** Days added up to days, weeks or months, as many as the eye can tell apart; an empty ledger has none. */
export function incomePeriods(days: IncomeDays): IncomePeriods {
  const sorted = [...days.keys()].sort();
  const [first, last = first] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined) return { unit: 'day', periods: [] };
  const unit = unitFor(first, last);
  const totals = new Map<string, IncomeSums>();
  for (let start = startOf(first, unit); start <= last; start = next(start, unit)) totals.set(start, nothing);
  for (const [day, sums] of days) {
    const start = startOf(day, unit);
    const total = totals.get(start) ?? nothing;
    totals.set(start, {
      referral: total.referral + sums.referral,
      level: total.level + sums.level,
      global: total.global + sums.global,
      lost: total.lost + sums.lost,
    });
  }
  return { unit, periods: [...totals].map(([start, sums]) => ({ start, sums })) };
}
