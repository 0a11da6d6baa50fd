import { firstBlock, type ProofSource } from '@upline/chain';
import { pinnedRegistry, reader } from '../chain/reader.ts';
import { once } from '../pools/once.ts';
import { readOperator } from '../pools/readPools.ts';

/**
 * The source of all proofs: the pinned registry on the app's own node, from the block of its
 * creation.
 */
export const proofSource = once(async (): Promise<ProofSource> => {
  const registry = pinnedRegistry();
  const { number: startBlock } = await firstBlock(reader, registry, await readOperator());
  return { reader, registry, startBlock };
});
