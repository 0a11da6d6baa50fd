import { totalPages } from '@upline/domain';

/** A page of a list and its place in it; one past the end is empty. */
export function pageOf<Row>(rows: readonly Row[], { page, limit }: { page: number; limit: number }) {
  const totalCount = rows.length;
  return {
    rows: rows.slice((page - 1) * limit, page * limit),
    place: { currentPage: page, totalPages: totalPages(totalCount, limit), totalCount },
  };
}

interface Place {
  cursor?: string | undefined;
  limit: number;
}

/** By which a row stands in its list, one or two numbers; the list is ascending by them. */
type KeyOf<Row> = (row: Row) => readonly number[];

const isAfter = (key: readonly number[], other: readonly number[]): boolean => {
  const differs = key.findIndex((part, index) => part !== other[index]);
  return differs !== -1 && (key[differs] ?? 0) > (other[differs] ?? 0);
};

/** The rows that come after a cursor, however much came before it meanwhile. */
export function afterCursor<Row>(rows: readonly Row[], { cursor, limit }: Place, keyOf: KeyOf<Row>) {
  // The keys of a descending list are negative; the cursor has them without a sign.
  const signs = rows[0] ? keyOf(rows[0]).map((part) => (part < 0 ? -1 : 1)) : [];
  const reached = cursor?.split('.').map((part, index) => Number(part) * (signs[index] ?? 1));
  const left = reached ? rows.filter((row) => isAfter(keyOf(row), reached)) : rows;
  const page = left.slice(0, limit);
  const last = page.at(-1);
  return {
    rows: page,
    totalCount: rows.length,
    nextCursor: last && left.length > limit ? keyOf(last).map(Math.abs).join('.') : null,
  };
}
