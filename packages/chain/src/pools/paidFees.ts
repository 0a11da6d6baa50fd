import { feeLegs, type PayoutTransfer } from '@upline/domain';
import { type Address, isAddressEqual, type Log } from 'viem';
import { parseEventLogs } from 'viem/utils';
import { globalPoolAbi, racePoolAbi } from '../abi.ts';

/** A fee read from a pool's events, and its receivers. */
export interface PaidFee {
  buyer: Address;
  /** Units of 10⁻⁶. */
  fee: bigint;
  legs: PayoutTransfer<Address>[];
}

/** Reads that complete the events. */
export interface Beside {
  /** The five uplines of a buyer, nearest first; the zero address for an empty seat. */
  uplinesOf(buyer: Address): Promise<readonly Address[]>;
  /**
   * Earnings per share before a global purchase, or `null` if the node no longer has that state.
   */
  earnedBefore(log: Pick<Log, 'blockNumber' | 'logIndex'>): Promise<bigint | null>;
}

/** The buyer's sponsor who lost the referral share for not being in the pool, or `null`. */
function loserIn(logs: Log[], pool: Address, buyer: Address): Address | null {
  const lost = parseEventLogs({ abi: racePoolAbi, eventName: 'LostIncome', logs });
  const found = lost.find(
    ({ address, args }) => isAddressEqual(address, pool) && isAddressEqual(args.from, buyer),
  );
  return found?.args.loser ?? null;
}

/**
 * The fees of a pool's purchases in these logs, split by receiver. Race and global pools use
 * different events of the same name; each ABI decodes only its own.
 */
export async function paidFeesIn(logs: Log[], pool: Address, beside: Beside): Promise<PaidFee[]> {
  const own = <T extends { address: Address }>(found: readonly T[]) =>
    found.filter(({ address }) => isAddressEqual(address, pool));
  const eventName = 'Invested';
  const race = own(parseEventLogs({ abi: racePoolAbi, eventName, logs })).map(
    async ({ args }): Promise<PaidFee> => {
      const { user: buyer, referral, fee, bonus, perUpline, product, generations } = args;
      const uplines = (await beside.uplinesOf(buyer)).slice(0, generations);
      const place = { referral, instead: loserIn(logs, pool, buyer), uplines, holders: 0 };
      return { buyer, fee, legs: feeLegs({ kind: 'race', bonus, perUpline, product }, place) };
    },
  );
  const global = own(parseEventLogs({ abi: globalPoolAbi, eventName, logs })).map(
    async ({ args, ...log }): Promise<PaidFee> => {
      const { user: buyer, referral, index, fee, poolCut, referralCut, royaltyCut, acc } = args;
      const before = await beside.earnedBefore(log);
      const each = before === null ? null : acc - before;
      const place = { referral, instead: loserIn(logs, pool, buyer), uplines: [], holders: index - 1, each };
      const split = { kind: 'global', pool: poolCut, referral: referralCut, royalty: royaltyCut } as const;
      return { buyer, fee, legs: feeLegs(split, place) };
    },
  );
  return Promise.all([...race, ...global]);
}
