import { mockStableCoinAbi, racePoolAbi, uplineRegistryAbi } from '@upline/chain';
import { giveGas, localAccount, operator } from '@upline/chain/demo';
import { roleHashes } from '@upline/chain/internal';
import { levels } from '@upline/domain';
import { buyer, operatorFixture, root, type Signer } from '@upline/localnet/testing';
import { type Address, encodeDeployData, encodeFunctionData, getAddress, type Hex } from 'viem';
import { expect, onTestFinished, test } from 'vitest';
import { compileContracts } from '../deploy/compile.ts';
import { poolTerms } from '../deploy/poolTerms.ts';
import { findCalls } from '../plans/findCalls.ts';
import { readDeploymentState } from '../plans/readDeploymentState.ts';

const { fixture, operate, byKey, bySafe, buy, enroll } = operatorFixture();
const day = 24 * 3600;
const next: Signer = localAccount(30);

interface Act {
  words: string[];
  by: Signer;
  /** Setup before the act. */
  prepare?: () => Promise<unknown>;
  calls: number;
  /** An unlisted pool that the act is about. */
  candidate?: Address;
}

const admin = operator.admin();
const registry = () => fixture().deployment.registry;
const poolAt = (position: 1 | 3) => fixture().deployment.pools[position].address;

const asAdmin = (to: Hex, data: Hex) =>
  fixture().client.sendTransactionSync({ account: admin.address, to, data });

function offerProduct() {
  const args = [roleHashes.PRODUCT, next.address] as const;
  return asAdmin(poolAt(1), encodeFunctionData({ abi: racePoolAbi, functionName: 'propose_receiver', args }));
}

const pausePool = () =>
  asAdmin(poolAt(1), encodeFunctionData({ abi: racePoolAbi, functionName: 'set_paused', args: [true] }));

async function beginHandover(days: number): Promise<void> {
  const { deployment } = fixture();
  const data = encodeFunctionData({
    abi: uplineRegistryAbi,
    functionName: 'beginDefaultAdminTransfer',
    args: [next.address],
  });
  const pools = Object.values(deployment.pools).map(({ address }) => address);
  for (const address of [registry(), ...pools]) await asAdmin(address, data);
  await later(days);
}

const sendCoins = () =>
  fixture().client.writeContractSync({
    account: buyer,
    address: fixture().deployment.stableCoin,
    abi: mockStableCoinAbi,
    functionName: 'transfer',
    args: [poolAt(1), 7_000_000n],
  });

const termsOf1 = { joiningFee: 60_000_000n, referralShare: 2500, networkShare: 5000, operatorShare: 2500 };

function queueTerms() {
  const { client } = fixture();
  const account = operator.modifierAdmin().address;
  const to = { account, address: poolAt(1), abi: racePoolAbi } as const;
  return client.writeContractSync({ ...to, functionName: 'queue_terms', args: [termsOf1] });
}

async function later(days: number): Promise<void> {
  await fixture().client.increaseTime({ seconds: days * day });
  await fixture().client.mine({ blocks: 1 });
}

const queueRetirement = () =>
  asAdmin(poolAt(1), encodeFunctionData({ abi: racePoolAbi, functionName: 'queue_retirement' }));

async function fillFunds(): Promise<void> {
  await enroll(buyer, root);
  await buy(1);
  await buy(3);
}

const modifier = operator.modifierAdmin();

/** The short run sends every act by key and replays only these as a Safe. */
const samples = ['terms queue', 'pause'];
const isFull = process.env.UPLINE_TESTS === 'full';

const acts: Act[] = [
  {
    words: ['terms', 'queue', '--pool', '1', '--fee', '60', '--referral', '25', '--operator', '25'],
    by: modifier,
    calls: 1,
  },
  {
    words: ['terms', 'apply', '--pool', 'all'],
    by: modifier,
    calls: 1,
    prepare: async () => {
      await queueTerms();
      await later(3);
    },
  },
  { words: ['terms', 'cancel', '--pool', '1'], by: modifier, calls: 1, prepare: queueTerms },
  { words: ['retire', 'announce', '--pool', '1'], by: admin, calls: 1 },
  {
    words: ['retire', 'apply', '--pool', '1'],
    by: admin,
    calls: 1,
    prepare: async () => {
      await queueRetirement();
      await later(3);
    },
  },
  { words: ['retire', 'cancel', '--pool', '1'], by: admin, calls: 1, prepare: queueRetirement },
  { words: ['pause', '--pool', 'all'], by: admin, calls: levels.length },
  { words: ['unpause', '--pool', 'all'], by: admin, calls: 1, prepare: pausePool },
  {
    words: ['receiver', 'offer', '--pool', 'all', '--role', 'product', '--to', next.address],
    by: admin,
    calls: levels.length,
  },
  {
    words: ['receiver', 'withdraw', '--pool', '1', '--role', 'product'],
    by: admin,
    calls: 1,
    prepare: offerProduct,
  },
  {
    words: ['receiver', 'accept', '--pool', 'all', '--role', 'product'],
    by: next,
    calls: 1,
    prepare: offerProduct,
  },
  { words: ['fund', 'product', '--pool', 'all'], by: operator.productPool(), calls: 1, prepare: fillFunds },
  {
    words: ['fund', 'royalty', '--pool', '3', '--amount', '12.5'],
    by: operator.royaltyAdmin(),
    calls: 1,
    prepare: fillFunds,
  },
  { words: ['admin', 'begin', '--to', next.address], by: admin, calls: 1 + levels.length },
  { words: ['admin', 'accept'], by: next, calls: 1 + levels.length, prepare: () => beginHandover(3) },
  { words: ['admin', 'cancel', '--at', 'registry'], by: admin, calls: 1, prepare: () => beginHandover(0) },
  { words: ['modifier', '--pool', 'all', '--to', next.address], by: admin, calls: levels.length },
];

/** Checks that the events since a block name exactly the sent calls, one per block. */
async function expectFound(before: bigint, count: number): Promise<void> {
  const { client } = fixture();
  const blocks = Array.from({ length: count }, (_, at) => before + BigInt(at + 1));
  const sent = await Promise.all(
    blocks.map(async (blockNumber) => {
      const { transactions } = await client.getBlock({ blockNumber, includeTransactions: true });
      return transactions.map(({ to, input, hash }) => ({ to: to ?? registry(), data: input, hash }));
    }),
  );
  const calls = sent.flat();
  const found = await findCalls(client, { chainId: 137, calls, block: before });
  expect(found).toEqual({ block: before + BigInt(count), hash: calls.at(-1)?.hash });
  const other = { to: registry(), data: '0x12345678' } as const;
  expect(await findCalls(client, { chainId: 137, calls: [...calls, other], block: before })).toBeNull();
}

async function carriedOut({ words, by, calls, prepare, candidate }: Act): Promise<void> {
  const { client, deployment } = fixture();
  onTestFinished(() => client.removeBlockTimestampInterval());
  await giveGas(client, by.address);
  await prepare?.();
  // Identical timestamps in both runs, since announcements and pauses store the block's time.
  await client.setBlockTimestampInterval({ interval: 1 });
  const read = () => readDeploymentState(client, deployment, { candidate });
  const before = await client.getBlockNumber();
  const id = await client.snapshot();

  expect(await byKey(words, by)).toMatchObject({
    code: 0,
    text: expect.stringContaining('the chain shows it'),
  });
  expect(await client.getBlockNumber()).toBe(before + BigInt(calls));
  await expectFound(before, calls);
  if (!isFull && !samples.some((sample) => words.join(' ').startsWith(sample))) return;

  const keyed = await read();
  await client.revert({ id });
  const file = await bySafe(words);
  expect(file).toMatchObject({ chainId: '137', meta: { createdFromSafeAddress: by.address } });
  expect(file.transactions).toHaveLength(calls);
  expect(await read()).toEqual(keyed);
}

test.each(acts.map((act) => [act.words.join(' '), act] as const))(
  '%s: has the same effect by key and by Safe',
  (_words, act) => carriedOut(act),
);

/** Creates an unannounced pool of level 1. */
async function makePool(receiver = operator.productPool().address): Promise<Address> {
  const { client, deployment } = fixture();
  const { contractAddress } = await client.sendTransactionSync({
    account: admin.address,
    data: encodeDeployData({
      abi: racePoolAbi,
      bytecode: (await compileContracts()).RacePool.bytecode.object,
      args: [
        {
          admin: admin.address,
          modifierAdmin: modifier.address,
          productPool: receiver,
          royaltyAdmin: operator.royaltyAdmin().address,
          stableCoin: deployment.stableCoin,
          registry: deployment.registry,
          position: 1,
          terms: poolTerms[1],
        },
      ],
    }),
  });
  if (!contractAddress) throw new Error('The pool was not made.');
  return getAddress(contractAddress);
}

test('announces, cancels, lists, seats and starts a further pool, by key and by Safe', async () => {
  const pool = await makePool();
  const one = ['--pool', pool];
  const act = (...words: string[]) => carriedOut({ words, by: admin, calls: 1, candidate: pool });
  await act('pool', 'queue', ...one, '--level', '1');
  await act('pool', 'cancel', ...one);
  await act('pool', 'queue', ...one, '--level', '1');
  expect((await operate(['status'])).text).toContain(`registry: ${pool} can be listed at level 1 from`);
  await fixture().client.removeBlockTimestampInterval();
  await later(3);
  await act('pool', 'add', ...one, '--level', '1');
  await act('pool', 'seat', ...one, '--wallet', root);
  await act('pool', 'start', ...one);
  expect((await operate(['pause', ...one])).text).toContain(`pool 1 at ${pool}: purchases: open → paused`);
  expect(await operate(['pause', '--pool', '1'])).toMatchObject({
    code: 1,
    text: expect.stringContaining('Level 1 has several pools. Name one by its address:'),
  });
});

test('warns of a pool with other role holders, and rejects one with other code', async () => {
  const { client } = fixture();
  const pool = await makePool(next.address);
  const words = ['--pool', pool, '--level', '1'];
  const product = operator.productPool().address;
  expect(await operate(['pool', 'queue', ...words])).toMatchObject({
    code: 0,
    text: expect.stringContaining(
      `PRODUCT of pool 1 at ${pool} is held by ${next.address}, of the listed pools by ${product}.`,
    ),
  });
  const code = await client.getCode({ address: pool });
  await client.setCode({ address: pool, bytecode: `${code ?? '0x'}00` });
  for (const act of ['queue', 'add']) {
    expect(await byKey(['pool', act, ...words], admin)).toMatchObject({
      code: 1,
      text: expect.stringContaining(
        `The code at ${pool} is not that of this build’s pools, and the app sells from no other.`,
      ),
    });
  }
});

test('rescues coins sent without a purchase, by key and by Safe', async () => {
  const token = fixture().deployment.stableCoin;
  await carriedOut({
    words: ['rescue', '--pool', '1', '--token', token],
    by: admin,
    calls: 1,
    prepare: sendCoins,
  });
});
