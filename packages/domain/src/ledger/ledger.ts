import type { Position } from '../levels/levels.ts';
import { generations } from '../levels/terms.ts';

/** A purchase of a race level, as its pool reports it. Amounts are units of 10⁻⁶. */
export interface RaceInvested {
  name: 'RaceInvested';
  position: Position;
  user: string;
  /** Who receives the bonus: the sponsor, or the nearest upline in the pool. */
  referral: string;
  /** How many matrix uplines exist and are paid, 0 to 5. */
  generations: number;
  /** What the user paid. */
  fee: bigint;
  bonus: bigint;
  perUpline: bigint;
}

/** A purchase of a global level, as its pool reports it. Amounts are units of 10⁻⁶. */
export interface GlobalInvested {
  name: 'GlobalInvested';
  position: Position;
  user: string;
  /** Who receives the referral cut: the sponsor, or the nearest upline in the pool. */
  referral: string;
  /** What the user paid. */
  fee: bigint;
  referralCut: bigint;
}

/** A bonus that the sponsor lost because they had not bought the level. Units of 10⁻⁶. Spec §4.12. */
export interface LostIncome {
  name: 'LostIncome';
  position: Position;
  loser: string;
  from: string;
  receiver: string;
  amount: bigint;
}

/** A member's withdrawal of what a pool owed them. Units of 10⁻⁶. */
export interface BonusClaimed {
  name: 'BonusClaimed';
  position: Position;
  user: string;
  amount: bigint;
}

export type LedgerEvent = RaceInvested | GlobalInvested | LostIncome | BonusClaimed;

/** What a line of a ledger can be. */
export const ledgerKinds = ['participation', 'referral', 'level', 'global', 'lost', 'claim'] as const;

export type LedgerKind = (typeof ledgerKinds)[number];

/** What a line can be that an event writes: global shares are derived when they are read. */
export type EntryKind = Exclude<LedgerKind, 'global'>;

/** One line of a wallet's ledger. */
export interface LedgerEntry {
  /** Which of the lines of one event this is, from 0: with block and log index it names the line. */
  leg: number;
  kind: EntryKind;
  wallet: string;
  /** Whose purchase caused the line; the wallet itself for what it paid or claimed. */
  from: string;
  position: Position;
  /** Units of 10⁻⁶, always positive: the kind says whether it was paid, won, lost or withdrawn. */
  amount: bigint;
  /** Who received a lost income; `null` for every other kind. */
  receiver: string | null;
}

/** A holder's share of a later purchase in a global pool: a line that nobody writes. */
export interface GlobalShare extends Omit<LedgerEntry, 'kind'> {
  kind: 'global';
}

/**
 * The leg of every global share. Legs 0 and 1 are what a purchase cost and its referral, 2 to 6 its generations;
 * one purchase gives one holder one share, so that block, log index and leg name a line of their ledger.
 */
export const globalShareLeg = generations + 2;

/** A purchase of a global level, as one of its holders sees it. Amounts are units of 10⁻⁶. */
export interface SharedPurchase {
  position: Position;
  /** Who had a share before the purchase. */
  holder: string;
  /** Who bought. */
  user: string;
  /** What one share had earned just before the purchase. */
  accBefore: bigint;
  /** What one share had earned just after it, as the event tells it. */
  acc: bigint;
}

/**
 * The line that a purchase is worth to a holder of its pool: the difference of what one share has earned.
 * @returns `null` when one share earned nothing: the pool cut was less than a unit for each holder and is carried
 * to the next purchase, or the terms leave nothing for the pool.
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

/** What every purchase writes: what the buyer paid, and what their referral received. */
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
 * The lines that one event writes. Global shares write none: they are derived on read from the pool's
 * accumulator, so that a purchase costs the same however many share.
 * @param event What a pool reported.
 * @param uplines The buyer's five matrix uplines, nearest first; read for a race purchase only.
 * @throws RangeError when fewer uplines are given than the event paid.
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
