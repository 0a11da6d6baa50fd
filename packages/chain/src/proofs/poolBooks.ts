import { type LedgerEvent, ledgerEntries, type Position } from '@upline/domain';

/** What is told of a purchase of a race level beside its ledger's lines. Amounts are units of 10⁻⁶. */
interface RacePurchase {
  name: 'RacePurchase';
  index: number;
  event: Extract<LedgerEvent, { name: 'RaceInvested' }>;
}

/** What is told of a purchase of a global level beside its ledger's lines. Amounts are units of 10⁻⁶. */
interface GlobalPurchase {
  name: 'GlobalPurchase';
  index: number;
  event: Extract<LedgerEvent, { name: 'GlobalInvested' }>;
  poolCut: bigint;
  royaltyCut: bigint;
  /** What one share has earned since the pool began. */
  acc: bigint;
}

/** What a pool's events say of its money and its places, one at a time. */
export type BookEvent =
  | RacePurchase
  | GlobalPurchase
  | { name: 'Seat'; index: number }
  | { name: 'Claim'; event: Extract<LedgerEvent, { name: 'BonusClaimed' }> }
  | { name: 'FundClaim'; amount: bigint };

/** A pool's money and places as its own events add up. Units of 10⁻⁶. */
export interface PoolBooks {
  position: Position;
  in: bigint;
  out: bigint;
  /** What members and funds were credited with and have not taken. */
  owed: bigint;
  members: number;
}

/** That events contradict each other: one was left out, or one is no event of our pools. */
export class BrokenBooks extends Error {
  override name = 'BrokenBooks';
}

/** Whose lines they are does not matter to sums. */
const anybody = Array<string>(5).fill('');

/**
 * Adds up a pool from its events alone, in their order: by the rules that write a ledger, and for shares by dividing
 * each pool cut among those who were in before. It keeps six figures, however long the pool's life.
 */
export function openBooks(position: Position) {
  let [paidIn, paidOut, credited] = [0n, 0n, 0n];
  let members = 0;
  // A share is owed what one has earned since it was there; the rest of a division waits for the next.
  let [acc, carry, debts] = [0n, 0n, 0n];

  function seat(index: number): void {
    if (index !== members + 1) {
      throw new BrokenBooks(`Level ${position}: place ${index} follows place ${members}.`);
    }
    members += 1;
    debts += acc;
  }

  function write(event: LedgerEvent): void {
    for (const { kind, amount } of ledgerEntries(event, anybody)) {
      if (kind === 'participation') paidIn += amount;
      if (kind === 'referral' || kind === 'level') credited += amount;
      if (kind === 'claim') paidOut += amount;
    }
  }

  function share({ poolCut, acc: told }: GlobalPurchase): void {
    if (members === 0) throw new BrokenBooks(`Level ${position}: nobody was there to share a purchase.`);
    const pot = carry + poolCut;
    acc += pot / BigInt(members);
    carry = pot % BigInt(members);
    if (acc !== told)
      throw new BrokenBooks(`Level ${position}: a share has earned ${told}, added up ${acc}.`);
  }

  function enter(event: BookEvent): void {
    switch (event.name) {
      case 'RacePurchase': {
        write(event.event);
        const { fee, bonus, perUpline, generations } = event.event;
        // What no member was credited with is the product fund's.
        credited += fee - bonus - perUpline * BigInt(generations);
        seat(event.index);
        break;
      }
      case 'GlobalPurchase':
        write(event.event);
        credited += event.royaltyCut;
        share(event);
        seat(event.index);
        break;
      case 'Seat':
        seat(event.index);
        break;
      case 'Claim':
        write(event.event);
        break;
      case 'FundClaim':
        paidOut += event.amount;
    }
  }

  return {
    /** @throws BrokenBooks when the event cannot follow those before. */
    enter,
    totals(): PoolBooks {
      const shared = BigInt(members) * acc - debts + carry;
      return { position, in: paidIn, out: paidOut, owed: credited + shared - paidOut, members };
    },
  };
}

export type OpenBooks = ReturnType<typeof openBooks>;
