import { minesAtOnce } from '../local/mining.ts';
import type { Workbench } from './workbench.ts';

/** How the chain stands now. */
export interface ChainState {
  chainId: number;
  block: bigint;
  /** The newest block's time, seconds. */
  clock: bigint;
  /** How blocks come; `null` where the node does not say. */
  mining: { kind: 'atOnce' } | { kind: 'every'; seconds: number } | { kind: 'byHand' } | null;
}

interface IntervalMining {
  Method: 'anvil_getIntervalMining';
  Parameters?: undefined;
  ReturnType: number | null;
}

async function readMining(client: Workbench['client']): Promise<ChainState['mining']> {
  const [isAtOnce, seconds] = await Promise.all([
    minesAtOnce(client),
    client.request<IntervalMining>({ method: 'anvil_getIntervalMining' }),
  ]);
  if (isAtOnce) return { kind: 'atOnce' };
  return seconds ? { kind: 'every', seconds } : { kind: 'byHand' };
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
