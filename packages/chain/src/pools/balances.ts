import { levelAt } from '@upline/domain';
import { type Address, erc20Abi } from 'viem';
import { getBalance, readContract } from 'viem/actions';
import { globalPoolAbi, racePoolAbi } from '../abi.ts';
import { type ListedPool, type Reader, readBalance } from './pools.ts';

/** A coin that pools are paid in. */
export interface Coin {
  address: Address;
  symbol: string;
  decimals: number;
}

/** What a wallet holds. */
export interface WalletBalances {
  /** The chain's own coin, units of 10⁻¹⁸. */
  matic: bigint;
  /** Each coin with how many of its smallest units there are. */
  tokens: (Coin & { units: bigint })[];
}

/** The coin that a pool is paid in. */
export async function coinOf(reader: Reader, { address, position }: ListedPool): Promise<Address> {
  const abi = levelAt(position).kind === 'global' ? globalPoolAbi : racePoolAbi;
  const config = await readContract(reader, { address, abi, functionName: 'config' });
  return config.stable_coin;
}

/**
 * The coins that the pools are paid in: one, unless a pool was listed later with another.
 * @param pools What `listPools` gave.
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

/** What a wallet holds of the chain's own coin and of others. @param coins What `listCoins` gave. */
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
