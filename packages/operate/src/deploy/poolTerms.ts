import { byPosition, firstGlobalTerms, firstRaceTerms } from '@upline/domain';
import type { DeployConfig } from './config.ts';

/** First terms of the pools on every chain, as the app shows for each level. */
export const poolTerms: DeployConfig['pools'] = byPosition(({ kind, fee }) =>
  kind === 'race' ? firstRaceTerms(fee) : firstGlobalTerms(fee),
);
