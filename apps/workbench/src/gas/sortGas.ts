import type { BenchGasRow } from '../ports/explore.ts';

/** True if the latest transaction exceeds the budget; `null` if either is missing. */
export function isOver({ budget, latest }: BenchGasRow): boolean | null {
  return budget === null || latest === null ? null : latest.gas > budget;
}

const figures: Readonly<Record<string, (row: BenchGasRow) => bigint | null>> = {
  budget: ({ budget }) => budget,
  measured: ({ measured }) => measured,
  latest: ({ latest }) => latest?.gas ?? null,
};

/** Sorts rows by column; rows without a figure come last in both directions. */
export function sortGas(
  rows: readonly BenchGasRow[],
  sort: { column: unknown; direction: 'ascending' | 'descending' } | undefined,
): readonly BenchGasRow[] {
  if (!sort) return rows;
  const sign = sort.direction === 'ascending' ? 1 : -1;
  const figureOf = figures[String(sort.column)];
  if (!figureOf) return rows.toSorted((one, other) => sign * one.name.localeCompare(other.name));
  return rows.toSorted((one, other) => {
    const [a, b] = [figureOf(one), figureOf(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return sign * Number(a - b);
  });
}
