import { readPoolTerms, readRoleHolders } from '@upline/chain';
import type { PoolProofsPort } from '@upline/ui/ports';
import { pinnedRegistry, reader } from '../chain/reader.ts';

export const readRoles: PoolProofsPort['roles'] = () => readRoleHolders(reader, pinnedRegistry());

export const readTerms: PoolProofsPort['terms'] = () => readPoolTerms(reader, pinnedRegistry());
