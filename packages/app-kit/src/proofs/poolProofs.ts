import type { PoolProofsPort } from '@upline/ui/ports';
import { readChanges } from './changes.ts';
import { readFee } from './fees.ts';
import { readHead } from './head.ts';
import { recompute } from './recompute.ts';
import { readRoles, readTerms } from './roles.ts';

export const poolProofs: PoolProofsPort = {
  head: readHead,
  recompute,
  roles: readRoles,
  changes: readChanges,
  terms: readTerms,
  feeOf: readFee,
};
