import { byPosition, firstGlobalTerms, firstRaceTerms } from '@upline/domain';
import type { DeployConfig } from './config.ts';

/** The pools' first terms on every chain: what the app tells of each level. */
export const poolTerms: DeployConfig['pools'] = byPosition(({ kind, fee }) =>
  kind === 'race' ? firstRaceTerms(fee) : firstGlobalTerms(fee),
);
