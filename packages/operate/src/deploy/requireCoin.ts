import type { Reader } from '@upline/chain';
import { type Address, erc20Abi } from 'viem';
import { getCode, readContract } from 'viem/actions';
import type { DeployConfig } from './config.ts';

/** What a coin says of itself. @throws Error when there is none. */
export async function readCoin(
  reader: Reader,
  address: Address,
): Promise<{ symbol: string; decimals: number }> {
  if (!(await getCode(reader, { address }))) throw new Error(`There is no stable coin at ${address}.`);
  const coin = { address, abi: erc20Abi } as const;
  const [symbol, decimals] = await Promise.all([
    readContract(reader, { ...coin, functionName: 'symbol' }),
    readContract(reader, { ...coin, functionName: 'decimals' }),
  ]);
  return { symbol, decimals };
}

/**
 * Makes sure, before anything is sent, that the coin of a configuration is the one that is meant.
 * @throws Error when it is missing, named otherwise or does not count in six decimals.
 */
export async function requireCoin(reader: Reader, { coin }: Pick<DeployConfig, 'coin'>): Promise<void> {
  if (coin === 'test coin') return;
  const { symbol, decimals } = await readCoin(reader, coin.address);
  if (symbol !== coin.symbol || decimals !== 6) {
    throw new Error(
      `The stable coin at ${coin.address} is ${symbol} with ${decimals} decimals, not ${coin.symbol} with 6.`,
    );
  }
}
