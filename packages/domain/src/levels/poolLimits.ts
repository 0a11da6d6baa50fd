const hour = 3600n;
const day = 24n * hour;

/**
 * How long terms, pools and a retirement are announced before they can be, seconds. IPool.queue_terms,
 * IPool.queue_retirement, IUplineRegistry.add_pool.
 */
export const announcement = 48n * hour;

/** How long what was announced can be done from then on, seconds. The same. */
export const grace = 14n * day;

/** How long a pause lasts unless it is ended before, seconds. IPool.set_paused. */
export const pauseLength = 14n * day;

/** How long after the end of a pause none can begin, seconds. IPool.set_paused. */
export const pauseCoolDown = 7n * day;

/** How long a new admin must wait before they can accept, seconds. AccessControlDefaultAdminRules. */
export const adminDelay = 2n * day;

/** The tree level that platform investors may fill. IPool.platform_investor_level. */
export const platformInvestorLevel = 2;

/** The seats down to that level: (5² − 1) / 4. IPool.max_platform_investors. */
export const maximumSeats = (5 ** platformInvestorLevel - 1) / 4;

/** How many sponsors upwards are asked before the root stands in. IUplineRegistry.referrer. */
export const maximumHops = 32;
