const isWatched = !process.env.CI && !process.env.UPLINE_TESTS;

/**
 * Time limit of waits in tests, milliseconds. Long in a full run, which shares its machine, so that
 * only a wait without end fails; short for a single file, whose result somebody waits for.
 */
export const patience = isWatched ? 15_000 : 300_000;
