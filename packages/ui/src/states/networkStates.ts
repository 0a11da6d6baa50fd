import type { Screen } from './screenStates.ts';

/** Lists of members, the matrix tree and one member’s summary. */
export const networkStates: readonly Screen[] = [];
