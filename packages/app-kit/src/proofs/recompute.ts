import { createPoolProofs } from '@upline/chain';
import type { PoolProofsPort } from '@upline/ui/ports';
import { once } from '../pools/once.ts';
import { proofSource } from './source.ts';

/** One for the visit: what was read before a stop or a failure is not read again. */
const proofs = once(async () => createPoolProofs(await proofSource()));

/** Adds up every pool from the chain's own events. */
export const recompute: PoolProofsPort['recompute'] = async (options) => {
  const prove = await proofs();
  options.signal.throwIfAborted();
  return prove(options);
};
