/** Rows per page if a call names no size. Spec §9. */
export const defaultPageSize = 10;

export const maximumPageSize = 100;

/** Rows per page of the referral and global list screens. Spec §9. */
export const listPageSize = 25;

/** Rows per page of a global pool's members. Spec §9. */
export const globalUsersPageSize = 15;

/** Rows per page of the ticket list. Spec §9. */
export const ticketPageSize = 10;

/** The number of newest direct referrals on the dashboard. Spec §9. */
export const dashboardReferrals = 5;

/**
 * The number of pages of a list. An empty list has one page, so that the screen shows "Page 1 of
 * 1".
 */
export function totalPages(totalCount: number, pageSize: number): number {
  return Math.max(1, Math.ceil(totalCount / pageSize));
}

/** The length of the older log of staff acts: the newest entries, without pages. */
export const staffActsAtOnce = 100;

/** The length of the list of notifications: the newest, without pages. */
export const notificationsAtOnce = 500;

/** The most members that a member search counts and lists, newest first. */
export const matchesAtMost = 10_000;

/** The most members that a tree search returns. */
export const treeMatchesAtMost = 10;

/** The most downline members that a tree search examines, nearest first. */
export const treeLookedAtMost = 2000;
