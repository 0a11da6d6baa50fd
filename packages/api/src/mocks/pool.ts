import { type GlobalShare, globalShareEntry, type Position } from '@upline/domain';
import {
  type GlobalPool,
  isGlobalInvested,
  nobody,
  type PoolEvent,
  type RacePool,
} from '@upline/localnet/poolModel';

export interface LogPlace {
  block: bigint;
  /** The log's index in its block, from 0. */
  logIndex: number;
  transaction: string;
  at: Date;
}

/** The parts of a purchase's fee, units of 10⁻⁶. */
interface Sale {
  block: bigint;
  fee: bigint;
  /** Shared equally by all holders; 0 in a race pool. */
  shared: bigint;
  /** To the product or the royalty fund. */
  fund: bigint;
}

interface Place {
  wallet: string;
  /** The place in the order of purchase, from 1. */
  index: number;
  /** The matrix parent; `null` in global pools and at the root. */
  upline: string | null;
  /** The block of the purchase. */
  block: bigint;
  /** The time of the block; for the root, which never bought, the time at which the pool opened. */
  joinedAt: Date;
  /**
   * The product part of the wallet's own fee, units of 10⁻⁶; 0 for the root and in global pools.
   */
  product: bigint;
}

export type Pool = ReturnType<typeof followPool>;

/**
 * Follows a pool of the model by its contract's logs: the members, their blocks and, in a race pool, their
 * matrix parents. The root has its place from the opening on.
 */
export function followPool(pool: RacePool | GlobalPool, position: Position, openedAt: Date) {
  const places = new Map<string, Place>();
  /**
   * Each holder with the accumulated earnings of one share after their purchase; the root's share
   * has no log.
   */
  const shares: { wallet: string; acc: bigint; log: LogPlace | null }[] = [];
  const sales: Sale[] = [];

  for (const [index, wallet] of pool.members().entries()) {
    places.set(wallet, {
      wallet,
      index: index + 1,
      upline: null,
      block: 0n,
      joinedAt: openedAt,
      product: 0n,
    });
    shares.push({ wallet, acc: 0n, log: null });
  }

  return {
    places,
    /** The joining fee, units of 10⁻⁶. */
    fee: () => pool.config().joining_fee,
    isOpen: (at: Date) => pool.is_open(secondsOf(at)),
    /** The wallet's matrix uplines, nearest first, at most five; none in a global pool. */
    uplinesOf: (wallet: string) =>
      pool.kind === 'race' ? pool.five_uplines(wallet).filter((upline) => upline !== nobody) : [],
    /** The earnings of a wallet's share up to a block, units of 10⁻⁶; 0 without a share. */
    earnedBy(wallet: string, block: bigint) {
      const bought = shares.find((share) => share.wallet === wallet);
      const latest = shares.findLast(({ log }) => log === null || log.block <= block);
      return bought && latest && latest.acc > bought.acc ? latest.acc - bought.acc : 0n;
    },
    /** The earnings of a wallet's share by purchase, oldest first. */
    sharesOf(wallet: string): (GlobalShare & LogPlace)[] {
      const joined = shares.findIndex((share) => share.wallet === wallet);
      return joined < 0 || pool.kind === 'race'
        ? []
        : shares.slice(joined + 1).flatMap(({ wallet: user, acc, log }, later) => {
            const accBefore = shares[joined + later]?.acc ?? 0n;
            const share = globalShareEntry({ position, holder: wallet, user, accBefore, acc });
            return share && log ? [{ ...share, ...log }] : [];
          });
    },
    sales,
    follow(logs: readonly PoolEvent[], { block, transaction, at }: Omit<LogPlace, 'logIndex'>) {
      for (const [logIndex, { address, eventName, args }] of logs.entries()) {
        if (address !== pool.address || eventName !== 'Invested') continue;
        const { user: wallet, index, fee } = args;
        const bought = { wallet, index, block, joinedAt: at };
        if (isGlobalInvested(args)) {
          places.set(wallet, { ...bought, upline: null, product: 0n });
          shares.push({ wallet, acc: args.acc, log: { block, logIndex, transaction, at } });
          sales.push({ block, fee, shared: args.poolCut, fund: args.royaltyCut });
        } else {
          places.set(wallet, { ...bought, upline: args.upline, product: args.product });
          const paid = args.bonus + args.perUpline * BigInt(args.generations);
          sales.push({ block, fee, shared: 0n, fund: fee - paid });
        }
      }
    },
  };
}

/** A time in whole seconds, as in blocks. */
export function secondsOf(at: Date): bigint {
  return BigInt(Math.floor(at.getTime() / 1000));
}
