import {
  createPoolProofs,
  readAdminChanges,
  readFeePayouts,
  readPoolTerms,
  readRoleHolders,
} from '@upline/chain';
import type { PoolProofsPort } from '@upline/ui/ports';
import { getBlock } from 'viem/actions';
import { isHash } from 'viem/utils';
import { pinnedRegistry, reader } from '../chain/reader.ts';
import { once } from '../pools/once.ts';
import { proofSource } from './source.ts';

/** Shared during the visit, so that blocks read before a stop or a failure are not read again. */
const proofs = once(async () => createPoolProofs(await proofSource()));

export const poolProofs: PoolProofsPort = {
  async head() {
    const { number: block, timestamp } = await getBlock(reader);
    return { block, at: new Date(Number(timestamp) * 1000).toISOString() };
  },
  async recompute(options) {
    const prove = await proofs();
    options.signal.throwIfAborted();
    return prove(options);
  },
  roles: () => readRoleHolders(reader, pinnedRegistry()),
  changes: async () => readAdminChanges(await proofSource()),
  terms: () => readPoolTerms(reader, pinnedRegistry()),
  feeOf: async (transaction) =>
    isHash(transaction) ? readFeePayouts(reader, pinnedRegistry(), transaction) : null,
};
