import { globalPoolAbi, racePoolAbi, uplineRegistryAbi } from '@upline/chain';
import { type FeeTerms, isPosition, type Position } from '@upline/domain';
import type { GetLogsReturnType } from 'viem';
import { type Address, getAbiItem, type Hash, zeroAddress, zeroHash } from 'viem';
import { dateOf } from './blockTime.ts';
import { ContinuityError } from './ledgerErrors.ts';

/** The only events that the ledger reads. */
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
  getAbiItem({ abi: racePoolAbi, name: 'TermsQueued' }),
  getAbiItem({ abi: racePoolAbi, name: 'TermsCancelled' }),
  getAbiItem({ abi: racePoolAbi, name: 'RetirementQueued' }),
  getAbiItem({ abi: racePoolAbi, name: 'RetirementCancelled' }),
  getAbiItem({ abi: racePoolAbi, name: 'DefaultAdminTransferScheduled' }),
  getAbiItem({ abi: racePoolAbi, name: 'DefaultAdminTransferCanceled' }),
  getAbiItem({ abi: racePoolAbi, name: 'RoleRevoked' }),
  getAbiItem({ abi: uplineRegistryAbi, name: 'PoolQueued' }),
  getAbiItem({ abi: uplineRegistryAbi, name: 'PoolCancelled' }),
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

/** The fields of such a log that the ledger uses. */
export type LedgerLog = FieldsOf<AbiLog>;

interface Place {
  block: bigint;
  /** Time of the block. */
  at: Date;
  logIndex: number;
  transaction: Hash;
}

/** A pool's state when it was listed: its pause, its retirement and its terms. */
export interface ListedAs {
  pausedUntil: Date | null;
  isRetired: boolean;
  terms: FeeTerms;
}

/** The time window in which an announced change can be executed. */
interface Notice {
  from: Date;
  until: Date;
}

/** An event with lower-case addresses, `null` for the zero address, amounts in units of 10⁻⁶. */
export type ChainEvent = Place &
  (
    | { name: 'SponsorBound'; wallet: Address; sponsor: Address | null }
    /** With the pool's state at that time, if the node still has it. */
    | ({ name: 'PoolAdded'; pool: Address; bit: number; position: Position } & Partial<ListedAs>)
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
    | { name: 'TermsApplied'; pool: Address; terms: FeeTerms }
    | { name: 'TermsCancelled'; pool: Address; terms: FeeTerms }
    | ({ name: 'TermsQueued'; pool: Address; terms: FeeTerms } & Notice)
    | ({ name: 'RetirementQueued'; pool: Address } & Notice)
    | { name: 'RetirementCancelled'; pool: Address }
    /** A pool may be queued at a level that this server does not know; only its listing needs the level. */
    | ({ name: 'PoolQueued'; registry: Address; pool: Address; level: number } & Notice)
    | { name: 'PoolCancelled'; registry: Address; pool: Address }
    /** Of the registry or of a pool; a null account cancels the offer. */
    | { name: 'AdminOffered'; contract: Address; account: Address | null; from: Date }
    | { name: 'AdminOfferWithdrawn'; contract: Address }
    /** A role was given up or, for ADMIN, handed over to `successor`; null for nobody. */
    | { name: 'RoleRevoked'; contract: Address; isAdmin: boolean; successor: Address | null }
  );

const lowerCased = (address: Address) => address.toLowerCase() as Address;
const orNull = (address: Address) => (address === zeroAddress ? null : lowerCased(address));

function positionOf(value: number): Position {
  if (!isPosition(value)) throw new ContinuityError(`The registry lists a pool at position ${value}.`);
  return value;
}

function termsOf(args: {
  joiningFee: bigint;
  referralShare: bigint;
  networkShare: bigint;
  operatorShare: bigint;
}): FeeTerms {
  return {
    fee: args.joiningFee,
    referral: Number(args.referralShare),
    network: Number(args.networkShare),
    operator: Number(args.operatorShare),
  };
}

function noticeOf({ readyAt, expiresAt }: { readyAt: bigint; expiresAt: bigint }): Notice {
  return { from: dateOf(readyAt), until: dateOf(expiresAt) };
}

/**
 * Converts a log to a ledger event.
 * @param at Time of its block.
 */
export function chainEvent(log: LedgerLog, at: Date): ChainEvent {
  const place = { at, block: log.blockNumber, logIndex: log.logIndex, transaction: log.transactionHash };
  const pool = lowerCased(log.address);
  switch (log.eventName) {
    case 'SponsorBound': {
      const { member, sponsor } = log.args;
      return { ...place, name: 'SponsorBound', wallet: lowerCased(member), sponsor: orNull(sponsor) };
    }
    case 'PoolAdded': {
      const { bit, position } = log.args;
      return {
        ...place,
        name: 'PoolAdded',
        pool: lowerCased(log.args.pool),
        bit,
        position: positionOf(position),
      };
    }
    case 'Started':
      return { ...place, name: 'Started', pool };
    case 'PlatformInvestorAdded': {
      const { user, upline, index } = log.args;
      return {
        ...place,
        name: 'Seated',
        pool,
        user: lowerCased(user),
        upline: orNull(upline),
        index: Number(index),
      };
    }
    case 'Invested': {
      const { args } = log;
      const { index, fee } = args;
      const parties = { pool, user: lowerCased(args.user), referral: lowerCased(args.referral), index, fee };
      if ('acc' in args) {
        const { poolCut, referralCut, royaltyCut, acc } = args;
        return { ...place, ...parties, name: 'GlobalInvested', poolCut, referralCut, royaltyCut, acc };
      }
      const { bonus, perUpline, generations, product } = args;
      const upline = lowerCased(args.upline);
      return { ...place, ...parties, name: 'RaceInvested', upline, bonus, perUpline, generations, product };
    }
    case 'LostIncome': {
      const { loser, from, receiver, amount } = log.args;
      const parties = { loser: lowerCased(loser), from: lowerCased(from), receiver: lowerCased(receiver) };
      return { ...place, name: 'LostIncome', pool, ...parties, amount };
    }
    case 'BonusClaimed': {
      const { user, amount } = log.args;
      return { ...place, name: 'BonusClaimed', pool, user: lowerCased(user), amount };
    }
    case 'FundClaimed': {
      const { to, amount } = log.args;
      return { ...place, name: 'FundClaimed', pool, receiver: lowerCased(to), amount };
    }
    case 'PausedSet':
      return { ...place, name: 'PausedSet', pool, until: dateOf(log.args.until) };
    case 'Retired':
      return { ...place, name: 'Retired', pool };
    case 'TermsApplied':
    case 'TermsCancelled':
      return { ...place, name: log.eventName, pool, terms: termsOf(log.args) };
    case 'TermsQueued':
      return { ...place, name: 'TermsQueued', pool, terms: termsOf(log.args), ...noticeOf(log.args) };
    case 'RetirementQueued':
      return { ...place, name: 'RetirementQueued', pool, ...noticeOf(log.args) };
    case 'RetirementCancelled':
      return { ...place, name: 'RetirementCancelled', pool };
    case 'PoolQueued': {
      const { pool: queued, position } = log.args;
      const about = { registry: pool, pool: lowerCased(queued), level: position };
      return { ...place, name: 'PoolQueued', ...about, ...noticeOf(log.args) };
    }
    case 'PoolCancelled':
      return { ...place, name: 'PoolCancelled', registry: pool, pool: lowerCased(log.args.pool) };
    case 'DefaultAdminTransferScheduled': {
      const { newAdmin, acceptSchedule } = log.args;
      const offer = { account: orNull(newAdmin), from: dateOf(BigInt(acceptSchedule)) };
      return { ...place, name: 'AdminOffered', contract: pool, ...offer };
    }
    case 'DefaultAdminTransferCanceled':
      return { ...place, name: 'AdminOfferWithdrawn', contract: pool };
    case 'RoleRevoked': {
      const { role, account, sender } = log.args;
      // ADMIN is revoked by its acceptor, or by its owner to renounce it.
      const successor = lowerCased(sender) === lowerCased(account) ? null : lowerCased(sender);
      return { ...place, name: 'RoleRevoked', contract: pool, isAdmin: role === zeroHash, successor };
    }
  }
}
