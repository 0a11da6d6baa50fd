import { totalPages } from '@upline/domain';

/** A page of a list and its place in it; one past the end is empty. */
export function pageOf<Row>(rows: readonly Row[], { page, limit }: { page: number; limit: number }) {
  const totalCount = rows.length;
  return {
    rows: rows.slice((page - 1) * limit, page * limit),
    place: { currentPage: page, totalPages: totalPages(totalCount, limit), totalCount },
  };
}
