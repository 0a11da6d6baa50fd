import { createPoolProofs } from '@upline/chain';
import type { PoolProofsPort } from '@upline/ui/ports';
import { once } from '../pools/once.ts';
import { proofSource } from './source.ts';

/** Shared during the visit, so that blocks read before a stop or a failure are not read again. */
const proofs = once(async () => createPoolProofs(await proofSource()));

export const recompute: PoolProofsPort['recompute'] = async (options) => {
  const prove = await proofs();
  options.signal.throwIfAborted();
  return prove(options);
};
