import { type Address, BlockNotFoundError, type Hash, type Hex } from 'viem';
import { getBlock } from 'viem/actions';
import { isHash } from 'viem/utils';
import type { Workbench } from '../workbench.ts';
import { type Decoded, decodeCall, decodeEvent } from './decode.ts';

/** A page of a list, newest first. */
export interface ListPage<Row> {
  rows: Row[];
  /** Block number below which the next page begins; `null` on the last page. */
  before: bigint | null;
}

export interface BlockRow {
  number: bigint;
  hash: Hash;
  /** Seconds since 1970. */
  at: bigint;
  gas: bigint;
  transactions: number;
}

export interface TransactionRow {
  hash: Hash;
  block: bigint;
  at: bigint;
  from: Address;
  /** `''` for a contract creation. */
  to: string;
  /** Name of the function, or its selector. */
  name: string;
  gas: bigint;
  isReverted: boolean;
}

export interface LogRow extends Decoded {
  block: bigint;
  hash: Hash;
  index: number;
  address: Address;
}

/** Number of blocks per page. */
const reach = 50n;

interface BlockReceipts {
  Method: 'eth_getBlockReceipts';
  Parameters: [Hex];
  ReturnType: { transactionHash: Hash; status: Hex; gasUsed: Hex }[];
}

/** The blocks of a page, newest first. */
async function blocksBelow({ client, reader }: Workbench, before: bigint | null) {
  const newest = before === null ? await client.getBlockNumber({ cacheTime: 0 }) : before - 1n;
  const oldest = newest >= reach ? newest - reach + 1n : 0n;
  const numbers = Array.from({ length: Number(newest - oldest) + 1 }, (_, index) => newest - BigInt(index));
  const blocks = await Promise.all(
    numbers.map((blockNumber) => getBlock(reader, { blockNumber, includeTransactions: true })),
  );
  return { blocks, oldest, newest, before: oldest > 0n ? oldest : null };
}

type FullBlock = Awaited<ReturnType<typeof blocksBelow>>['blocks'][number];

const blockRow = ({ number, hash, timestamp: at, gasUsed: gas, transactions }: FullBlock): BlockRow => ({
  number,
  hash,
  at,
  gas,
  transactions: transactions.length,
});

async function rowsIn(bench: Workbench, block: FullBlock): Promise<TransactionRow[]> {
  if (block.transactions.length === 0) return [];
  const number: Hex = `0x${block.number.toString(16)}`;
  const receipts = await bench.reader.request<BlockReceipts>({
    method: 'eth_getBlockReceipts',
    params: [number],
  });
  return block.transactions
    .map(({ hash, from, to, input }): TransactionRow => {
      const receipt = receipts.find(({ transactionHash }) => transactionHash === hash);
      return {
        hash,
        block: block.number,
        at: block.timestamp,
        from,
        to: to ?? '',
        name: to === null ? '' : decodeCall(bench, to, input).name,
        gas: BigInt(receipt?.gasUsed ?? 0),
        isReverted: receipt !== undefined && BigInt(receipt.status) === 0n,
      };
    })
    .toReversed();
}

/** Lists the blocks below a number, or the newest. */
export async function listBlocks(bench: Workbench, before: bigint | null): Promise<ListPage<BlockRow>> {
  const found = await blocksBelow(bench, before);
  return { rows: found.blocks.map(blockRow), before: found.before };
}

/**
 * Reads a block with its transactions; `null` if there is none.
 * @param which Block number, hash, or any text from a URL.
 */
export async function readBlock(bench: Workbench, which: bigint | string) {
  if (typeof which === 'string' && !isHash(which)) return null;
  const asked = typeof which === 'bigint' ? { blockNumber: which } : { blockHash: which };
  const found = bench.client.getBlock({ ...asked, includeTransactions: true });
  const block = await found.catch((error: unknown) => {
    if (error instanceof BlockNotFoundError) return null;
    throw error;
  });
  return block && { block: blockRow(block), transactions: await rowsIn(bench, block) };
}

/** Lists transactions below a block, or the newest. Skips empty pages. */
export async function listTransactions(
  bench: Workbench,
  before: bigint | null,
): Promise<ListPage<TransactionRow>> {
  let from = before;
  for (;;) {
    const found = await blocksBelow(bench, from);
    const rows = (await Promise.all(found.blocks.map((block) => rowsIn(bench, block)))).flat();
    if (rows.length > 0 || found.before === null) return { rows, before: found.before };
    from = found.before;
  }
}

/** Lists events of all contracts below a block, or the newest. */
export async function listLogs(bench: Workbench, before: bigint | null): Promise<ListPage<LogRow>> {
  const { client } = bench;
  let newest = before === null ? await client.getBlockNumber({ cacheTime: 0 }) : before - 1n;
  for (;;) {
    const oldest = newest >= reach ? newest - reach + 1n : 0n;
    const logs = await client.getLogs({ fromBlock: oldest, toBlock: newest });
    const rows = logs
      .map((log) => ({
        block: log.blockNumber,
        hash: log.transactionHash,
        index: log.logIndex,
        address: log.address,
        ...decodeEvent(bench, log),
      }))
      .toReversed();
    if (rows.length > 0 || oldest === 0n) return { rows, before: oldest > 0n ? oldest : null };
    newest = oldest - 1n;
  }
}
