import type { Scenario } from './house.ts';
import { memberScenarios } from './memberScenarios.ts';
import { poolScenarios } from './poolScenarios.ts';
import { referralScenarios } from './referralScenarios.ts';
import { refusalScenarios } from './refusalScenarios.ts';
import { registrationScenarios } from './registrationScenarios.ts';
import { signInScenarios } from './signInScenarios.ts';

export type { House, Scenario, Signer } from './house.ts';

/** The stories that must be true of the mocks and of the server alike, so that the two cannot drift. */
export const scenarios: readonly Scenario[] = [
  ...signInScenarios,
  ...registrationScenarios,
  ...memberScenarios,
  ...referralScenarios,
  ...poolScenarios,
  ...refusalScenarios,
];
