import { readAdminChanges } from '@upline/chain';
import type { PoolProofsPort } from '@upline/ui/ports';
import { proofSource } from './source.ts';

export const readChanges: PoolProofsPort['changes'] = async () => readAdminChanges(await proofSource());
