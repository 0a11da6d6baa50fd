import { localDay, localDayStart } from '../format/localDay.ts';
import type { Position } from '../levels/levels.ts';
import type { LedgerKind } from './ledger.ts';

/** The series of the income chart: the three incomes, and lost income. */
export const incomeSeries = ['referral', 'level', 'global', 'lost'] as const;

export type IncomeSeries = (typeof incomeSeries)[number];

export type IncomeSums = Readonly<Record<IncomeSeries, bigint>>;

/** Income and lost income of one period. */
export interface Income {
  sums: IncomeSums;
  /** The levels with lost income, in order. */
  lostAt: readonly Position[];
}

/** Income by local day, `YYYY-MM-DD`; only days with a row. */
export type IncomeDays = ReadonlyMap<string, Income>;

/** The length of a period. Weeks begin on Monday. */
export type PeriodUnit = 'day' | 'week' | 'month';

export interface IncomePeriod extends Income {
  /** The first day, `YYYY-MM-DD`. */
  start: string;
}

export interface IncomePeriods {
  unit: PeriodUnit;
  /** Oldest first and without gaps: a period without income has zeros. */
  periods: readonly IncomePeriod[];
}

/** The fields of a ledger row that the sums need. `amount` is in units of 10⁻⁶. */
interface Line {
  kind: LedgerKind;
  amount: bigint;
  position: Position;
  /** ISO 8601. */
  at: string;
}

const nothing: Income = { sums: { referral: 0n, level: 0n, global: 0n, lost: 0n }, lostAt: [] };

function together(one: Income, other: Income): Income {
  const sum = (series: IncomeSeries) => one.sums[series] + other.sums[series];
  return {
    sums: { referral: sum('referral'), level: sum('level'), global: sum('global'), lost: sum('lost') },
    lostAt: [...new Set([...one.lostAt, ...other.lostAt])].sort(),
  };
}

/** The most periods that stay readable in a chart; longer ranges use the next longer unit. */
const mostDays = 45;
const mostWeeks = 40;

const isSeries = (kind: LedgerKind): kind is IncomeSeries =>
  (incomeSeries as readonly string[]).includes(kind);

/** Adds a ledger row to the days. Payments and claims are no income and are ignored. */
export function withLine(days: Map<string, Income>, { kind, amount, position, at }: Line): void {
  if (!isSeries(kind)) return;
  const day = localDay(new Date(at));
  const line = { sums: { ...nothing.sums, [kind]: amount }, lostAt: kind === 'lost' ? [position] : [] };
  days.set(day, together(days.get(day) ?? nothing, line));
}

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

/**
 * The last `count` days, one period each.
 * @param today The last day, `YYYY-MM-DD`.
 */
export function lastDays(days: IncomeDays, count: number, today: string): IncomePeriods {
  const starts = Array.from({ length: count }, (_, index) => after(today, index + 1 - count));
  return { unit: 'day', periods: starts.map((start) => ({ start, ...(days.get(start) ?? nothing) })) };
}

/**
 * Sums days by day, week or month, depending on the length of the range. An empty ledger has no
 * periods.
 */
export function incomePeriods(days: IncomeDays): IncomePeriods {
  const sorted = [...days.keys()].sort();
  const [first, last = first] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined) return { unit: 'day', periods: [] };
  const unit = unitFor(first, last);
  const totals = new Map<string, Income>();
  for (let start = startOf(first, unit); start <= last; start = next(start, unit)) totals.set(start, nothing);
  for (const [day, income] of days) {
    const start = startOf(day, unit);
    totals.set(start, together(totals.get(start) ?? nothing, income));
  }
  return { unit, periods: [...totals].map(([start, income]) => ({ start, ...income })) };
}
