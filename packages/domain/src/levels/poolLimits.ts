const hour = 3600n;
const day = 24n * hour;

/**
 * Delay between the announcement and the execution of terms, pools and retirements, seconds.
 * IPool.queue_terms, IPool.queue_retirement, IUplineRegistry.add_pool.
 */
export const announcement = 48n * hour;

/** Time after the delay in which an announced change can be executed, seconds. Same functions. */
export const grace = 14n * day;

/** Length of a pause unless it is ended earlier, seconds. IPool.set_paused. */
export const pauseLength = 14n * day;

/** Time after a pause in which no other can begin, seconds. IPool.set_paused. */
export const pauseCoolDown = 7n * day;

/** Delay before a proposed admin can accept, seconds. AccessControlDefaultAdminRules. */
export const adminDelay = 2n * day;

/** The tree level that platform investors may fill. IPool.platform_investor_level. */
export const platformInvestorLevel = 2;

/** The number of seats down to that level: (5² − 1) / 4. IPool.max_platform_investors. */
export const maximumSeats = (5 ** platformInvestorLevel - 1) / 4;

/**
 * The most sponsors that the registry checks upwards before it falls back to the root.
 * IUplineRegistry.referrer.
 */
export const maximumHops = 32;
