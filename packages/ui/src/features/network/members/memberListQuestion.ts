/** Which part of a list of members is asked for. */
export interface MemberListQuestion {
  /** The beginning of a wallet, in any case; left out or `''` for everybody. */
  search?: string;
  /** From 1. */
  page: number;
  /** Rows a page, at most 100. */
  limit: number;
}
