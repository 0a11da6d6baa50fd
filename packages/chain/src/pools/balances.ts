import { levelAt } from '@upline/domain';
import { type Address, erc20Abi } from 'viem';
import { getBalance, readContract } from 'viem/actions';
import { globalPoolAbi, racePoolAbi } from '../abi.ts';
import { type ListedPool, type Reader, readBalance } from './pools.ts';

export interface Coin {
  address: Address;
  symbol: string;
  decimals: number;
}

export interface WalletBalances {
  /** Units of 10⁻¹⁸. */
  matic: bigint;
  /** Balance of each coin, in its smallest unit. */
  tokens: (Coin & { units: bigint })[];
}

export async function coinOf(reader: Reader, { address, position }: ListedPool): Promise<Address> {
  const abi = levelAt(position).kind === 'global' ? globalPoolAbi : racePoolAbi;
  const config = await readContract(reader, { address, abi, functionName: 'config' });
  return config.stable_coin;
}

/**
 * The distinct coins of the pools: one, unless a later pool uses another coin.
 * @param pools The result of `listPools`.
 */
export async function listCoins(reader: Reader, pools: readonly ListedPool[]): Promise<Coin[]> {
  const addresses = new Set(await Promise.all(pools.map((pool) => coinOf(reader, pool))));
  return Promise.all(
    Array.from(addresses, async (address) => {
      const [symbol, decimals] = await Promise.all([
        readContract(reader, { address, abi: erc20Abi, functionName: 'symbol' }),
        readContract(reader, { address, abi: erc20Abi, functionName: 'decimals' }),
      ]);
      return { address, symbol, decimals };
    }),
  );
}

/**
 * Reads a wallet's balances of MATIC and of other coins. @param coins The result of `listCoins`.
 */
export async function readBalances(
  reader: Reader,
  coins: readonly Coin[],
  wallet: Address,
): Promise<WalletBalances> {
  const [matic, tokens] = await Promise.all([
    getBalance(reader, { address: wallet }),
    Promise.all(
      coins.map(async (coin) => ({ ...coin, units: await readBalance(reader, coin.address, wallet) })),
    ),
  ]);
  return { matic, tokens };
}
