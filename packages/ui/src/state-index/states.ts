import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { accessStates } from '../features/access/accessStates.ts';
import { dashboardStates } from '../features/dashboard/dashboardStates.ts';
import { helpStates } from '../features/help/helpStates.ts';
import { ledgerStates } from '../features/ledger/ledgerStates.ts';
import { networkStates } from '../features/network/networkStates.ts';
import { notificationStates } from '../features/notifications/notificationStates.ts';
import { forgeRaceStates } from '../features/pools/levels/forgeRaceStates.ts';
import { poolStates } from '../features/pools/poolStates.ts';
import { dataStates } from '../features/profile/data/dataStates.ts';
import { profileStates } from '../features/profile/profileStates.ts';
import { accessLogStates, sessionStates } from '../features/sessions/sessionStates.ts';
import { supportStates } from '../features/support/tickets/supportStates.ts';
import { transparencyStates } from '../features/transparency/transparencyStates.ts';
import { balanceStates } from '../features/wallet/balances/balanceStates.ts';
import { systemStates } from '../shell/system/systemStates.ts';
import type { Screen } from '../states/screenStates.ts';

/**
 * Every members' screen with its required states. Tests compare the list with the stories in both
 * directions.
 */
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
  accessLogStates,
  dataStates,
  ...helpStates,
  ...supportStates,
  ...transparencyStates,
  ...systemStates,
];

export const storyIdOf = (title: string, name: string) => toId(title, storyNameFromExport(name));

const ids = new Set(
  states.flatMap(({ title, states: own }) => own.map(({ name }) => storyIdOf(title, name))),
);

/** True if a story, given by its ID, shows a state of the list. */
export const isStateStory = (storyId: string): boolean => ids.has(storyId);
