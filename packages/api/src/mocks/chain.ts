import {
  feeLegs,
  type GlobalShare,
  type LedgerEntry,
  type LedgerEvent,
  ledgerEntries,
  levels,
  longestLine,
  maximumHops,
  type PayoutTransfer,
  type Position,
} from '@upline/domain';
import {
  ContractRevert,
  isGlobalInvested,
  nobody,
  type PoolEvent,
  type PoolModel,
} from '@upline/localnet/poolModel';
import { poolAddressAt } from './identities.ts';
import { openNetwork } from './network.ts';
import { followPool, type LogPlace, type Pool, secondsOf } from './pool.ts';

/** The ledger event of a log, `null` for a log that changes no income. */
function ledgerEvent({ eventName, args }: PoolEvent, position: Position): LedgerEvent | null {
  if (eventName === 'LostIncome') return { name: 'LostIncome', position, ...args };
  if (eventName === 'BonusClaimed') return { name: 'BonusClaimed', position, ...args };
  if (eventName !== 'Invested') return null;
  return isGlobalInvested(args)
    ? { name: 'GlobalInvested', position, ...args }
    : { name: 'RaceInvested', position, ...args };
}

/** A ledger row with the log that wrote it. Amounts are units of 10⁻⁶. */
export type Line = LedgerEntry & LogPlace;

/** A row derived from another member's purchase, with the purchase's log. */
export type ShareLine = GlobalShare & LogPlace;

interface Mined {
  position: Position;
  wallet: string;
  transaction: string;
  block: bigint;
  at: Date;
  lines: readonly Line[];
}

export interface Purchase extends Mined {
  kind: 'purchase';
  /** The receiver of the bonus. */
  referral: string;
  legs: readonly PayoutTransfer[];
}

export interface Claim extends Mined {
  kind: 'claim';
  /** Units of 10⁻⁶. */
  amount: bigint;
}

export type Transaction = Purchase | Claim;

/**
 * The nine pools and the sponsor registry of a mock backend, with the ledger derived from their
 * logs.
 */
export type Chain = ReturnType<typeof createChain>;

interface ChainOptions {
  root: string;
  openedAt: Date;
  /** A wallet's registered sponsor, `null` for none. Wallets are lower case. */
  registered: (wallet: string) => string | null;
  hasSigned: (wallet: string) => boolean;
}

/**
 * The parts of the fee in some logs, `null` without a purchase. @param each The share of each
 * holder.
 */
function legsIn(
  logs: readonly PoolEvent[],
  uplines: readonly string[],
  each: bigint | null,
): PayoutTransfer[] | null {
  const found = logs.find((log) => log.eventName === 'Invested');
  if (found?.eventName !== 'Invested') return null;
  const { args } = found;
  const lost = logs.find((log) => log.eventName === 'LostIncome');
  const instead = lost?.eventName === 'LostIncome' ? lost.args.loser : null;
  const { referral } = args;
  if (isGlobalInvested(args)) {
    const split = {
      kind: 'global',
      pool: args.poolCut,
      referral: args.referralCut,
      royalty: args.royaltyCut,
    } as const;
    return feeLegs(split, { referral, instead, uplines: [], holders: args.index - 1, each });
  }
  const { bonus, perUpline, product } = args;
  return feeLegs({ kind: 'race', bonus, perUpline, product }, { referral, instead, uplines, holders: 0 });
}

export function createChain({ root, openedAt, registered, hasSigned }: ChainOptions) {
  const network = openNetwork(root);
  const { registry } = network;
  const followed = new Map<Position, Pool>();
  const lines: Line[] = [];
  const transactions: Transaction[] = [];
  let head = 0n;

  for (const { position } of levels)
    followed.set(position, followPool(modelAt(position), position, openedAt));

  function modelAt(position: Position, backend = network) {
    const found = backend.pools.get(poolAddressAt(position));
    if (!found) throw new RangeError(`There is no pool at ${position}.`);
    return found;
  }

  function pool(position: Position): Pool {
    const found = followed.get(position);
    if (!found) throw new RangeError(`There is no pool at ${position}.`);
    return found;
  }

  function bindingOf(wallet: string) {
    if (!registry.isBound(wallet)) return null;
    const [sponsor] = registry.wallets(wallet);
    return { sponsor: sponsor === nobody ? null : sponsor };
  }

  function sponsorOf(wallet: string): string {
    return bindingOf(wallet)?.sponsor ?? registered(wallet) ?? root;
  }

  /**
   * The sponsor whom the chain can record for an unbound wallet; the signed sponsors above,
   * root-most first, down to the first unsigned one; and the unsigned sponsors, in the same order.
   */
  function recordable(wallet: string) {
    const above: string[] = [];
    let top = sponsorOf(wallet);
    for (; !registry.isBound(top); top = sponsorOf(top)) above.unshift(top);
    // More than one purchase can record.
    const isTooFar = above.length >= longestLine;
    const unsigned = above.filter((member) => !hasSigned(member));
    const end = isTooFar ? 0 : unsigned[0] === undefined ? above.length : above.indexOf(unsigned[0]);
    const signed = above.slice(0, end);
    return { sponsor: signed.at(-1) ?? top, signed, unsigned, isTooFar };
  }

  const directSponsor = (wallet: string) =>
    registry.isBound(wallet) ? sponsorOf(wallet) : recordable(wallet).sponsor;

  function referrer(wallet: string, position: Position) {
    const direct = directSponsor(wallet);
    let found = direct;
    // Does for an unbound wallet what the registry does for bound ones.
    for (let hop = 1; hop < maximumHops && !modelAt(position).isMember(found); hop++)
      found = directSponsor(found);
    if (!modelAt(position).isMember(found)) found = root;
    return { referrer: found, isDirect: found === direct };
  }

  // Sponsors before their referrals, in the order of the enrolments of a purchase.
  function enroll(wallet: string, at: bigint, { registry }: PoolModel): void {
    if (registry.isBound(wallet)) return;
    const { signed } = recordable(wallet);
    const enrolments = [...signed, wallet].map((member) => ({
      member,
      sponsor: directSponsor(member),
      deadline: at,
      isSigned: true,
    }));
    registry.enroll_many({ caller: wallet, at }, enrolments);
  }

  function invest(wallet: string, position: Position, at: bigint, backend = network): PoolEvent[] {
    const call = { caller: wallet, at };
    const model = modelAt(position, backend);
    const fee = model.config().joining_fee;
    const { referrer: referral, isDirect } = referrer(wallet, position);
    backend.coin.mint(wallet, fee);
    backend.coin.approve(call, model.address, fee);
    return model.kind === 'race'
      ? model.invest_stable_coin(call, referral, isDirect)
      : model.invest_stable_coin(call, referral);
  }

  /** Mines the logs of one transaction in a block of their own, and adds the rows to the ledger. */
  function mine(wallet: string, position: Position, logs: readonly PoolEvent[], at: Date) {
    head += 1n;
    const transaction = `0x${head.toString(16).padStart(64, '0')}`;
    pool(position).follow(logs, { block: head, at, transaction });
    const uplines = pool(position).uplinesOf(wallet);
    const written = logs.flatMap((log, logIndex): Line[] => {
      const event = ledgerEvent(log, position);
      const entries = event ? ledgerEntries(event, uplines) : [];
      return entries.map((entry) => ({ ...entry, block: head, logIndex, transaction, at }));
    });
    lines.push(...written);
    const mined: Mined = { position, wallet, transaction, block: head, at, lines: written };
    const share = pool(position)
      .sharesOf(root)
      .find((line) => line.transaction === transaction);
    return { ...mined, legs: legsIn(logs, uplines, share?.amount ?? null) };
  }

  function bought({ legs, ...mined }: ReturnType<typeof mine>): Purchase {
    const referral = mined.lines.find(({ kind }) => kind === 'referral')?.wallet ?? root;
    const purchase: Purchase = { ...mined, kind: 'purchase', referral, legs: legs ?? [] };
    transactions.push(purchase);
    return purchase;
  }

  function claimed({ legs: _, ...mined }: ReturnType<typeof mine>): Claim {
    const amount = mined.lines.reduce((sum, line) => sum + line.amount, 0n);
    const claim: Claim = { ...mined, kind: 'claim', amount };
    transactions.push(claim);
    return claim;
  }

  return {
    root,
    /** The models of the contracts. A call to one of them is in no block before `record`. */
    network,
    openedAt,
    lines,
    /** In the order of their blocks. */
    transactions,
    head: () => head,
    /** Mines empty blocks up to a height. @throws RangeError if the chain is already higher. */
    mineTo(block: bigint) {
      if (block < head) throw new RangeError(`The chain has reached block ${head} already.`);
      head = block;
    },
    pool,
    /** The sponsor in the registry, else the wallet's registered sponsor, else the root. */
    sponsorOf,
    /**
     * The sponsor whom the chain can record for an unbound wallet; the signed sponsors above,
     * root-most first, down to the first unsigned one; and the unsigned sponsors, in the same order.
     */
    recordable,
    /** The receiver of a purchase's bonus, and if that is the buyer's direct sponsor. */
    referrer,
    isBound: (wallet: string) => registry.isBound(wallet),
    /** A wallet's sponsor in the registry, `null` for the root; `null` if the wallet is not bound. */
    bindingOf,
    activated: (wallet: string) =>
      levels.map((level) => level.position).filter((position) => modelAt(position).isMember(wallet)),
    /**
     * The earnings of a wallet's shares of a global pool up to a block; 0 for race pools. Units of
     * 10⁻⁶.
     */
    globalIncome: (wallet: string, position: Position, block: bigint) =>
      pool(position).earnedBy(wallet, block),
    /** The rows of a wallet's shares of all global pools up to a block, oldest first per pool. */
    globalLines: (wallet: string, block: bigint) =>
      [...followed.values()].flatMap((pool) => pool.sharesOf(wallet).filter((line) => line.block <= block)),
    /** The wallet's claimable amount in the pool. Units of 10⁻⁶. */
    claimable: (wallet: string, position: Position) => modelAt(position).getCurrentBonusEarned(wallet),
    /**
     * Buys a level like the app, with money and allowance: enrolments first, then the purchase.
     * @throws ContractRevert as the contract reverts, for example AlreadyInvested.
     */
    buy(wallet: string, position: Position, at: Date) {
      enroll(wallet, secondsOf(at), network);
      return bought(mine(wallet, position, invest(wallet, position, secondsOf(at)), at));
    },
    /** The parts of the fee if the wallet bought the level now; `null` if the contract reverts. */
    tryBuying(wallet: string, position: Position, at: Date) {
      const trial = network.clone();
      try {
        enroll(wallet, secondsOf(at), trial);
        const logs = invest(wallet, position, secondsOf(at), trial);
        const model = modelAt(position, trial);
        const uplines = model.kind === 'race' ? model.five_uplines(wallet) : [];
        return legsIn(
          logs,
          uplines.filter((upline) => upline !== nobody),
          null,
        );
      } catch (error) {
        if (error instanceof ContractRevert) return null;
        throw error;
      }
    },
    /**
     * Claims a wallet's whole credit in a pool.
     * @throws ContractRevert as the contract reverts, for example NotEnoughBonus.
     */
    claim(wallet: string, position: Position, at: Date) {
      const logs = modelAt(position).claim_bonus({ caller: wallet, at: secondsOf(at) });
      return claimed(mine(wallet, position, logs, at));
    },
    /** Mines the logs of a wallet's call to a pool of `network` in a block of their own. */
    record(wallet: string, position: Position, logs: readonly PoolEvent[], at: Date) {
      const mined = mine(wallet, position, logs, at);
      if (logs.some(({ eventName }) => eventName === 'Invested')) bought(mined);
      if (logs.some(({ eventName }) => eventName === 'BonusClaimed')) claimed(mined);
    },
  };
}
