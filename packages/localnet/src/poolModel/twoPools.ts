import { announcement, firstGlobalTerms, firstRaceTerms } from '@upline/domain';
import type { Call } from './call.ts';
import type { PoolEvent } from './events.ts';
import type { GlobalPool } from './globalPool.ts';
import { createPoolModel, type PoolModel } from './poolModel.ts';
import type { RacePool } from './racePool.ts';
import { nobody, type Wallet } from './wallet.ts';

/**
 * Accounts of the model's tests. Short words instead of addresses: the model compares text only.
 */
export const root = 'root';
export const admin = 'admin';
export const modifier = 'modifier';
export const product = 'product';
export const royalty = 'royalty';

/** Start of the tests' models, seconds. */
export const dawn = 1_800_000_000n;

/** A call on the first day by default. */
export function by(caller: Wallet, at = dawn): Call {
  return { caller, at };
}

interface TwoPoolsOptions {
  raceFee?: bigint;
  globalFee?: bigint;
  /** Wallets bound to the root and seated after it. */
  seats?: readonly Wallet[];
  /** True if the registry is sealed and both pools are started. Default true. */
  isStarted?: boolean;
}

/** A model with a race pool at position 1 and a global pool at position 3. Collects all logs. */
export function twoPools({
  raceFee = 50_000_000n,
  globalFee = 150_000_000n,
  seats = [],
  isStarted = true,
}: TwoPoolsOptions = {}) {
  const poolModel = createPoolModel({ root, admin, registry: 'registry', coin: 'coin', at: dawn });
  const setup = {
    admin,
    modifierAdmin: modifier,
    productPool: product,
    royaltyAdmin: royalty,
    stableCoin: 'coin',
  };
  const race = poolModel.addRacePool('race', { ...setup, position: 1, terms: firstRaceTerms(raceFee) });
  const global = poolModel.addGlobalPool('global', {
    ...setup,
    position: 3,
    terms: firstGlobalTerms(globalFee),
  });
  const logs: PoolEvent[] = [
    ...poolModel.registry.add_pool(by(admin), 'race', 1),
    ...poolModel.registry.add_pool(by(admin), 'global', 3),
    ...seats.flatMap((seat) => poolModel.registry.enroll(by(seat), root)),
  ];
  for (const pool of [race, global]) {
    logs.push(...pool.born('deployer'));
    for (const seat of [root, ...seats]) logs.push(...pool.add_platform_investor(by(admin), seat));
  }
  if (isStarted) {
    logs.push(...poolModel.registry.seal(by(admin)), ...race.start(by(admin)), ...global.start(by(admin)));
  }
  return { poolModel, race, global, registry: poolModel.registry, coin: poolModel.coin, logs };
}

/** Makes a wallet answer as a pool for a position, so that the registry lists it. */
export function pose({ registry, addPretender }: PoolModel, wallet: Wallet, position: number): void {
  const kind = position % 3 === 0 ? 'global' : 'race';
  addPretender(wallet, { registry: registry.address, position, kind });
}

/** Announces and executes a retirement. @param at Time of the execution, seconds. */
export function retire(pool: RacePool | GlobalPool, at = dawn + announcement): PoolEvent[] {
  return [...pool.queue_retirement(by(admin, at - announcement)), ...pool.retire(by(admin, at))];
}

/** Gives a wallet a pool's fee and approves it. */
export function fund(poolModel: PoolModel, wallet: Wallet, pool: Wallet): void {
  const fee = poolModel.pools.get(pool)?.config().joining_fee ?? 0n;
  poolModel.coin.mint(wallet, fee);
  poolModel.coin.approve(by(wallet), pool, fee);
}

/**
 * Buys a race seat as the app does: with the registry's referral, or with a sponsor if it names
 * none.
 * @param sponsor Referral of an unbound buyer, who must be in the pool.
 */
export function buyRace(
  poolModel: PoolModel,
  wallet: Wallet,
  sponsor: Wallet = root,
  at = dawn,
): PoolEvent[] {
  const race = poolModel.racePoolAt('race');
  fund(poolModel, wallet, 'race');
  const [named, isDirect] = poolModel.registry.referrer(wallet, poolModel.registry.pools('race')[0]);
  if (named === nobody) return race.invest_stable_coin(by(wallet, at), sponsor, true);
  return race.invest_stable_coin(by(wallet, at), named, isDirect);
}

/** Buys a global share with the registry's referral; the buyer must be bound. */
export function buyGlobal(poolModel: PoolModel, wallet: Wallet, at = dawn): PoolEvent[] {
  fund(poolModel, wallet, 'global');
  const [named] = poolModel.registry.referrer(wallet, poolModel.registry.pools('global')[0]);
  return poolModel.globalPoolAt('global').invest_stable_coin(by(wallet, at), named);
}
