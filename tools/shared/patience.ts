const isWatched = !process.env.CI && !process.env.UPLINE_TESTS;

/**
 * How many milliseconds a check waits for what must come. A run of everything shares its machine, and only what never
 * comes fails there; somebody who runs a single file waits for its answer.
 */
export const patience = isWatched ? 15_000 : 300_000;
