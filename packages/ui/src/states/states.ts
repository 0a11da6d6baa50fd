import { accessStates } from './accessStates.ts';
import { balanceStates } from './balanceStates.ts';
import { dashboardStates } from './dashboardStates.ts';
import { forgeRaceStates } from './forgeRaceStates.ts';
import { ledgerStates } from './ledgerStates.ts';
import { networkStates } from './networkStates.ts';
import { notificationStates } from './notificationStates.ts';
import { poolStates } from './poolStates.ts';
import { profileStates } from './profileStates.ts';
import type { Screen } from './screenStates.ts';
import { sessionStates } from './sessionStates.ts';
import { supportStates } from './supportStates.ts';
import { systemStates } from './systemStates.ts';
import { transparencyStates } from './transparencyStates.ts';

/** Every screen with every state that it must show; tests hold the stories to it both ways. */
export const states: readonly Screen[] = [
  accessStates,
  ...dashboardStates,
  ...forgeRaceStates,
  ...poolStates,
  ...networkStates,
  ...profileStates,
  ...balanceStates,
  ledgerStates,
  ...notificationStates,
  sessionStates,
  ...supportStates,
  ...transparencyStates,
  ...systemStates,
];
