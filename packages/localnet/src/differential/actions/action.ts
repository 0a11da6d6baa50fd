import { globalPoolAbi, mockStableCoinAbi, racePoolAbi, uplineRegistryAbi } from '@upline/chain';
import type { Abi, Address } from 'viem';
import type { GlobalPool, RacePool, Wallet } from '../../poolModel/index.ts';
import { actors } from '../people.ts';
import type { SeededRandom } from '../seededRandom.ts';
import type { Plan, Stage } from '../stage.ts';

/**
 * Chooses a call. Reads the model to make most calls succeed, and deviates now and then so that
 * every error occurs too.
 */
export type Action = (stage: Stage, random: SeededRandom) => Plan | Promise<Plan>;

export interface Contract {
  name: string;
  address: Address;
  abi: Abi;
}

export type AnyPool = RacePool | GlobalPool;

export interface PoolChoice {
  pool: AnyPool;
  contract: Contract;
}

export const everybody: readonly Address[] = actors.map(({ address }) => address);

const hour = 3_600n;

const shortWaits = [1n, 7n, hour, 60n, 2n, 1n, hour, 60n, 2n, 24n * hour, 3n, hour, 60n] as const;

/**
 * Mostly short enough that announced changes stay pending; now and then long enough that all
 * expire.
 */
const waits = [...shortWaits, ...shortWaits, ...shortWaits, 20n * 24n * hour] as const;

/**
 * The time of the next call: soon, or, if a decisive time lies ahead, mostly within one second of
 * it.
 */
export function moment(stage: Stage, random: SeededRandom, decisive: bigint | number = 0n): bigint {
  const soon = stage.now + random.pick(waits);
  const around = BigInt(decisive) + random.pick([0n, 1n, -1n]);
  const isAhead = around > stage.now;
  return isAhead && !random.chance(30) ? around : soon;
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

/** The pools that fit, or all if none fits. */
export function poolsWhere({ model, places }: Stage, isFit: (pool: AnyPool) => boolean = () => true) {
  const all = Object.entries(places.pools).flatMap(([name, { address, kind }]): PoolChoice[] => {
    const pool = model.pools.get(address);
    const abi = kind === 'race' ? racePoolAbi : globalPoolAbi;
    return pool ? [{ pool, contract: { name: `${name} pool`, address, abi } }] : [];
  });
  const fit = all.filter(({ pool }) => isFit(pool));
  return fit.length > 0 ? fit : all;
}

/** Mostly the holder, sometimes another wallet. */
export function holderOr(random: SeededRandom, holder: Wallet): Wallet {
  return random.mostly(
    everybody.filter((wallet) => wallet === holder),
    everybody,
  );
}
