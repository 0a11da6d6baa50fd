import { globalShareLeg, type LedgerKind, type Position } from '@upline/domain';
import { type Address, type Hash, isAddressEqual, TransactionReceiptNotFoundError } from 'viem';
import { getBlock, getBlockNumber, getTransactionReceipt } from 'viem/actions';
import type { ListedPool, Reader } from '../pools/pools.ts';
import { entriesOf, type PoolLog, shareOf } from './logEntries.ts';

/** A line of a wallet's ledger as the server tells it. */
export interface ToldLine {
  kind: LedgerKind;
  position: Position;
  /** The pool's address. */
  contract: Address;
  /** Units of 10⁻⁶. */
  amount: bigint;
  from: Address;
  /** Who received a lost income; `null` for every other kind. */
  receiver: Address | null;
  transaction: Hash;
  /** The log's place in its block. */
  logIndex: number;
  /** Which of the lines of one log it is. */
  leg: number;
  block: bigint;
  /** ISO 8601. */
  at: string;
}

/** A field of a line that the chain has a say in. */
export type LineField = Exclude<keyof ToldLine, 'transaction' | 'logIndex' | 'leg'>;

/** What the chain says of a line. */
export type ProvenLine =
  | { outcome: 'confirmed'; block: bigint; isFinal: boolean }
  | { outcome: 'differs'; fields: LineField[] }
  /** There is no such log, or it is worth nothing to the wallet. */
  | { outcome: 'missing' };

export interface ProveOptions {
  /** The pools that the trusted registry lists: what any other contract logs is worth nothing to anybody. */
  pools: readonly ListedPool[];
  /** The block before which there is nothing to find. */
  startBlock: bigint;
  wallet: Address;
  line: ToldLine;
}

/** Blocks after which nothing is replaced, where a node does not say what is final. */
const settledAfter = 128n;

async function findLog(reader: Reader, { transaction, logIndex }: ToldLine): Promise<PoolLog | null> {
  try {
    const { status, logs } = await getTransactionReceipt(reader, { hash: transaction });
    return (status === 'success' && logs.find((log) => log.logIndex === logIndex)) || null;
  } catch (error) {
    if (error instanceof TransactionReceiptNotFoundError) return null;
    throw error;
  }
}

async function isFinal(reader: Reader, block: bigint): Promise<boolean> {
  try {
    return block <= (await getBlock(reader, { blockTag: 'finalized' })).number;
  } catch {
    return block + settledAfter <= (await getBlockNumber(reader, { cacheTime: 0 }));
  }
}

const isSame = (one: Address | null, other: Address | null) =>
  one === null || other === null ? one === other : isAddressEqual(one, other);

/**
 * Holds a line of a wallet's ledger against the chain: reads the log behind it again, derives by the ledger's own rules
 * what it is worth to the wallet, and compares every field, amounts to the unit.
 * @throws Error viem's own, when the node does not answer.
 */
export async function proveLine(reader: Reader, options: ProveOptions): Promise<ProvenLine> {
  const { pools, startBlock, wallet, line } = options;
  const log = await findLog(reader, line);
  const pool = log && pools.find(({ address }) => isAddressEqual(address, log.address));
  if (!pool) return { outcome: 'missing' };
  const { number: block, timestamp } = await getBlock(reader, { blockNumber: log.blockNumber });
  const worth =
    line.leg === globalShareLeg
      ? await shareOf(reader, { log, pool, startBlock, wallet, at: timestamp })
      : (await entriesOf(reader, log, pool)).find(
          (entry) => entry.leg === line.leg && isAddressEqual(entry.wallet as Address, wallet),
        );
  if (!worth) return { outcome: 'missing' };
  const isRight: Record<LineField, boolean> = {
    amount: worth.amount === line.amount,
    kind: worth.kind === line.kind,
    from: isSame(worth.from as Address, line.from),
    receiver: isSame(worth.receiver as Address | null, line.receiver),
    position: pool.position === line.position,
    contract: isSame(pool.address, line.contract),
    block: block === line.block,
    at: Number(timestamp) * 1000 === new Date(line.at).getTime(),
  };
  const fields = (Object.keys(isRight) as LineField[]).filter((field) => !isRight[field]);
  if (fields.length > 0) return { outcome: 'differs', fields };
  return { outcome: 'confirmed', block, isFinal: await isFinal(reader, block) };
}
