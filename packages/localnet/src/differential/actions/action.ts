import { globalPoolAbi, mockStableCoinAbi, racePoolAbi, uplineRegistryAbi } from '@upline/chain';
import type { Abi, Address } from 'viem';
import type { GlobalPool, RacePool, Wallet } from '../../poolModel/index.ts';
import type { Dice } from '../dice.ts';
import { actors } from '../people.ts';
import type { Plan, Stage } from '../stage.ts';

/**
 * Chooses a call. It may look at the model to choose a sensible one, and strays from that now and then: most
 * calls succeed, and each refusal is met too.
 */
export type Action = (stage: Stage, dice: Dice) => Plan | Promise<Plan>;

export interface Contract {
  name: string;
  address: Address;
  abi: Abi;
}

export type AnyPool = RacePool | GlobalPool;

/** A pool of the model with its contract. */
export interface PoolChoice {
  pool: AnyPool;
  contract: Contract;
}

export const everybody: readonly Address[] = actors.map(({ address }) => address);

const hour = 3_600n;

const shortWaits = [1n, 7n, hour, 60n, 2n, 1n, hour, 60n, 2n, 24n * hour, 3n, hour, 60n] as const;

/** Mostly so short that announced changes are still announced; once in a while so long that all of them are over. */
const waits = [...shortWaits, ...shortWaits, ...shortWaits, 20n * 24n * hour] as const;

/**
 * The time of the next call: soon, or if there is a time that decides on it, mostly one second before that
 * time, at it, or one after.
 */
export function moment(stage: Stage, dice: Dice, decisive: bigint | number = 0n): bigint {
  const soon = stage.now + dice.pick(waits);
  const around = BigInt(decisive) + dice.pick([0n, 1n, -1n]);
  const isAhead = around > stage.now;
  return isAhead && !dice.chance(30) ? around : soon;
}

export function registryOf({ places }: Stage): Contract {
  return { name: 'registry', address: places.registry, abi: uplineRegistryAbi };
}

export function coinOf({ places }: Stage): Contract {
  return { name: 'coin', address: places.coin, abi: mockStableCoinAbi };
}

export function foreignCoinOf({ places }: Stage): Contract {
  return { name: 'foreign coin', address: places.foreignCoin, abi: mockStableCoinAbi };
}

/** The pools of which something is true; all of them where it is true of none. */
export function poolsWhere({ model, places }: Stage, isFit: (pool: AnyPool) => boolean = () => true) {
  const all = Object.entries(places.pools).flatMap(([name, { address, kind }]): PoolChoice[] => {
    const pool = model.pools.get(address);
    const abi = kind === 'race' ? racePoolAbi : globalPoolAbi;
    return pool ? [{ pool, contract: { name: `${name} pool`, address, abi } }] : [];
  });
  const fit = all.filter(({ pool }) => isFit(pool));
  return fit.length > 0 ? fit : all;
}

/** Mostly the wallet that may, sometimes another. */
export function holderOr(dice: Dice, holder: Wallet): Wallet {
  return dice.mostly(
    everybody.filter((wallet) => wallet === holder),
    everybody,
  );
}
