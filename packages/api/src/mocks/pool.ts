import {
  type GlobalPool,
  isGlobalInvested,
  nobody,
  type PoolEvent,
  type RacePool,
} from '@upline/domain/poolModel';

/** A wallet's place in a pool. */
interface Place {
  wallet: string;
  /** The place in the order of purchase, from 1. */
  index: number;
  /** The matrix parent; `null` in global pools and at the root. */
  upline: string | null;
  /** The block of the purchase. */
  block: bigint;
  /** When the block was mined; `null` for the root, who was seeded and never bought. */
  joinedAt: Date | null;
  /** The product cut of the fee that was paid for it, units of 10⁻⁶; 0 for the root and in global pools. */
  product: bigint;
}

/** A pool as its logs tell it: who is in it, since which block and, in a race pool, under whom. */
export interface Pool {
  places: ReadonlyMap<string, Place>;
  /** The joining fee, units of 10⁻⁶. */
  fee(): bigint;
  /** Whether a place can be bought at a time. */
  isOpen(at: Date): boolean;
  /** The wallet's matrix uplines, nearest first, at most five; none in a global pool. */
  uplinesOf(wallet: string): string[];
  /** What a wallet's share has earned by a block, units of 10⁻⁶; nothing in a race pool or without a share. */
  earnedBy(wallet: string, block: bigint): bigint;
}

/** A pool that is told what its contract logs. */
export interface FollowedPool extends Pool {
  follow(logs: readonly PoolEvent[], block: bigint, at: Date): void;
}

/** Follows a pool of the model, whose root has his place already. */
export function followPool(pool: RacePool | GlobalPool): FollowedPool {
  const places = new Map<string, Place>();
  const shares: { block: bigint; wallet: string; acc: bigint }[] = [];

  for (const [index, wallet] of pool.members().entries()) {
    places.set(wallet, { wallet, index: index + 1, upline: null, block: 0n, joinedAt: null, product: 0n });
    shares.push({ block: 0n, wallet, acc: 0n });
  }

  return {
    places,
    fee: () => pool.config().joining_fee,
    isOpen: (at) => pool.is_open(secondsOf(at)),
    uplinesOf: (wallet) =>
      pool.kind === 'race' ? pool.five_uplines(wallet).filter((upline) => upline !== nobody) : [],
    earnedBy(wallet, block) {
      const bought = shares.find((share) => share.wallet === wallet);
      const latest = shares.findLast((share) => share.block <= block);
      return bought && latest && latest.acc > bought.acc ? latest.acc - bought.acc : 0n;
    },
    follow(logs, block, at) {
      for (const { address, eventName, args } of logs) {
        if (address !== pool.address || eventName !== 'Invested') continue;
        const { user: wallet, index } = args;
        const bought = { wallet, index, block, joinedAt: at };
        if (isGlobalInvested(args)) {
          places.set(wallet, { ...bought, upline: null, product: 0n });
          shares.push({ block, wallet, acc: args.acc });
        } else {
          places.set(wallet, { ...bought, upline: args.upline, product: args.product });
        }
      }
    },
  };
}

/** A time as blocks carry it: whole seconds. */
export function secondsOf(at: Date): bigint {
  return BigInt(Math.floor(at.getTime() / 1000));
}
