/** Rows a page when a call asks for none. Spec §9. */
export const defaultPageSize = 10;

/** The most rows that one call may ask for. */
export const maximumPageSize = 100;

/** Rows a page of the referral and global list screen. Spec §9. */
export const listPageSize = 25;

/** Rows a page of a global pool's members. Spec §9. */
export const globalUsersPageSize = 15;

/** Rows a page of the ticket list. Spec §9. */
export const ticketPageSize = 10;

/** How many of the newest direct referrals the dashboard shows. Spec §9. */
export const dashboardReferrals = 5;

/** How many pages a list has; an empty list has one, so that "Page 1 of 1" is true. */
export function totalPages(totalCount: number, pageSize: number): number {
  return Math.max(1, Math.ceil(totalCount / pageSize));
}

/** How many acts the older log of what support did has: the newest, without pages. */
export const staffActsAtOnce = 100;

/** How many notifications a list of them has: the newest, without pages. */
export const notificationsAtOnce = 500;

/** As many as a search of members counts and lists: the newest. */
export const matchesAtMost = 10_000;

/** As many members as a search of the tree names at most. */
export const treeMatchesAtMost = 10;

/** So many of those nearest below are looked at where too many match to look at all. */
export const treeLookedAtMost = 2000;
