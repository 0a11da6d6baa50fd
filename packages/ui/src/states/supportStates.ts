import type { Screen } from './screenStates.ts';

/** Tickets and their conversations. */
export const supportStates: readonly Screen[] = [];
