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

/** A log of a mined transaction. */
export type PoolLog = Log<bigint, number, false>;

function decoded({ data, topics }: PoolLog, position: Position) {
  const abi = levelAt(position).kind === 'race' ? racePoolAbi : globalPoolAbi;
  try {
    return decodeEventLog({ abi, data, topics });
  } catch {
    return null;
  }
}

/** Converts a pool's log to a ledger event, or `null` if the ledger ignores it. */
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
 * The ledger entries for a pool's log, by the ledger's own rules.
 * @throws Error viem's own, if the node does not answer.
 */
export async function entriesOf(reader: Reader, log: PoolLog, pool: ListedPool): Promise<LedgerEntry[]> {
  const event = ledgerEventOf(log, pool.position);
  if (event === null) return [];
  if (event.name !== 'RaceInvested') return ledgerEntries(event);
  // Seats never move, so today's uplines are those at the time of payment.
  const uplines = await readContract(reader, {
    address: pool.address,
    abi: racePoolAbi,
    functionName: 'five_uplines',
    args: [event.user as Address],
  });
  return ledgerEntries(event, uplines);
}

/** A purchase, and the holder whose share of it is computed. */
export interface ShareOptions {
  log: PoolLog;
  pool: ListedPool;
  wallet: Address;
  /** Timestamp of the log's block, seconds. */
  at: bigint;
  /** Block number of the registry's deployment. */
  startBlock: bigint;
}

/**
 * A holder's share of a global purchase as a ledger entry; `null` if the holder joined later or the
 * share rounds to 0.
 * @throws Error viem's own, if the node does not answer.
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
