import {
  type LedgerEntry,
  type LedgerEvent,
  ledgerEntries,
  levelAt,
  levels,
  type Position,
  splitGlobalFee,
  splitRaceFee,
} from '@upline/domain';
import { createGlobalPool, createRacePool, type GlobalPool, type Pool } from './pool.ts';

/** A line of the ledger with the block that wrote it. Amounts are units of 10⁻⁶. */
export interface Line extends LedgerEntry {
  block: bigint;
  at: Date;
}

/** A purchase that went through. */
export interface Purchase {
  position: Position;
  wallet: string;
  /** The transaction's hash. */
  transaction: string;
  block: bigint;
  /** Who received the bonus. */
  referral: string;
  lines: readonly Line[];
}

/** The nine pools and the sponsor registry of a mocked world, with the ledger that follows from them. */
export interface Chain {
  root: string;
  lines: readonly Line[];
  head(): bigint;
  /** Mines empty blocks up to a height. @throws RangeError when the chain is higher already. */
  mineTo(block: bigint): void;
  pool(position: Position): Pool;
  /** Who receives the bonus of a purchase, and whether that is the buyer's sponsor himself. */
  referrer(wallet: string, position: Position): { referrer: string; isDirect: boolean };
  isBound(wallet: string): boolean;
  activated(wallet: string): Position[];
  /** What a wallet's shares of a global pool have earned by a block; 0 for race pools. Units of 10⁻⁶. */
  globalIncome(wallet: string, position: Position, block: bigint): bigint;
  /** Buys a level. @throws RangeError when the wallet has it already. */
  buy(wallet: string, position: Position, at: Date): Purchase;
}

/** @param sponsorOf A wallet's sponsor, `null` for one without: the root stands in. Wallets are lower case. */
export function createChain(root: string, sponsorOf: (wallet: string) => string | null): Chain {
  const global = new Map<Position, GlobalPool>();
  const race = new Map<Position, Pool>();
  const bound = new Set([root]);
  const lines: Line[] = [];
  let head = 0n;

  for (const { position, kind, fee } of levels) {
    if (kind === 'global') global.set(position, createGlobalPool(fee));
    else race.set(position, createRacePool());
    pool(position).join(root, root, head, null);
  }

  function pool(position: Position): Pool {
    const found = global.get(position) ?? race.get(position);
    if (!found) throw new RangeError(`There is no pool at ${position}.`);
    return found;
  }

  function sponsor(wallet: string): string {
    return sponsorOf(wallet) ?? root;
  }

  function referrer(wallet: string, position: Position) {
    const { places } = pool(position);
    const direct = sponsor(wallet);
    let found = direct;
    while (!places.has(found)) found = sponsor(found);
    return { referrer: found, isDirect: found === direct };
  }

  // Sponsors are bound before whom they sponsor, as the enrolments that go with a purchase do it.
  function bind(wallet: string): void {
    if (bound.has(wallet)) return;
    bind(sponsor(wallet));
    bound.add(wallet);
  }

  function purchaseEvent(user: string, position: Position, referral: string, uplines: number): LedgerEvent {
    const { kind, fee } = levelAt(position);
    if (kind === 'global') {
      return { name: 'GlobalInvested', position, user, referral, referralCut: splitGlobalFee(fee).referral };
    }
    const { bonus, perUpline } = splitRaceFee(fee);
    return { name: 'RaceInvested', position, user, referral, generations: uplines, bonus, perUpline };
  }

  return {
    root,
    lines,
    head: () => head,
    mineTo(block) {
      if (block < head) throw new RangeError(`The chain has reached block ${head} already.`);
      head = block;
    },
    pool,
    referrer,
    isBound: (wallet) => bound.has(wallet),
    activated: (wallet) =>
      levels.map((level) => level.position).filter((position) => pool(position).places.has(wallet)),
    globalIncome: (wallet, position, block) => global.get(position)?.earnedBy(wallet, block) ?? 0n,
    buy(wallet, position, at) {
      const joined = pool(position);
      if (joined.places.has(wallet)) throw new RangeError(`${wallet} has bought level ${position} already.`);
      const { referrer: referral, isDirect } = referrer(wallet, position);
      bind(wallet);
      head += 1n;
      joined.join(wallet, referral, head, at);
      const uplines = joined.uplinesOf(wallet);
      const paid = purchaseEvent(wallet, position, referral, uplines.length);
      const { bonus } = splitRaceFee(levelAt(position).fee);
      const lost: LedgerEvent = {
        name: 'LostIncome',
        position,
        loser: sponsor(wallet),
        from: wallet,
        receiver: referral,
        amount: paid.name === 'GlobalInvested' ? paid.referralCut : bonus,
      };
      const entries = [...ledgerEntries(paid, uplines), ...(isDirect ? [] : ledgerEntries(lost))];
      const written = entries.map((entry): Line => ({ ...entry, block: head, at }));
      lines.push(...written);
      const transaction = `0x${head.toString(16).padStart(64, '0')}`;
      return { position, wallet, transaction, block: head, referral, lines: written };
    },
  };
}
