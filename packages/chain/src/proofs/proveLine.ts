import { globalShareLeg, type LedgerKind, type Position } from '@upline/domain';
import { type Address, type Hash, isAddressEqual, TransactionReceiptNotFoundError } from 'viem';
import { getBlock, getTransactionReceipt } from 'viem/actions';
import { isFinal } from '../pools/isFinal.ts';
import type { ListedPool, Reader } from '../pools/pools.ts';
import { entriesOf, type PoolLog, shareOf } from './logEntries.ts';

/** A line of a wallet's ledger as sent by the server. */
export interface ClaimedLine {
  kind: LedgerKind;
  position: Position;
  contract: Address;
  /** Units of 10⁻⁶. */
  amount: bigint;
  from: Address;
  /** The receiver of a lost income; `null` for every other kind. */
  receiver: Address | null;
  transaction: Hash;
  /** Index of the log in its block. */
  logIndex: number;
  /** Index of the line among the lines of its log. */
  leg: number;
  block: bigint;
  /** ISO 8601. */
  at: string;
}

/** The fields that can be checked against the chain. */
export type LineField = Exclude<keyof ClaimedLine, 'transaction' | 'logIndex' | 'leg'>;

export type ProvenLine =
  | { outcome: 'confirmed'; block: bigint; isFinal: boolean }
  | { outcome: 'differs'; fields: LineField[] }
  /** The log does not exist, or credits nothing to the wallet. */
  | { outcome: 'missing' };

export interface ProveOptions {
  /** The pools in the trusted registry; logs of other contracts are ignored. */
  pools: readonly ListedPool[];
  /** Block number of the registry's deployment. */
  startBlock: bigint;
  wallet: Address;
  line: ClaimedLine;
}

async function findLog(reader: Reader, { transaction, logIndex }: ClaimedLine): Promise<PoolLog | null> {
  try {
    const { status, logs } = await getTransactionReceipt(reader, { hash: transaction });
    return (status === 'success' && logs.find((log) => log.logIndex === logIndex)) || null;
  } catch (error) {
    if (error instanceof TransactionReceiptNotFoundError) return null;
    throw error;
  }
}

const isSame = (one: Address | null, other: Address | null) =>
  one === null || other === null ? one === other : isAddressEqual(one, other);

/**
 * Checks a line of a wallet's ledger: reads its log from the chain, derives the line by the
 * ledger's own rules, and compares every field.
 * @throws Error viem's own, if the node does not answer; if the block of the log was replaced.
 */
export async function proveLine(reader: Reader, options: ProveOptions): Promise<ProvenLine> {
  const { pools, startBlock, wallet, line } = options;
  const log = await findLog(reader, line);
  const pool = log && pools.find(({ address }) => isAddressEqual(address, log.address));
  if (!pool) return { outcome: 'missing' };
  const { number: block, hash, timestamp } = await getBlock(reader, { blockNumber: log.blockNumber });
  // A node that lags behind a reorg still has the receipt, and the number alone would look final.
  if (hash !== log.blockHash) throw new Error('The block of the line was replaced.');
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
