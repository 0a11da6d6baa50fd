import { Coin } from './coin.ts';
import { ContractRevert } from './contractRevert.ts';
import { GlobalPool } from './globalPool.ts';
import type { PoolContext, PoolSetup } from './pool.ts';
import { RacePool } from './racePool.ts';
import { type PoolAnswers, Registry } from './registry.ts';
import type { Wallet } from './wallet.ts';

export interface PoolModelOptions {
  /** The root wallet, where every line of sponsors ends. */
  root: Wallet;
  admin: Wallet;
  registry: Wallet;
  /** Address of the first coin, with six decimals. */
  coin: Wallet;
  /** Creation time of the registry, seconds. */
  at: bigint;
}

/** A registry, coins and pools that call each other, as on a chain. */
export interface PoolModel {
  readonly registry: Registry;
  readonly coin: Coin;
  readonly pools: ReadonlyMap<Wallet, RacePool | GlobalPool>;
  /** @throws RangeError if there is no coin. */
  coinAt(address: Wallet): Coin;
  /** @throws RangeError if there is no race pool. */
  racePoolAt(address: Wallet): RacePool;
  /** @throws RangeError if there is no global pool. */
  globalPoolAt(address: Wallet): GlobalPool;
  addCoin(address: Wallet, decimals?: number): Coin;
  /**
   * Creates a pool; `pool.born(deployer)` returns its first logs. @throws ContractRevert as its
   * constructor reverts.
   */
  addRacePool(address: Wallet, setup: PoolSetup): RacePool;
  addGlobalPool(address: Wallet, setup: PoolSetup): GlobalPool;
  /** Adds a foreign contract with a pool's answers. */
  addPretender(address: Wallet, answers: PoolAnswers): void;
  /** An independent copy of the model. */
  clone(): PoolModel;
}

/**
 * A model of a registry, its pools and one coin.
 * @example
 * const model = createPoolModel({ root, admin, registry, coin, at: 0n });
 * const pool = model.addRacePool(address, setup);
 * model.registry.add_pool({ caller: admin, at: 0n }, address, setup.position);
 * pool.add_platform_investor({ caller: setup.admin, at: 0n }, root);
 * model.registry.seal({ caller: admin, at: 0n });
 * pool.start({ caller: setup.admin, at: 0n });
 */
export function createPoolModel(options: PoolModelOptions): PoolModel {
  const { root, admin, registry, coin, at } = options;
  return assemble((ask) => Registry.create(registry, admin, root, at, ask), [new Coin(coin)], [], []);
}

type AskPool = (address: Wallet) => PoolAnswers | undefined;

function assemble(
  registryAsking: (ask: AskPool) => Registry,
  coinList: readonly [Coin, ...Coin[]],
  earlierPools: readonly (RacePool | GlobalPool)[],
  earlierPretenders: readonly (readonly [Wallet, PoolAnswers])[],
): PoolModel {
  const coins = new Map(coinList.map((coin) => [coin.address, coin]));
  const registry = registryAsking(answersAt);
  const context: PoolContext = { registry, coinAt };
  const pools = new Map(earlierPools.map((pool) => [pool.address, pool.clone(context)]));
  const pretenders = new Map(earlierPretenders);

  function answersAt(address: Wallet): PoolAnswers | undefined {
    const pool = pools.get(address);
    if (!pool) return pretenders.get(address);
    return { registry: pool.upline_registry(), position: pool.position(), kind: pool.kind };
  }

  function coinAt(address: Wallet): Coin {
    const found = coins.get(address);
    if (!found) throw new RangeError(`There is no coin at ${address}.`);
    return found;
  }

  function add<P extends RacePool | GlobalPool>(pool: P, { stableCoin }: PoolSetup): P {
    if (coinAt(stableCoin).decimals !== 6) throw new ContractRevert('InvalidStableCoin');
    pools.set(pool.address, pool);
    return pool;
  }

  return {
    registry,
    coin: coinList[0],
    pools,
    coinAt,
    racePoolAt(address) {
      const pool = pools.get(address);
      if (pool?.kind !== 'race') throw new RangeError(`There is no race pool at ${address}.`);
      return pool;
    },
    globalPoolAt(address) {
      const pool = pools.get(address);
      if (pool?.kind !== 'global') throw new RangeError(`There is no global pool at ${address}.`);
      return pool;
    },
    addCoin(address, decimals) {
      const coin = new Coin(address, decimals);
      coins.set(address, coin);
      return coin;
    },
    addRacePool: (address, setup) => add(RacePool.create(address, context, setup), setup),
    addGlobalPool: (address, setup) => add(GlobalPool.create(address, context, setup), setup),
    addPretender: (address, answers) => void pretenders.set(address, answers),
    clone() {
      const [first, ...others] = coins.values().map((coin) => coin.clone());
      if (!first) throw new RangeError('A model has a coin.');
      return assemble((ask) => registry.clone(ask), [first, ...others], [...pools.values()], [...pretenders]);
    },
  };
}
