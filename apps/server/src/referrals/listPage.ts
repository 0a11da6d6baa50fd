/** Which part of a list of members is asked for. */
export interface ListPage {
  /** The start of a wallet; everybody when empty. */
  search: string;
  /** From 1. */
  page: number;
  limit: number;
}
