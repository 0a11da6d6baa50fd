import { fromDecimal } from '@upline/domain';
import { buyer, buyerFixture, root, stranger } from '@upline/localnet/testing';
import { encodeFunctionData, erc20Abi, type Hash, zeroAddress } from 'viem';
import { expect, test } from 'vitest';
import { racePoolAbi } from '../abi.ts';
import { readApprovals } from '../pools/approvals.ts';
import { listPools, type Reader } from '../pools/pools.ts';
import { type OutcomeSource, readOutcome } from './outcome.ts';
import { reasonIn } from './readReason.ts';

const { fixture, buy } = buyerFixture();

async function source(changes: Partial<OutcomeSource> = {}): Promise<OutcomeSource> {
  const { client, deployment } = fixture();
  const { registry, stableCoin: coin } = deployment;
  return { reader: client, registry, coin, pools: await listPools(client, registry), ...changes };
}

/** Sends without a simulation before. */
async function sendBlindly(
  call: { to: `0x${string}`; data: `0x${string}` },
  gas = 1_000_000n,
): Promise<Hash> {
  const { client } = fixture();
  const hash = await client.sendTransaction({ account: buyer, ...call, gas });
  await client.mine({ blocks: 1 });
  return hash;
}

const invest = () => {
  const args = [root, true] as const;
  const data = encodeFunctionData({ abi: racePoolAbi, functionName: 'invest_stable_coin', args });
  return { to: fixture().deployment.pools[1].address, data };
};

function allow(amount: bigint) {
  const args = [fixture().deployment.pools[1].address, amount] as const;
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args });
  return { to: fixture().deployment.stableCoin, data };
}

test('explains a reverted purchase with needed, allowed and held amounts', async () => {
  const allowed = await sendBlindly(allow(fromDecimal('20')));
  const hash = await sendBlindly(invest());
  // A later allowance does not change the explanation.
  await sendBlindly(allow(fromDecimal('50')));
  expect(await readOutcome(await source(), hash)).toMatchObject({
    state: 'reverted',
    from: buyer.toLowerCase(),
    position: 1,
    call: { name: 'invest_stable_coin', args: [root, 'true'] },
    reason: { name: 'NotEnoughAllowanceOrBalance', text: '' },
    compared: { needed: fromDecimal('50'), allowed: fromDecimal('20'), held: fromDecimal('1000') },
    allowances: [],
  });
  expect(await readOutcome(await source(), allowed)).toMatchObject({
    state: 'done',
    position: null,
    call: { name: 'approve' },
    reason: null,
    allowances: [{ position: 1, amount: fromDecimal('20') }],
  });
});

test('reports the gas cost and no reason for a successful purchase', async () => {
  const events = await buy(1);
  const sent = events.flatMap((event) => (event.type === 'sent' ? [event.transaction] : [])).at(-1);
  const outcome = await readOutcome(await source(), sent as Hash);
  expect(outcome).toMatchObject({ state: 'done', position: 1, reason: null, compared: null });
  expect(outcome.state === 'done' && outcome.gasFee > 0n).toBe(true);
});

test('distinguishes pending and unknown transactions', async () => {
  const { client } = fixture();
  await client.setAutomine(false);
  const hash = await client.sendTransaction({ account: buyer, to: stranger, value: 1n });
  const nonce = (await client.getTransactionCount({ address: buyer })) as number;
  expect(await readOutcome(await source(), hash)).toMatchObject({ state: 'waiting', nonce, call: null });
  await client.setAutomine(true);
  expect(await readOutcome(await source(), `0x${'ab'.repeat(32)}`)).toEqual({ state: 'unknown' });
});

/** A node that rejects these methods. */
function failing(methods: readonly string[], words = 'missing trie node'): Reader {
  const { client } = fixture();
  const request = async (asked: { method: string }) => {
    if (methods.includes(asked.method)) throw new Error(words);
    return client.request(asked as never);
  };
  return { ...client, request: request as never };
}

const untracing = () => failing(['debug_traceTransaction'], 'the method does not exist');

test('has no reason if the node has no old state, and rejects if it is silent', async () => {
  const hash = await sendBlindly(invest());
  const forgetful = failing(['debug_traceTransaction', 'eth_call']);
  const unknown = { state: 'reverted', reason: null, compared: null };
  expect(await readOutcome(await source({ reader: forgetful }), hash)).toMatchObject({
    ...unknown,
    ended: 'forgotten',
  });
  const busy = failing(['debug_traceTransaction', 'eth_call'], 'too many requests');
  expect(await readOutcome(await source({ reader: busy }), hash)).toMatchObject({
    ...unknown,
    ended: 'unsaid',
  });
  const silent = await source({ reader: failing(['eth_getTransactionByHash']) });
  await expect(readOutcome(silent, hash)).rejects.toThrow('missing trie node');
});

test('finds a cause earlier in the same block by trace, or reports that there is one', async () => {
  const { client } = fixture();
  await sendBlindly(allow(fromDecimal('100')));
  await client.setAutomine(false);
  const [, second] = [
    await client.sendTransaction({ account: buyer, ...invest(), gas: 1_000_000n }),
    await client.sendTransaction({ account: buyer, ...invest(), gas: 1_000_000n }),
  ];
  await client.mine({ blocks: 1 });
  await client.setAutomine(true);
  expect(await readOutcome(await source(), second)).toMatchObject({
    state: 'reverted',
    reason: { name: 'AlreadyInvested' },
    ended: null,
  });
  expect(await readOutcome(await source({ reader: untracing() }), second)).toMatchObject({
    reason: null,
    ended: 'earlier',
  });
});

test('reports that a purchase ran out of gas, with its limit', async () => {
  await sendBlindly(allow(fromDecimal('50')));
  const hash = await sendBlindly(invest(), 60_000n);
  const told = { state: 'reverted', ended: 'gas', gasLimit: 60_000n, reason: { name: '', text: '' } };
  expect(await readOutcome(await source(), hash)).toMatchObject(told);
  expect(await readOutcome(await source({ reader: untracing() }), hash)).toMatchObject(told);
});

test("decodes the coin's errors, and names unknown errors by selector", async () => {
  const args = [stranger, fromDecimal('1000000')] as const;
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args });
  const hash = await sendBlindly({ to: fixture().deployment.stableCoin, data });
  const reason = { name: 'ERC20InsufficientBalance', text: expect.stringContaining('needed: 1000000000000') };
  expect(await readOutcome(await source(), hash)).toMatchObject({ reason });
  expect(await readOutcome(await source({ reader: untracing() }), hash)).toMatchObject({ reason });
  const { pools } = fixture().deployment;
  const none = await sendBlindly({ to: pools[1].address, data: '0x12345678' });
  const silent = { call: null, position: 1, reason: { name: '', text: '' }, ended: null };
  expect(await readOutcome(await source(), none)).toMatchObject(silent);
  expect(reasonIn('0xdeadbeef')).toEqual({ name: '0xdeadbeef', text: '' });
  expect(reasonIn(`0x4e487b71${'12'.padStart(64, '0')}`)).toEqual({
    name: 'Panic',
    text: 'a division by zero',
  });
});

test('lists approvals to pools newest first, without those to other spenders', async () => {
  await sendBlindly(allow(fromDecimal('20')));
  await sendBlindly(allow(fromDecimal('30')));
  const args = [zeroAddress.replace(/0$/, '1') as `0x${string}`, 5n] as const;
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args });
  await sendBlindly({ to: fixture().deployment.stableCoin, data });
  const { coin, pools } = await source();
  const asked = { owner: buyer, coin, pools, from: 0n, isOver: () => false };
  const { approvals, lowest } = await readApprovals(fixture().client, asked);
  expect(approvals.map(({ position, amount }) => [position, amount])).toEqual([
    [1, fromDecimal('30')],
    [1, fromDecimal('20')],
  ]);
  expect(lowest).toBe(0n);
});
