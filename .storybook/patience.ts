/**
 * Time limit of waits in plays, milliseconds: in tests the value of `tools/shared/patience.ts`,
 * passed by the runner; otherwise a limit for a person who watches.
 */
export const patience = Number(import.meta.env.UPLINE_PATIENCE ?? 15_000);
