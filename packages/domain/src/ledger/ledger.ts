import type { Position } from '../levels/levels.ts';
import { generations } from '../levels/terms.ts';

/** The `Invested` event of a race pool. Amounts are units of 10⁻⁶. */
export interface RaceInvested {
  name: 'RaceInvested';
  position: Position;
  user: string;
  /** The bonus's receiver: the sponsor, or the nearest upline in the pool. */
  referral: string;
  /** The number of matrix uplines that exist and are paid, 0 to 5. */
  generations: number;
  fee: bigint;
  bonus: bigint;
  perUpline: bigint;
}

/** The `Invested` event of a global pool. Amounts are units of 10⁻⁶. */
export interface GlobalInvested {
  name: 'GlobalInvested';
  position: Position;
  user: string;
  /** The referral cut's receiver: the sponsor, or the nearest upline in the pool. */
  referral: string;
  fee: bigint;
  referralCut: bigint;
}

/**
 * A bonus that the sponsor lost because they had not bought the level. Units of 10⁻⁶. Spec §4.12.
 */
export interface LostIncome {
  name: 'LostIncome';
  position: Position;
  loser: string;
  from: string;
  receiver: string;
  amount: bigint;
}

/** A member's claim of their credit in a pool. Units of 10⁻⁶. */
export interface BonusClaimed {
  name: 'BonusClaimed';
  position: Position;
  user: string;
  amount: bigint;
}

export type LedgerEvent = RaceInvested | GlobalInvested | LostIncome | BonusClaimed;

export const ledgerKinds = ['participation', 'referral', 'level', 'global', 'lost', 'claim'] as const;

export type LedgerKind = (typeof ledgerKinds)[number];

/** The kinds that events write; global shares are derived on read. */
export type EntryKind = Exclude<LedgerKind, 'global'>;

export interface LedgerEntry {
  /**
   * The index of the entry within its event, from 0. Block, log index and leg identify an entry.
   */
  leg: number;
  kind: EntryKind;
  wallet: string;
  /** The member whose purchase caused the entry; the wallet itself for payments and claims. */
  from: string;
  position: Position;
  /** Units of 10⁻⁶, always positive: `kind` says if it was paid, received, lost or claimed. */
  amount: bigint;
  /** The receiver of a lost income; `null` for every other kind. */
  receiver: string | null;
}

/** A holder's share of a later purchase in a global pool; derived on read, never stored. */
export interface GlobalShare extends Omit<LedgerEntry, 'kind'> {
  kind: 'global';
}

/**
 * The leg of every global share. Legs 0 and 1 are the payment and the referral bonus, 2 to 6 the
 * generations. Each purchase gives each holder one share, so block, log index and leg identify it
 * in their ledger.
 */
export const globalShareLeg = generations + 2;

/** A purchase of a global level from the view of one holder. Amounts are units of 10⁻⁶. */
export interface SharedPurchase {
  position: Position;
  /** A holder from before the purchase. */
  holder: string;
  user: string;
  /** The accumulated earnings of one share before the purchase. */
  accBefore: bigint;
  /** The accumulated earnings of one share after the purchase, as in the event. */
  acc: bigint;
}

/**
 * The entry of a holder for a later purchase: the increase of one share's accumulated earnings.
 * @returns `null` if one share earned nothing: the pool cut was less than a unit per holder and is
 * carried to the next purchase, or the terms leave nothing for the pool.
 */
export function globalShareEntry(purchase: SharedPurchase): GlobalShare | null {
  const { position, holder, user, accBefore, acc } = purchase;
  if (acc === accBefore) return null;
  const amount = acc - accBefore;
  return {
    leg: globalShareLeg,
    kind: 'global',
    wallet: holder,
    from: user,
    position,
    amount,
    receiver: null,
  };
}

/** The two entries of every purchase: the buyer's payment and the referral's bonus. */
function purchaseEntries(
  { user, referral, position, fee }: RaceInvested | GlobalInvested,
  bonus: bigint,
): LedgerEntry[] {
  const line = { from: user, position, receiver: null };
  return [
    { ...line, leg: 0, kind: 'participation', wallet: user, amount: fee },
    { ...line, leg: 1, kind: 'referral', wallet: referral, amount: bonus },
  ];
}

/**
 * The entries that one event writes. Global shares are not among them: they are derived on read
 * from the pool's accumulator, so the cost of a purchase does not depend on the number of holders.
 * @param uplines The buyer's five matrix uplines, nearest first; used for a race purchase only.
 * @throws RangeError if fewer uplines are given than the event paid.
 */
export function ledgerEntries(event: LedgerEvent, uplines: readonly string[] = []): LedgerEntry[] {
  const { position } = event;
  switch (event.name) {
    case 'RaceInvested': {
      const paid = uplines.slice(0, event.generations);
      if (paid.length < event.generations) throw new RangeError('An upline of the purchase is missing.');
      const levels = paid.map(
        (wallet, index): LedgerEntry => ({
          leg: index + 2,
          kind: 'level',
          wallet,
          from: event.user,
          position,
          amount: event.perUpline,
          receiver: null,
        }),
      );
      return [...purchaseEntries(event, event.bonus), ...levels];
    }
    case 'GlobalInvested':
      return purchaseEntries(event, event.referralCut);
    case 'LostIncome':
      return [
        {
          leg: 0,
          kind: 'lost',
          wallet: event.loser,
          from: event.from,
          position,
          amount: event.amount,
          receiver: event.receiver,
        },
      ];
    case 'BonusClaimed':
      return [
        {
          leg: 0,
          kind: 'claim',
          wallet: event.user,
          from: event.user,
          position,
          amount: event.amount,
          receiver: null,
        },
      ];
  }
}
