import type { Position } from '@upline/domain';
import { type Address, erc20Abi, type Hash } from 'viem';
import { getBlock, getBlockNumber, getLogs } from 'viem/actions';
import { getAbiItem, isAddressEqual } from 'viem/utils';
import { logLimitOf } from '../logLimit.ts';
import type { Coin } from './balances.ts';
import { blocksBackwards } from './blocksBackwards.ts';
import type { ListedPool, Reader } from './pools.ts';

export interface WalletTransfer {
  /** Unique among all transfers, also within a transaction. */
  id: string;
  hash: Hash;
  /** Timestamp of the block, ISO 8601. */
  at: string;
  direction: 'in' | 'out';
  counterparty: Address;
  /** Smallest units of the coin. */
  units: bigint;
  coin: Coin;
  /**
   * The kind of transfer: 'purchase' for coins sent to a pool, 'claim' for coins received from one.
   */
  what: 'purchase' | 'claim' | 'transfer';
  /** Position of the pool, or `null` for other counterparties. */
  position: Position | null;
}

export interface TransferHistory {
  /** Newest first. */
  transfers: WalletTransfer[];
  /** Time of the oldest block searched, ISO 8601; `null` if the history is complete. */
  since: string | null;
}

export interface TransferOptions {
  wallet: Address;
  coins: readonly Coin[];
  pools: readonly ListedPool[];
  /** Block number of the registry's deployment. */
  startBlock: bigint;
  limit: number;
}

const event = getAbiItem({ abi: erc20Abi, name: 'Transfer' });

async function readLogs(
  reader: Reader,
  { wallet, coins }: TransferOptions,
  fromBlock: bigint,
  toBlock: bigint,
) {
  const asked = {
    address: coins.map(({ address }) => address),
    event,
    strict: true,
    fromBlock,
    toBlock,
  } as const;
  const [sent, received] = await Promise.all([
    getLogs(reader, { ...asked, args: { from: wallet } }),
    getLogs(reader, { ...asked, args: { to: wallet } }),
  ]);
  // Transfers to oneself are in both lists.
  const others = received.filter(({ args }) => !isAddressEqual(args.from, wallet));
  return (
    [...sent, ...others]
      // Anyone can log a transfer of 0 in another's name, to plant a look-alike address in their
      // history.
      .filter(({ args }) => args.value > 0n)
      .sort((a, b) => Number(b.blockNumber - a.blockNumber) || b.logIndex - a.logIndex)
  );
}

type TransferLog = Awaited<ReturnType<typeof readLogs>>[number];

async function timeOf(reader: Reader, blockNumber: bigint, known?: bigint): Promise<string> {
  const seconds = known ?? (await getBlock(reader, { blockNumber })).timestamp;
  return new Date(Number(seconds) * 1000).toISOString();
}

async function transferOf(
  reader: Reader,
  options: TransferOptions,
  log: TransferLog,
): Promise<WalletTransfer> {
  const { from, to, value: units } = log.args;
  const coin = options.coins.find(({ address }) => isAddressEqual(address, log.address));
  if (!coin) throw new RangeError(`The node answered with logs of ${log.address}, which nobody asked for.`);
  const isOut = isAddressEqual(from, options.wallet);
  const counterparty = isOut ? to : from;
  const pool = options.pools.find(({ address }) => isAddressEqual(address, counterparty));
  return {
    id: `${log.transactionHash}:${log.logIndex}`,
    hash: log.transactionHash,
    at: await timeOf(reader, log.blockNumber, log.blockTimestamp ?? undefined),
    direction: isOut ? 'out' : 'in',
    counterparty,
    units,
    coin,
    what: pool ? (isOut ? 'purchase' : 'claim') : 'transfer',
    position: pool?.position ?? null,
  };
}

/**
 * Reads the newest transfers of some coins to and from a wallet, newest blocks first. Stops at the
 * limit, and on a long chain after a maximum of requests; `since` then reports how far the search
 * went.
 * @throws Error viem's own, if the node does not answer or refuses even short ranges.
 */
export async function readTransfers(reader: Reader, options: TransferOptions): Promise<TransferHistory> {
  const { startBlock, limit } = options;
  const head = await getBlockNumber(reader, { cacheTime: 0 });
  const found: TransferLog[] = [];
  let lowest = head + 1n;
  const read = (from: bigint, to: bigint) => readLogs(reader, options, from, to);
  for await (const stretch of blocksBackwards(head, startBlock, read, logLimitOf(reader))) {
    found.push(...stretch.result);
    lowest = stretch.from;
    if (found.length >= limit) break;
  }
  const shown = found.slice(0, limit);
  const transfers = await Promise.all(shown.map((log) => transferOf(reader, options, log)));
  const isCut = found.length > limit;
  if (!isCut && lowest <= startBlock) return { transfers, since: null };
  const oldest = isCut ? transfers.at(-1)?.at : undefined;
  return { transfers, since: oldest ?? (await timeOf(reader, lowest)) };
}
