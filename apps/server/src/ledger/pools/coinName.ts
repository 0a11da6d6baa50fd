import type { ReplyData } from '@upline/api/contract';
import { erc20Abi, getAddress } from 'viem';
import { readContract } from 'viem/actions';
import type { ChainContext } from '../chain/chainContext.ts';

/**
 * The coin in which fees are paid, by its own name. The chain is asked until it has answered once; no reply waits for it.
 */
export function createCoinName({
  client,
  deployment,
}: Pick<ChainContext, 'client' | 'deployment'>): () => Pick<ReplyData<'poolStatistics'>, 'coin'> {
  const address = getAddress(deployment.stableCoin);
  let symbol: string | null = null;
  let isAsked = false;

  async function ask(): Promise<void> {
    isAsked = true;
    try {
      symbol = await readContract(client, { address, abi: erc20Abi, functionName: 'symbol' });
    } catch {
      isAsked = false;
    }
  }

  return () => {
    if (!isAsked) void ask();
    return symbol === null ? {} : { coin: { symbol, address } };
  };
}
