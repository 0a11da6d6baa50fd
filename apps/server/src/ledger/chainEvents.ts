import { globalPoolAbi, racePoolAbi, uplineRegistryAbi } from '@upline/chain';
import { isPosition, type Position } from '@upline/domain';
import type { GetLogsReturnType } from 'viem';
import { type Address, getAbiItem, type Hash, zeroAddress } from 'viem';
import { dateOf } from './blockTime.ts';
import { ContinuityError } from './ledgerErrors.ts';

/** The events that the ledger reads, and no others. */
export const ledgerEvents = [
  getAbiItem({ abi: uplineRegistryAbi, name: 'SponsorBound' }),
  getAbiItem({ abi: uplineRegistryAbi, name: 'PoolAdded' }),
  getAbiItem({ abi: racePoolAbi, name: 'Started' }),
  getAbiItem({ abi: racePoolAbi, name: 'PlatformInvestorAdded' }),
  getAbiItem({ abi: racePoolAbi, name: 'Invested' }),
  getAbiItem({ abi: globalPoolAbi, name: 'Invested' }),
  getAbiItem({ abi: racePoolAbi, name: 'LostIncome' }),
  getAbiItem({ abi: racePoolAbi, name: 'BonusClaimed' }),
  getAbiItem({ abi: racePoolAbi, name: 'FundClaimed' }),
  getAbiItem({ abi: racePoolAbi, name: 'PausedSet' }),
  getAbiItem({ abi: racePoolAbi, name: 'Retired' }),
  getAbiItem({ abi: racePoolAbi, name: 'TermsApplied' }),
] as const;

type AbiLog = GetLogsReturnType<undefined, typeof ledgerEvents, true, bigint, bigint>[number];
type LogField =
  | 'address'
  | 'args'
  | 'blockHash'
  | 'blockNumber'
  | 'eventName'
  | 'logIndex'
  | 'transactionHash';
type FieldsOf<L> = L extends AbiLog ? Pick<L, LogField> : never;

/** A log of one of them as the node tells it, as far as the ledger looks at it. */
export type LedgerLog = FieldsOf<AbiLog>;

interface Place {
  block: bigint;
  /** The time of the block. */
  at: Date;
  logIndex: number;
  transaction: Hash;
}

/** What stops a pool's purchases. */
export interface Brakes {
  pausedUntil: Date | null;
  isRetired: boolean;
}

/** An event with lower-case addresses, `null` for the zero address, amounts in units of 10⁻⁶. */
export type ChainEvent = Place &
  (
    | { name: 'SponsorBound'; wallet: Address; sponsor: Address | null }
    /** With the brakes that were put on before, where the node still knows. */
    | ({ name: 'PoolAdded'; pool: Address; bit: number; position: Position } & Partial<Brakes>)
    | { name: 'Started'; pool: Address }
    | { name: 'Seated'; pool: Address; user: Address; upline: Address | null; index: number }
    | {
        name: 'RaceInvested';
        pool: Address;
        user: Address;
        referral: Address;
        upline: Address;
        index: number;
        fee: bigint;
        bonus: bigint;
        perUpline: bigint;
        generations: number;
        product: bigint;
      }
    | {
        name: 'GlobalInvested';
        pool: Address;
        user: Address;
        referral: Address;
        index: number;
        fee: bigint;
        poolCut: bigint;
        referralCut: bigint;
        royaltyCut: bigint;
        acc: bigint;
      }
    | { name: 'LostIncome'; pool: Address; loser: Address; from: Address; receiver: Address; amount: bigint }
    | { name: 'BonusClaimed'; pool: Address; user: Address; amount: bigint }
    | { name: 'FundClaimed'; pool: Address; receiver: Address; amount: bigint }
    | { name: 'PausedSet'; pool: Address; until: Date }
    | { name: 'Retired'; pool: Address }
    | { name: 'TermsApplied'; pool: Address; fee: bigint }
  );

const lower = (address: Address) => address.toLowerCase() as Address;
const orNull = (address: Address) => (address === zeroAddress ? null : lower(address));

function positionOf(value: number): Position {
  if (!isPosition(value)) throw new ContinuityError(`The registry lists a pool at position ${value}.`);
  return value;
}

/**
 * A log in the ledger's own words.
 * @param at The time of its block.
 */
export function chainEvent(log: LedgerLog, at: Date): ChainEvent {
  const place = { at, block: log.blockNumber, logIndex: log.logIndex, transaction: log.transactionHash };
  const pool = lower(log.address);
  switch (log.eventName) {
    case 'SponsorBound': {
      const { member, sponsor } = log.args;
      return { ...place, name: 'SponsorBound', wallet: lower(member), sponsor: orNull(sponsor) };
    }
    case 'PoolAdded': {
      const { bit, position } = log.args;
      return { ...place, name: 'PoolAdded', pool: lower(log.args.pool), bit, position: positionOf(position) };
    }
    case 'Started':
      return { ...place, name: 'Started', pool };
    case 'PlatformInvestorAdded': {
      const { user, upline, index } = log.args;
      return {
        ...place,
        name: 'Seated',
        pool,
        user: lower(user),
        upline: orNull(upline),
        index: Number(index),
      };
    }
    case 'Invested': {
      const { args } = log;
      const { index, fee } = args;
      const parties = { pool, user: lower(args.user), referral: lower(args.referral), index, fee };
      if ('acc' in args) {
        const { poolCut, referralCut, royaltyCut, acc } = args;
        return { ...place, ...parties, name: 'GlobalInvested', poolCut, referralCut, royaltyCut, acc };
      }
      const { bonus, perUpline, generations, product } = args;
      const upline = lower(args.upline);
      return { ...place, ...parties, name: 'RaceInvested', upline, bonus, perUpline, generations, product };
    }
    case 'LostIncome': {
      const { loser, from, receiver, amount } = log.args;
      const parties = { loser: lower(loser), from: lower(from), receiver: lower(receiver) };
      return { ...place, name: 'LostIncome', pool, ...parties, amount };
    }
    case 'BonusClaimed': {
      const { user, amount } = log.args;
      return { ...place, name: 'BonusClaimed', pool, user: lower(user), amount };
    }
    case 'FundClaimed': {
      const { to, amount } = log.args;
      return { ...place, name: 'FundClaimed', pool, receiver: lower(to), amount };
    }
    case 'PausedSet':
      return { ...place, name: 'PausedSet', pool, until: dateOf(log.args.until) };
    case 'Retired':
      return { ...place, name: 'Retired', pool };
    case 'TermsApplied':
      return { ...place, name: 'TermsApplied', pool, fee: log.args.joiningFee };
  }
}
