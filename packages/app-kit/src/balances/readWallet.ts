import { firstBlock, listCoins, readBalances, readTransfers } from '@upline/chain';
import type { Balances, WalletHistory } from '@upline/ui/ports';
import { getAddress } from 'viem/utils';
import { pinnedRegistry, reader } from '../chain/reader.ts';
import { once } from '../pools/once.ts';
import { listedPools, readOperator } from '../pools/readPools.ts';

/** Maximum number of transactions shown. */
const limit = 100;

const coins = once(async () => listCoins(reader, await listedPools()));

const startBlock = once(
  async () => (await firstBlock(reader, pinnedRegistry(), await readOperator())).number,
);

/** A wallet's balances. @throws Error if the chain does not answer. */
export async function readWallet(wallet: string): Promise<Balances> {
  return readBalances(reader, await coins(), getAddress(wallet));
}

/** A wallet's transfers since the pools' deployment. @throws Error if the chain does not answer. */
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
