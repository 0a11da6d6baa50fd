import { accessStates } from './accessStates.ts';
import { memberStates } from './memberStates.ts';
import type { Screen } from './screenStates.ts';
import { systemStates } from './systemStates.ts';

/** Every screen with every state that it must show; a test holds the stories to it. */
export const states: readonly Screen[] = [accessStates, ...memberStates, ...systemStates];
