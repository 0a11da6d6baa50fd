import { globalPoolAbi, mockStableCoinAbi, racePoolAbi, uplineRegistryAbi } from '@upline/chain';
import { firstGlobalTerms, firstRaceTerms, type PoolTerms } from '@upline/domain';
import { compileContracts } from '@upline/operate/node';
import { type Abi, type Address, encodeDeployData, type Hex } from 'viem';
import { createPoolModel, type PoolSetup } from '../../poolModel/index.ts';
import { answeringCode } from '../../testing/answeringCode.ts';
import { lineage, members, operators } from '../people.ts';
import { deadAddress, type Places, type PoolPlace } from '../places.ts';
import { signEnrolment } from '../signatures.ts';
import { planCall, Stage } from '../stage.ts';
import type { TestChain } from '../testChain.ts';
import { viewsOf } from '../views.ts';
import { coinOf, everybody, poolsWhere, registryOf } from './action.ts';

const admin = operators.admin.address;
const root = operators.root.address;
const unlimited = 2n ** 256n - 1n;
const purse = 1_000_000_000_000n;

/** 51 further pools, which leave one of the registry's 56 bits free. */
const deadPools = Array.from({ length: 51 }, (_, at) => deadAddress(at));

/** Code that answers every call with 18. */
const eighteen: Hex = '0x60125f5260205ff3';

const setups = {
  plain: { kind: 'race', position: 1, terms: firstRaceTerms(50_000_000n) },
  // A fee that no share divides evenly.
  odd: { kind: 'race', position: 2, terms: firstRaceTerms(50_000_001n) },
  global: { kind: 'global', position: 3, terms: firstGlobalTerms(100_000_003n) },
  late: { kind: 'race', position: 4, terms: firstRaceTerms(300_000_000n) },
} as const satisfies Record<
  keyof Places['pools'],
  { kind: PoolPlace['kind']; position: number; terms: PoolTerms }
>;

async function deployed(chain: TestChain): Promise<Stage> {
  const artifacts = await compileContracts();
  const creations = {
    race: { abi: racePoolAbi as Abi, bytecode: artifacts.RacePool.bytecode.object },
    global: { abi: globalPoolAbi as Abi, bytecode: artifacts.GlobalPool.bytecode.object },
  };
  let now = BigInt(Date.UTC(2026, 0, 2) / 1000);

  async function create(abi: Abi, bytecode: Hex, args: readonly unknown[]): Promise<Address> {
    now += 60n;
    const data = encodeDeployData({ abi, bytecode, args });
    const { created } = await chain.send({ from: admin, data, at: now }, abi);
    if (!created) throw new Error('A contract could not be created.');
    chain.know(created, abi);
    return created;
  }

  const coinCode = artifacts.MockStableCoin.bytecode.object;
  const coin = await create(mockStableCoinAbi, coinCode, []);
  const foreignCoin = await create(mockStableCoinAbi, coinCode, []);
  const oddCoin = deadAddress(100);
  await chain.setCode(oddCoin, eighteen);
  const registry = await create(uplineRegistryAbi, artifacts.UplineRegistry.bytecode.object, [admin, root]);

  const model = createPoolModel({ root, admin, registry, coin, at: now });
  model.addCoin(foreignCoin);
  model.addCoin(oddCoin, 18);

  async function pool(name: keyof Places['pools']): Promise<PoolPlace> {
    const { kind, position, terms } = setups[name];
    const setup: PoolSetup = {
      admin,
      modifierAdmin: operators.modifier.address,
      productPool: operators.product.address,
      royaltyAdmin: operators.royalty.address,
      stableCoin: coin,
      position,
      terms,
    };
    const { abi, bytecode } = creations[kind];
    const address = await create(abi, bytecode, [{ ...setup, registry }]);
    if (kind === 'race') model.addRacePool(address, setup);
    else model.addGlobalPool(address, setup);
    await chain.giveGas(address);
    return { address, kind };
  }

  const pools = {
    plain: await pool('plain'),
    odd: await pool('odd'),
    global: await pool('global'),
    late: await pool('late'),
  };
  /** Installs code that answers as a pool for a position. */
  async function pretend(address: Address, position: number): Promise<void> {
    const kind = position % 3 === 0 ? 'global' : 'race';
    await chain.setCode(address, answeringCode(registry, position, kind));
    model.addPretender(address, { registry, position, kind });
  }

  const impostor = deadAddress(200);
  await chain.giveGas(impostor);
  for (const address of [impostor, ...deadPools]) await pretend(address, 9);
  // The last of these addresses has no code.
  const others = [deadAddress(300), deadAddress(301), deadAddress(302), deadAddress(303)] as const;
  for (const address of others.slice(0, 2)) await pretend(address, 4);
  await pretend(others[2], 9);
  const places: Places = {
    registry,
    coin,
    foreignCoin,
    oddCoin,
    pools,
    impostor,
    listable: [pools.late.address, ...others, pools.plain.address, impostor],
    listed: 4 + deadPools.length,
  };
  const views = viewsOf(places, everybody);
  await chain.watch(views);
  return new Stage({ chain, model, places, views, creations, now });
}

function member(at: number): Address {
  const found = members[at];
  if (!found) throw new RangeError(`There is no member ${at}.`);
  return found.address;
}

/** Performs calls that must succeed. */
function hand(stage: Stage) {
  const next = (caller: Address) => ({ caller, at: stage.now + 60n });
  const must = async (plan: Parameters<Stage['perform']>[0]) => {
    const { error } = await stage.perform(plan);
    if (error) throw new Error(`${plan.words} was refused: ${error}`);
  };
  const contractOf = (name: keyof Places['pools']) => {
    const found = poolsWhere(stage, ({ address }) => address === stage.places.pools[name].address)[0];
    if (!found) throw new RangeError(`There is no ${name} pool.`);
    return found;
  };
  return {
    list: (pool: Address, position: number) =>
      must(
        planCall(registryOf(stage), next(admin), 'add_pool', [pool, position], (call) =>
          stage.model.registry.add_pool(call, pool, position),
        ),
      ),
    announce: (pool: Address, position: number) =>
      must(
        planCall(registryOf(stage), next(admin), 'queue_pool', [pool, position], (call) =>
          stage.model.registry.queue_pool(call, pool, position),
        ),
      ),
    enroll: (caller: Address, sponsor: Address) =>
      must(
        planCall(registryOf(stage), next(caller), 'enroll', [sponsor], (call) =>
          stage.model.registry.enroll(call, sponsor),
        ),
      ),
    async enrollLineage(top: Address) {
      const deadline = stage.now + 3_600n;
      const enrolments = await Promise.all(
        lineage.map(async ({ address }, at) => {
          const text = { member: address, sponsor: lineage[at - 1]?.address ?? top, deadline };
          const signature = await signEnrolment(stage.places.registry, address, text);
          return { ...text, signature, isSigned: true };
        }),
      );
      await must(
        planCall(registryOf(stage), next(top), 'enroll_many', [enrolments], (call) =>
          stage.model.registry.enroll_many(call, enrolments),
        ),
      );
    },
    mint: (to: Address) =>
      must(planCall(coinOf(stage), next(admin), 'mint', [to, purse], () => stage.model.coin.mint(to, purse))),
    approve: (caller: Address, name: keyof Places['pools']) => {
      const { address } = stage.places.pools[name];
      return must(
        planCall(coinOf(stage), next(caller), 'approve', [address, unlimited], (call) =>
          stage.model.coin.approve(call, address, unlimited),
        ),
      );
    },
    seat: (name: keyof Places['pools'], user: Address) => {
      const { pool, contract } = contractOf(name);
      return must(
        planCall(contract, next(admin), 'add_platform_investor', [user], (call) =>
          pool.add_platform_investor(call, user),
        ),
      );
    },
    /** Reverts before the seal, in the model too. */
    start: (name: keyof Places['pools'], isTooEarly = false) => {
      const { pool, contract } = contractOf(name);
      const plan = planCall(contract, next(admin), 'start', [], (call) => pool.start(call));
      return isTooEarly ? stage.perform(plan) : must(plan);
    },
    seal: () =>
      must(planCall(registryOf(stage), next(admin), 'seal', [], (call) => stage.model.registry.seal(call))),
    buy: (name: keyof Places['pools'], caller: Address, sponsor: Address) => {
      const { pool, contract } = contractOf(name);
      const args = pool.kind === 'race' ? [sponsor, true] : [sponsor];
      return must(
        planCall(contract, next(caller), 'invest_stable_coin', args, (call) =>
          pool.kind === 'race'
            ? pool.invest_stable_coin(call, sponsor, true)
            : pool.invest_stable_coin(call, sponsor),
        ),
      );
    },
  };
}

/**
 * The initial network: a race pool with a tree four deep, a global pool with some holders, a race
 * pool that has four of its six seats filled and waits for its start, and an announced pool;
 * members with and without allowances, strangers, and two members whose nearest sponsor in a pool
 * is 32 and 33 hops away. Every step is compared as well.
 */
export async function beginning(chain: TestChain): Promise<Stage> {
  const stage = await deployed(chain);
  const { list, announce, enroll, enrollLineage, mint, approve, seat, seal, start, buy } = hand(stage);
  const { plain, odd, global, late } = stage.places.pools;

  await list(plain.address, 1);
  await list(odd.address, 2);
  await list(global.address, 3);
  await list(stage.places.impostor, 9);
  for (const pool of deadPools) await list(pool, 9);

  stage.story.length = 0;

  for (const wallet of everybody) await mint(wallet);
  // The last two members grant no allowance.
  for (const wallet of everybody.slice(0, -2)) {
    for (const name of ['plain', 'odd', 'global', 'late'] as const) await approve(wallet, name);
  }

  await enroll(member(0), root);
  for (const name of ['plain', 'global'] as const) {
    await seat(name, root);
    await seat(name, member(0));
  }
  await start('plain', true);
  await seal();
  for (const name of ['plain', 'global'] as const) await start(name);
  const sponsors = [0, 1, 2, 1, 3, 0] as const;
  for (const [at, sponsor] of sponsors.entries()) await buy('plain', member(at + 1), member(sponsor));
  for (const user of [root, member(0), member(1), member(2)]) await seat('odd', user);
  await buy('global', member(1), member(0));
  await buy('global', member(2), member(1));

  const [lower, lowest] = lineage.slice(-2);
  if (!lower || !lowest) throw new RangeError('The line is long.');
  await enrollLineage(member(6));
  await enroll(member(7), lower.address);
  await enroll(member(8), lowest.address);
  await announce(late.address, 4);
  stage.story.length = 0;
  return stage;
}
