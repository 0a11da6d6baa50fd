import { globalPoolAbi, mockStableCoinAbi, racePoolAbi, uplineRegistryAbi } from '@upline/chain';
import { roleHashes } from '@upline/chain/internal';
import { type Abi, type Address, decodeFunctionResult, encodeFunctionData, type Hex } from 'viem';
import type { GlobalPool, PoolModel, RacePool, Role } from '../poolModel/index.ts';
import type { Places } from './places.ts';
import { plainText } from './plainText.ts';
import type { Reading } from './readMany.ts';

/** A view read from the chain and the model after every action. */
export interface View extends Reading {
  /** Description of the view for error messages. */
  name: string;
  functionName: string;
  /** The chain's result as text. Caches the last one, since views rarely change. */
  found(raw: Hex | null): string;
  /** The model's result as text. */
  expected(known: Known): string;
}

/** State for the expected results. */
export interface Known {
  model: PoolModel;
  /** Timestamp of the last block, seconds. */
  now: bigint;
  /** Number of permits used per wallet, which the model does not track. */
  permits: ReadonlyMap<Address, bigint>;
}

const reverted = 'reverted';

const roles: readonly Role[] = ['ADMIN', 'MODIFIER', 'ROYALITY', 'PRODUCT'];

function view(
  contract: { name: string; address: Address; abi: Abi },
  functionName: string,
  args: readonly unknown[],
  answer: (known: Known) => unknown,
): View {
  const { name, address, abi } = contract;
  let last: { raw: Hex; text: string } | undefined;
  return {
    name: `${name}.${functionName}(${args.map(plainText).join(', ')})`,
    functionName,
    to: address,
    data: encodeFunctionData({ abi, functionName, args }),
    found(raw) {
      if (raw === null) return reverted;
      if (last?.raw !== raw) {
        last = { raw, text: plainText(decodeFunctionResult({ abi, functionName, data: raw })) };
      }
      return last.text;
    },
    expected(known) {
      try {
        return plainText(answer(known));
      } catch (error) {
        // Thrown by the model for an index beyond the end of an array.
        if (error instanceof RangeError) return reverted;
        throw error;
      }
    },
  };
}

function poolViews(name: string, address: Address, wallets: readonly Address[]): View[] {
  type AnyPool = RacePool | GlobalPool;
  const contract = { name, address, abi: racePoolAbi };
  const ask = (functionName: string, args: readonly unknown[], of: (pool: AnyPool, at: bigint) => unknown) =>
    view(contract, functionName, args, ({ model, now }) => of(poolAt(model, address), now));
  return [
    ask('defaultAdmin', [], (pool) => pool.defaultAdmin()),
    ask('pendingDefaultAdmin', [], (pool) => pool.pendingDefaultAdmin()),
    ask('is_started', [], (pool) => pool.is_started()),
    ask('is_open', [], (pool, at) => pool.is_open(at)),
    ask('paused_until', [], (pool) => pool.paused_until()),
    ask('is_retired', [], (pool) => pool.is_retired()),
    ask('pending_terms', [], (pool) => pool.pending_terms()),
    ask('pending_retirement', [], (pool) => pool.pending_retirement()),
    ask('position', [], (pool) => pool.position()),
    ask('kind', [], (pool) => (pool.kind === 'race' ? 0 : 1)),
    ask('total_users', [], (pool) => pool.total_users()),
    ask('total_platform_investors', [], (pool) => pool.total_platform_investors()),
    ask('platform_investor_level', [], (pool) => pool.platform_investor_level()),
    ask('max_platform_investors', [], (pool) => pool.max_platform_investors()),
    ask('upline_registry', [], (pool) => pool.upline_registry()),
    ask('owed', [], (pool) => pool.owed()),
    ...[0n, 1n, 2n, 3n, 4n, 5n, 6n].map((seat) =>
      ask('platform_investors', [seat], (pool) => pool.platform_investors(seat)),
    ),
    ...roles
      .slice(1)
      .flatMap((role) => [
        ask('role_holder', [roleHashes[role]], (pool) => pool.role_holder(role)),
        ask('proposed_receiver', [roleHashes[role]], (pool) => pool.proposed_receiver(role)),
      ]),
    ...wallets.flatMap((wallet) => [
      ask('getCurrentBonusEarned', [wallet], (pool) => pool.getCurrentBonusEarned(wallet)),
      ask('claimed_bonus', [wallet], (pool) => pool.claimed_bonus(wallet)),
      ...roles.map((role) =>
        ask('hasRole', [roleHashes[role], wallet], (pool) => pool.hasRole(role, wallet)),
      ),
    ]),
  ];
}

function poolAt(model: PoolModel, address: Address): RacePool | GlobalPool {
  const pool = model.pools.get(address);
  if (!pool) throw new Error(`The model has no pool at ${address}.`);
  return pool;
}

function raceViews(name: string, address: Address, wallets: readonly Address[]): View[] {
  const ask = (functionName: string, args: readonly unknown[], of: (pool: RacePool) => unknown) =>
    view({ name, address, abi: racePoolAbi }, functionName, args, ({ model }) =>
      of(model.racePoolAt(address)),
    );
  return [
    ask('config', [], (pool) => pool.config()),
    ask('sequential_index', [], (pool) => pool.sequential_index()),
    ask('product_fund', [], (pool) => pool.product_fund()),
    ...wallets.flatMap((wallet) => [
      ask('users', [wallet], (pool) => pool.users(wallet)),
      ask('five_uplines', [wallet], (pool) => pool.five_uplines(wallet)),
    ]),
  ];
}

function globalViews(name: string, address: Address, wallets: readonly Address[]): View[] {
  const ask = (functionName: string, args: readonly unknown[], of: (pool: GlobalPool) => unknown) =>
    view({ name, address, abi: globalPoolAbi }, functionName, args, ({ model }) =>
      of(model.globalPoolAt(address)),
    );
  return [
    ask('config', [], (pool) => pool.config()),
    ask('earned_per_share', [], (pool) => pool.earned_per_share()),
    ask('carry', [], (pool) => pool.carry()),
    ask('royalty_fund', [], (pool) => pool.royalty_fund()),
    ...wallets.map((wallet) => ask('user_share', [wallet], (pool) => pool.user_share(wallet))),
  ];
}

function registryViews(places: Places, wallets: readonly Address[]): View[] {
  const { registry: address, listable, listed } = places;
  const ask = (functionName: string, args: readonly unknown[], of: (model: PoolModel) => unknown) =>
    view({ name: 'registry', address, abi: uplineRegistryAbi }, functionName, args, ({ model }) => of(model));
  // Bits of the selling pools, of the impostor, and of the next two listings.
  const bits = [0, 1, 2, 3, listed, listed + 1];
  return [
    ask('defaultAdmin', [], ({ registry }) => registry.defaultAdmin()),
    ask('pendingDefaultAdmin', [], ({ registry }) => registry.pendingDefaultAdmin()),
    ask('root', [], ({ registry }) => registry.root()),
    ask('is_sealed', [], ({ registry }) => registry.is_sealed()),
    ask('total_pools', [], ({ registry }) => registry.total_pools()),
    ...Array.from({ length: 57 }, (_, bit) =>
      ask('pool_at', [BigInt(bit)], ({ registry }) => registry.pool_at(bit)),
    ),
    ...listable.flatMap((pool) => [
      ask('pools', [pool], ({ registry }) => registry.pools(pool)),
      ask('pending_pools', [pool], ({ registry }) => registry.pending_pools(pool)),
    ]),
    ...wallets.flatMap((wallet) => [
      ask('wallets', [wallet], ({ registry }) => registry.wallets(wallet)),
      ask('hasRole', [roleHashes.ADMIN, wallet], ({ registry }) => registry.hasRole('ADMIN', wallet)),
      ...bits.map((bit) => ask('referrer', [wallet, bit], ({ registry }) => registry.referrer(wallet, bit))),
    ]),
  ];
}

function coinViews(places: Places, wallets: readonly Address[]): View[] {
  const { coin, foreignCoin } = places;
  const spenders = Object.values(places.pools).map(({ address }) => address);
  const ask = (name: string, address: Address, functionName: string, args: readonly unknown[]) => ({
    as: (answer: (known: Known) => unknown) =>
      view({ name, address, abi: mockStableCoinAbi }, functionName, args, answer),
  });
  return [
    ...[...spenders, ...wallets].flatMap((wallet) => [
      ask('coin', coin, 'balanceOf', [wallet]).as(({ model }) => model.coin.balanceOf(wallet)),
      ask('foreign coin', foreignCoin, 'balanceOf', [wallet]).as(({ model }) =>
        model.coinAt(foreignCoin).balanceOf(wallet),
      ),
    ]),
    ...wallets.flatMap((wallet) => [
      ask('coin', coin, 'nonces', [wallet]).as(({ permits }) => permits.get(wallet) ?? 0n),
      ...spenders.map((pool) =>
        ask('coin', coin, 'allowance', [wallet, pool]).as(({ model }) => model.coin.allowance(wallet, pool)),
      ),
    ]),
  ];
}

export function viewsOf(places: Places, wallets: readonly Address[]): View[] {
  const { pools } = places;
  const races = Object.entries(pools).filter(([, { kind }]) => kind === 'race');
  const globals = Object.entries(pools).filter(([, { kind }]) => kind === 'global');
  return [
    ...registryViews(places, wallets),
    ...Object.entries(pools).flatMap(([name, { address }]) => poolViews(name, address, wallets)),
    ...races.flatMap(([name, { address }]) => raceViews(name, address, wallets)),
    ...globals.flatMap(([name, { address }]) => globalViews(name, address, wallets)),
    ...coinViews(places, wallets),
  ];
}
