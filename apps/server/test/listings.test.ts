import { globalPoolAbi, racePoolAbi, uplineRegistryAbi } from '@upline/chain';
import { operator } from '@upline/chain/demo';
import { firstGlobalTerms, firstRaceTerms, fromDecimal, levelAt, type Position } from '@upline/domain';
import { compileContracts } from '@upline/operate/node';
import { type Address, encodeDeployData, encodeEventTopics, getAddress, zeroAddress } from 'viem';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { forgetLedger } from '../src/forgetLedger.ts';
import { poolStatistics } from '../src/ledger/pools/poolStatistics.ts';
import type { Db } from '../src/platform/db/openDb.ts';
import { buy, claim, enroll } from './support/purchases.ts';
import { type RpcProxy, startRpcProxy } from './support/rpcProxy.ts';
import { startTestChain, type TestChain } from './support/testChain.ts';
import { ledgerContent, testDb } from './support/testDb.ts';
import { catchUp, createTestServer } from './support/testServer.ts';
import { baseUrl, join, newAccount } from './support/visitor.ts';

let db: Db;
let chain: TestChain;
/** The same chain, presented as a real one instead of a developer's. */
let real: RpcProxy;

beforeAll(async () => {
  db = await testDb();
  chain = await startTestChain();
  real = await startRpcProxy(chain.rpcUrl, (method, result) =>
    method === 'web3_clientVersion' ? 'bor/v2' : result,
  );
});

afterAll(async () => {
  real.close();
  await chain.chain.stop();
});

beforeEach(() => forgetLedger(db));

const serve = ({ deployment }: Pick<TestChain, 'deployment'> = chain) =>
  createTestServer({ db, chain: { deployment, rpcUrl: real.rpcUrl } });

/** Deploys another pool for a level. */
async function makePool(position: Position): Promise<Address> {
  const { client, deployment } = chain;
  const { kind, fee } = levelAt(position);
  const { RacePool, GlobalPool } = await compileContracts();
  const { registry, stableCoin } = deployment;
  const setup = {
    admin: operator.admin().address,
    modifierAdmin: operator.modifierAdmin().address,
    productPool: operator.productPool().address,
    royaltyAdmin: operator.royaltyAdmin().address,
    stableCoin,
    registry,
    position,
    terms: kind === 'race' ? firstRaceTerms(fee) : firstGlobalTerms(fee),
  };
  const data =
    kind === 'race'
      ? encodeDeployData({ abi: racePoolAbi, bytecode: RacePool.bytecode.object, args: [setup] })
      : encodeDeployData({ abi: globalPoolAbi, bytecode: GlobalPool.bytecode.object, args: [setup] });
  const account = operator.admin();
  const { contractAddress } = await client.sendTransactionSync({ account, chain: client.chain, data });
  return getAddress(contractAddress ?? zeroAddress);
}

async function asAdmin(
  address: Address,
  functionName: 'add_platform_investor' | 'start' | 'set_paused',
  args: readonly unknown[] = [],
): Promise<void> {
  const { client } = chain;
  const request = { account: operator.admin(), chain: client.chain, abi: racePoolAbi, address };
  const { status } = await client.writeContractSync({ ...request, functionName, args } as Parameters<
    typeof client.writeContractSync
  >[0]);
  expect(status).toBe('success');
}

/** Lists a pool after the registry's two days. @returns The chain with the pool's deployment. */
async function list(pool: Address, position: Position): Promise<TestChain> {
  const { client, deployment } = chain;
  const request = {
    account: operator.admin(),
    chain: client.chain,
    address: deployment.registry,
    abi: uplineRegistryAbi,
    args: [pool, position],
  } as const;
  await client.writeContractSync({ ...request, functionName: 'queue_pool' });
  await client.increaseTime({ seconds: 48 * 3600 });
  expect((await client.writeContractSync({ ...request, functionName: 'add_pool' })).status).toBe('success');
  const [bit] = await client.readContract({ ...request, functionName: 'pools', args: [pool] });
  const named = { ...deployment.pools[position], address: pool, bit };
  return { ...chain, deployment: { ...deployment, pools: { ...deployment.pools, [position]: named } } };
}

async function open(pool: Address): Promise<void> {
  await asAdmin(pool, 'add_platform_investor', [chain.deployment.root]);
  await asAdmin(pool, 'start');
}

async function owedOnChain(address: Address): Promise<bigint> {
  return chain.client.readContract({ abi: racePoolAbi, address, functionName: 'owed' });
}

test.each([1, 3] as const)(
  'follows a second pool at position %i that the registry lists later',
  async (position) => {
    const server = serve();
    await catchUp(server.ledger);
    const sponsor = await join(server);
    const buyer = await join(server, sponsor.member.id);
    const pool = await makePool(position);
    const later = await list(pool, position);
    await open(pool);
    await enroll(chain, sponsor.account, chain.deployment.root);
    await enroll(chain, buyer.account, sponsor.account.address);
    await buy(chain, sponsor.account, position);
    await buy(later, sponsor.account, position);
    await buy(later, buyer.account, position);
    await claim(later, sponsor.account, position);
    await catchUp(server.ledger);

    const { pools } = await poolStatistics(db);
    const here = pools.filter((one) => one.position === position);
    expect(here.slice(-1)).toMatchObject([{ contractAddress: pool, members: 3 }]);
    expect(here.at(-1)?.owed).toBe(here.at(-1)?.held);
    expect(fromDecimal(here.at(-1)?.owed ?? '')).toBe(await owedOnChain(pool));
    const { data } = await sponsor.client.call('profile', { params: { userId: sponsor.member.id } });
    expect(data.poolCount).toBe(1);
    expect(data.poolParticipations.map(({ contractAddress }) => contractAddress)).toEqual([
      getAddress(chain.deployment.pools[position].address),
      pool,
    ]);
    const content = await ledgerContent(db);

    // Read at once, also by a server whose deployment names the new pool instead of the old one.
    for (const deployed of [chain, later]) {
      await forgetLedger(db);
      await catchUp(serve(deployed).ledger);
      expect(await ledgerContent(db)).toEqual(content);
    }
  },
);

const log = z.looseObject({ address: z.string(), topics: z.array(z.string()), data: z.string() });
type Log = z.output<typeof log>;

/** Lists a pool and sells in one block range; `change` falsifies its logs. @returns The errors. */
async function sellWith(change: (one: Log) => Log) {
  const { ledger } = serve();
  await catchUp(ledger);
  const pool = await makePool(1);
  await catchUp(ledger);
  const later = await list(pool, 1);
  await open(pool);
  const buyer = newAccount();
  await enroll(chain, buyer, chain.deployment.root);
  await buy(later, buyer, 1);
  await chain.client.mine({ blocks: 70 });
  const honest = real.rewrite;
  real.rewrite = (method, result) =>
    method === 'eth_getLogs'
      ? z
          .array(log)
          .parse(result)
          .map((one) => (getAddress(one.address) === pool ? change(one) : one))
      : honest(method, result, null);
  const said: string[] = [];
  const note = ({ message }: Error) => said.push(message);
  await ledger.step().catch(note);
  real.rewrite = honest;
  for (let steps = 0; steps < 12; steps++) await ledger.step().catch(note);
  const content = await ledgerContent(db);
  await forgetLedger(db);
  await catchUp(serve().ledger);
  expect(content).toEqual(await ledgerContent(db));
  return said.join();
}

test('checks a sale by its terms in the block range that lists the pool', async () => {
  // Changes the last word of a sale, the product's share, which no sum of the pool contains.
  const [sold] = encodeEventTopics({ abi: racePoolAbi, eventName: 'Invested' });
  const less = (one: Log) =>
    one.topics[0] === sold
      ? { ...one, data: one.data.replace(/.$/, (last) => (last === '0' ? '1' : '0')) }
      : one;
  expect(await sellWith(less)).toContain('by its terms it is');
});

test('reads logs of a newly listed pool twice', async () => {
  const other = (one: Log) => ({ ...one, transactionHash: `0x${'7'.repeat(64)}` });
  expect(await sellWith(other)).toContain('told something else when they were read again');
});

test('follows a pool that was paused before its listing, and reports it closed until the pause ends', async () => {
  const server = serve();
  await catchUp(server.ledger);
  const pool = await makePool(2);
  await asAdmin(pool, 'set_paused', [true]);
  await catchUp(server.ledger);
  await list(pool, 2);
  await open(pool);
  await catchUp(server.ledger);
  const { client } = await join(server);
  const isOpen = async () => {
    const params = { wallet: chain.deployment.root };
    const { data } = await client.call('userPoolDetails', { params });
    return data.find(({ contractAddress }) => contractAddress === pool)?.isActive;
  };
  expect(await isOpen()).toBe(false);
  const content = await ledgerContent(db);
  await forgetLedger(db);
  await catchUp(serve().ledger);
  expect(await ledgerContent(db)).toEqual(content);

  await chain.client.increaseTime({ seconds: 14 * 24 * 3600 });
  await chain.client.mine({ blocks: 1 });
  await catchUp(server.ledger);
  expect(await isOpen()).toBe(true);
});

test.each([
  [
    'two pools in each other’s place',
    () => {
      const { pools } = chain.deployment;
      return { ...pools, 1: pools[2], 2: pools[1] };
    },
    () =>
      `pool ${chain.deployment.pools[2].address} at position 1 with bit 1; the registry lists it at position 2`,
  ],
  [
    'one pool at two positions',
    () => ({ ...chain.deployment.pools, 4: chain.deployment.pools[5] }),
    () =>
      `pool ${chain.deployment.pools[5].address} at position 4 with bit 4; the registry lists it at position 5`,
  ],
  [
    'a pool with the bit of another',
    () => ({ ...chain.deployment.pools, 7: { ...chain.deployment.pools[7], bit: 7 } }),
    () =>
      `pool ${chain.deployment.pools[7].address} at position 7 with bit 7; the registry lists it at position 7 with bit 6`,
  ],
  [
    'a pool that the registry does not list',
    () => ({
      ...chain.deployment.pools,
      8: { ...chain.deployment.pools[8], address: chain.deployment.registry },
    }),
    () => `pool ${chain.deployment.registry} at position 8 with bit 7; the registry lists it not at all`,
  ],
])(
  'refuses a deployment with %s on a real chain, and reports the difference in its health',
  async (_, wrong, said) => {
    await catchUp(serve().ledger);
    const before = await ledgerContent(db);
    const server = serve({ deployment: { ...chain.deployment, pools: wrong() } });
    await expect(server.ledger.prepare()).rejects.toThrow(said());
    await expect(server.ledger.step()).rejects.toThrow(said());
    const reply = await server.fetch(new Request(`${baseUrl}/health/ready`));
    expect([reply.status, await reply.json()]).toMatchObject([
      200,
      { ledger: { state: 'contradicted', message: expect.stringContaining(said()) } },
    ]);
    expect(await ledgerContent(db)).toEqual(before);
  },
);
