import { type Mining, readMining } from '../../controls/mining.ts';
import type { Workbench } from '../workbench.ts';

/** How the chain stands now. */
export interface ChainState {
  chainId: number;
  block: bigint;
  /** The newest block's time, seconds. */
  clock: bigint;
  /** How blocks come; `null` where the node does not say. */
  mining: Mining | null;
}

/** Reads how the chain stands. @throws Error viem's own, when the node does not answer. */
export async function readChainState({ client }: Workbench): Promise<ChainState> {
  const [chainId, { number: block, timestamp: clock }, mining] = await Promise.all([
    client.getChainId(),
    client.getBlock(),
    readMining(client).catch(() => null),
  ]);
  return { chainId, block, clock, mining };
}
