import { readPoolTerms, readRoleHolders } from '@upline/chain';
import type { PoolProofsPort } from '@upline/ui/ports';
import { pinnedRegistry, reader } from '../chain/reader.ts';

/** Who may act for the operator at each contract. */
export const readRoles: PoolProofsPort['roles'] = () => readRoleHolders(reader, pinnedRegistry());

/** How each pool shares the next fee. */
export const readTerms: PoolProofsPort['terms'] = () => readPoolTerms(reader, pinnedRegistry());
