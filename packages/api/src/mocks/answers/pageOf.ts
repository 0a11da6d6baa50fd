import { totalPages } from '@upline/domain';

/** A page of a list and its position; empty beyond the end. */
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

/** The sort key of a row, one or two numbers, ascending. */
type KeyOf<Row> = (row: Row) => readonly number[];

const isAfter = (key: readonly number[], other: readonly number[]): boolean => {
  const differs = key.findIndex((part, index) => part !== other[index]);
  return differs !== -1 && (key[differs] ?? 0) > (other[differs] ?? 0);
};

/** The rows after a cursor; rows added before it do not shift the page. */
export function afterCursor<Row>(rows: readonly Row[], { cursor, limit }: Place, keyOf: KeyOf<Row>) {
  // Descending lists have negative keys; the cursor omits the sign.
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
