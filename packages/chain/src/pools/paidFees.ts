import { type FeeLeg, feeLegs } from '@upline/domain';
import { type Address, isAddressEqual, type Log } from 'viem';
import { parseEventLogs } from 'viem/utils';
import { globalPoolAbi, racePoolAbi } from '../abi.ts';

/** A fee that a pool's events tell of, and where it went. */
export interface PaidFee {
  buyer: Address;
  /** Units of 10⁻⁶. */
  fee: bigint;
  legs: FeeLeg<Address>[];
}

/** What the events leave out. */
export interface Beside {
  /** The five above a buyer in the matrix, nearest first, the zero address where there is none. */
  uplinesOf(buyer: Address): Promise<readonly Address[]>;
  /** What one share had earned before a global purchase, `null` where the node no longer knows. */
  earnedBefore(log: Pick<Log, 'blockNumber' | 'logIndex'>): Promise<bigint | null>;
}

/** The buyer's sponsor, who was not in and lost their part to another; `null` without one. */
function loserIn(logs: Log[], pool: Address, buyer: Address): Address | null {
  const lost = parseEventLogs({ abi: racePoolAbi, eventName: 'LostIncome', logs });
  const found = lost.find(
    ({ address, args }) => isAddressEqual(address, pool) && isAddressEqual(args.from, buyer),
  );
  return found?.args.loser ?? null;
}

/**
 * Where the fees of a pool's purchases among some logs went, as its own events tell it. The two kinds of pool tell of a
 * purchase by different events of one name: each decodes only its own.
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
