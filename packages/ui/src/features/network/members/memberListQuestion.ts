export interface MemberListQuestion {
  /** The searched text, case-insensitive; undefined or `''` for all members. */
  search?: string;
  /** From 1. */
  page: number;
  /** Rows per page, at most 100. */
  limit: number;
}
