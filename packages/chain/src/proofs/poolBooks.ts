import { type LedgerEvent, ledgerEntries, type Position } from '@upline/domain';

/** A purchase of a race level. Amounts are units of 10⁻⁶. */
interface RacePurchase {
  name: 'RacePurchase';
  index: number;
  event: Extract<LedgerEvent, { name: 'RaceInvested' }>;
}

/** A purchase of a global level. Amounts are units of 10⁻⁶. */
interface GlobalPurchase {
  name: 'GlobalPurchase';
  index: number;
  event: Extract<LedgerEvent, { name: 'GlobalInvested' }>;
  poolCut: bigint;
  royaltyCut: bigint;
  /** Earnings per share since the pool began. */
  acc: bigint;
}

export type BookEvent =
  | RacePurchase
  | GlobalPurchase
  | { name: 'Seat'; index: number }
  | { name: 'Claim'; event: Extract<LedgerEvent, { name: 'BonusClaimed' }> }
  | { name: 'FundClaim'; amount: bigint };

/** A pool's money and seats, summed from its events. Units of 10⁻⁶. */
export interface PoolBooks {
  position: Position;
  in: bigint;
  out: bigint;
  /** Credited to members and funds, and not yet claimed. */
  owed: bigint;
  members: number;
}

/** Thrown if events contradict each other: one is missing or was forged. */
export class AccountingMismatch extends Error {
  override name = 'BrokenBooks';
}

/** Placeholder uplines: the sums do not depend on the wallets. */
const anybody = Array<string>(5).fill('');

/**
 * Sums up a pool from its events alone, in chain order: race payments by the ledger's rules, global
 * shares by dividing each pool cut among the earlier members. Its size is constant, however many
 * events there are.
 */
export function replayEvents(position: Position) {
  let [paidIn, paidOut, credited] = [0n, 0n, 0n];
  let members = 0;
  // A share earns from the time it is seated; `debts` sums the earnings per share before that. The
  // remainder of a division is carried to the next.
  let [acc, carry, debts] = [0n, 0n, 0n];

  function seat(index: number): void {
    if (index !== members + 1) {
      throw new AccountingMismatch(`Level ${position}: place ${index} follows place ${members}.`);
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
    if (members === 0)
      throw new AccountingMismatch(`Level ${position}: nobody was there to share a purchase.`);
    const pot = carry + poolCut;
    acc += pot / BigInt(members);
    carry = pot % BigInt(members);
    if (acc !== told)
      throw new AccountingMismatch(`Level ${position}: a share has earned ${told}, added up ${acc}.`);
  }

  function enter(event: BookEvent): void {
    switch (event.name) {
      case 'RacePurchase': {
        write(event.event);
        const { fee, bonus, perUpline, generations } = event.event;
        // The product fund receives the parts that no member was credited with.
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
    /** @throws AccountingMismatch if the event cannot follow the earlier ones. */
    enter,
    totals(): PoolBooks {
      const shared = BigInt(members) * acc - debts + carry;
      return { position, in: paidIn, out: paidOut, owed: credited + shared - paidOut, members };
    },
  };
}

export type OpenBooks = ReturnType<typeof replayEvents>;
