import {
  type GlobalShare,
  globalShareEntry,
  type LedgerEntry,
  type LedgerEvent,
  ledgerEntries,
  levelAt,
  type Position,
} from '@upline/domain';
import type { Address, Log } from 'viem';
import { readContract } from 'viem/actions';
import { decodeEventLog } from 'viem/utils';
import { globalPoolAbi, racePoolAbi } from '../abi.ts';
import type { ListedPool, Reader } from '../pools/pools.ts';
import { earnedBefore, heldBefore } from './globalShares.ts';

/** A log that stands in a block. */
export type PoolLog = Log<bigint, number, false>;

function decoded({ data, topics }: PoolLog, position: Position) {
  const abi = levelAt(position).kind === 'race' ? racePoolAbi : globalPoolAbi;
  try {
    return decodeEventLog({ abi, data, topics });
  } catch {
    return null;
  }
}

/** What a pool's log says to the ledger, `null` for one that the ledger does not read. */
function ledgerEventOf(log: PoolLog, position: Position): LedgerEvent | null {
  const event = decoded(log, position);
  switch (event?.eventName) {
    case 'Invested':
      return 'acc' in event.args
        ? { name: 'GlobalInvested', position, ...event.args }
        : { name: 'RaceInvested', position, ...event.args };
    case 'LostIncome':
      return { name: 'LostIncome', position, ...event.args };
    case 'BonusClaimed':
      return { name: 'BonusClaimed', position, ...event.args };
    default:
      return null;
  }
}

/**
 * Every line that a pool's log writes, by the ledger's own rules.
 * @throws Error viem's own, when the node does not answer.
 */
export async function entriesOf(reader: Reader, log: PoolLog, pool: ListedPool): Promise<LedgerEntry[]> {
  const event = ledgerEventOf(log, pool.position);
  if (event === null) return [];
  if (event.name !== 'RaceInvested') return ledgerEntries(event);
  // Places never move: the members above the buyer now stood there when the buyer paid.
  const uplines = await readContract(reader, {
    address: pool.address,
    abi: racePoolAbi,
    functionName: 'five_uplines',
    args: [event.user as Address],
  });
  return ledgerEntries(event, uplines);
}

/** A purchase, and the holder who asks what it was worth to them. */
export interface ShareOptions {
  log: PoolLog;
  pool: ListedPool;
  wallet: Address;
  /** When the log's block was made, in seconds. */
  at: bigint;
  /** The block before which there is nothing to find. */
  startBlock: bigint;
}

/**
 * What a purchase of a global level was worth to a holder, as a line; `null` when they had no share yet, or one
 * share earned nothing.
 * @throws Error viem's own, when the node does not answer.
 */
export async function shareOf(reader: Reader, options: ShareOptions): Promise<GlobalShare | null> {
  const { log, pool, wallet: holder, at, startBlock } = options;
  const { position } = pool;
  const event = decoded(log, position);
  if (event?.eventName !== 'Invested' || !('acc' in event.args)) return null;
  const { user, index, acc } = event.args;
  const purchase = { pool: pool.address, index, block: log.blockNumber, logIndex: log.logIndex };
  if (!(await heldBefore(reader, holder, purchase, at, startBlock))) return null;
  const accBefore = await earnedBefore(reader, purchase, startBlock);
  return globalShareEntry({ position, holder, user, accBefore, acc });
}
