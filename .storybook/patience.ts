/**
 * How many milliseconds a play waits for what must come: in tests the figure of `tools/shared/patience.ts`, which the
 * runner hands over, else what somebody who watches bears.
 */
export const patience = Number(import.meta.env.UPLINE_PATIENCE ?? 15_000);
