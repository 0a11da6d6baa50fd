import { firstBlock, listCoins, readBalances, readTransfers } from '@upline/chain';
import type { Balances, WalletHistory } from '@upline/ui/ports';
import { getAddress } from 'viem/utils';
import { pinnedRegistry, reader } from '../chain/reader.ts';
import { once } from '../pools/once.ts';
import { listedPools, readOperator } from '../pools/readPools.ts';

/** How many transactions a screen is given at most. */
const limit = 100;

const coins = once(async () => listCoins(reader, await listedPools()));

const startBlock = once(
  async () => (await firstBlock(reader, pinnedRegistry(), await readOperator())).number,
);

/** What a wallet holds. @throws Error when the chain does not answer. */
export async function readWallet(wallet: string): Promise<Balances> {
  return readBalances(reader, await coins(), getAddress(wallet));
}

/** What a wallet has received and sent since the pools exist. @throws Error when the chain does not answer. */
export async function readHistory(wallet: string): Promise<WalletHistory> {
  const [pools, known, start] = await Promise.all([listedPools(), coins(), startBlock()]);
  const options = { wallet: getAddress(wallet), pools, coins: known, startBlock: start, limit };
  const { transfers, since } = await readTransfers(reader, options);
  const transactions = transfers.map(({ coin: { symbol, decimals }, ...transfer }) => ({
    ...transfer,
    symbol,
    decimals,
  }));
  return { transactions, since };
}
