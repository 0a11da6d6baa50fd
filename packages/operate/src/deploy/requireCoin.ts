import type { Reader } from '@upline/chain';
import { type Address, erc20Abi } from 'viem';
import { getCode, readContract } from 'viem/actions';
import type { DeployConfig } from './config.ts';

/** Reads a coin's symbol and decimals. @throws Error if there is no coin. */
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
 * Checks the configured coin before anything is sent.
 * @throws Error if it is missing, has another symbol, or does not have six decimals.
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
