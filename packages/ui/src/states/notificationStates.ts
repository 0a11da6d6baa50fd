import type { Screen } from './screenStates.ts';

/** What a member was told. */
export const notificationStates: readonly Screen[] = [];
