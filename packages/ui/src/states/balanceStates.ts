import type { Screen } from './screenStates.ts';

/** The wallet’s coins and its transactions. */
export const balanceStates: readonly Screen[] = [];
