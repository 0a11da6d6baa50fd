import { levels } from '@upline/domain';
import { firstGlobalTerms, firstRaceTerms } from '@upline/domain/poolModel';
import type { DeployConfig } from './config.ts';

/** The nine pools' first terms on every chain: what the app tells of each level. */
export const poolTerms = Object.fromEntries(
  levels.map(({ position, kind, fee }) => [
    position,
    kind === 'race' ? firstRaceTerms(fee) : firstGlobalTerms(fee),
  ]),
) as DeployConfig['pools'];
