import { type Mining, readMining } from '../../controls/mining.ts';
import type { Workbench } from '../workbench.ts';

export interface ChainState {
  chainId: number;
  block: bigint;
  /** Timestamp of the newest block, seconds. */
  clock: bigint;
  /** Mining mode; `null` if the node does not report it. */
  mining: Mining | null;
}

/** Reads the chain's current state. @throws Error viem's own, if the node does not answer. */
export async function readChainState({ client }: Workbench): Promise<ChainState> {
  const [chainId, { number: block, timestamp: clock }, mining] = await Promise.all([
    client.getChainId(),
    client.getBlock(),
    readMining(client).catch(() => null),
  ]);
  return { chainId, block, clock, mining };
}
