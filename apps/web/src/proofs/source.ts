import { firstBlock, type ProofSource, uplineRegistryAbi } from '@upline/chain';
import { readContract } from 'viem/actions';
import { pinnedRegistry, reader } from '../chain/reader.ts';
import { once } from '../pools/once.ts';

/** What proofs are read from: the pinned registry on the app's own node, from the block in which it was made. */
export const proofSource = once(async (): Promise<ProofSource> => {
  const registry = pinnedRegistry();
  const root = await readContract(reader, {
    address: registry,
    abi: uplineRegistryAbi,
    functionName: 'root',
  });
  const { number: startBlock } = await firstBlock(reader, registry, root);
  return { reader, registry, startBlock };
});
