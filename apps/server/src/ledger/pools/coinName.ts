import { setTimeout } from 'node:timers/promises';
import type { ReplyData } from '@upline/api/contract';
import { erc20Abi, getAddress } from 'viem';
import { readContract } from 'viem/actions';
import type { ChainContext } from '../chain/chainContext.ts';

/** Milliseconds that the first reply after a start waits for the chain. */
const patience = 1_000;

/**
 * The symbol of the coin that fees are paid in. The chain is read until it has answered once; only
 * the first reply waits for it.
 */
export function createCoinName({
  client,
  deployment,
}: Pick<ChainContext, 'client' | 'deployment'>): () => Promise<Pick<ReplyData<'poolStatistics'>, 'coin'>> {
  const address = getAddress(deployment.stableCoin);
  let symbol: string | null = null;
  let asking: Promise<void> | null = null;
  let hasWaited = false;

  async function ask(): Promise<void> {
    try {
      symbol = await readContract(client, { address, abi: erc20Abi, functionName: 'symbol' });
    } catch {
      asking = null;
    }
  }

  return async () => {
    if (symbol === null) {
      asking ??= ask();
      if (!hasWaited) await Promise.race([asking, setTimeout(patience, undefined, { ref: false })]);
      hasWaited = true;
    }
    return symbol === null ? {} : { coin: { symbol, address } };
  };
}
