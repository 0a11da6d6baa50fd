import { fromDecimal } from '@upline/domain';
import {
  batchWallet,
  buyer,
  buyerFixture,
  type MemoryJournal,
  memoryJournal,
  onSend,
  openPool,
  rejection,
  root,
  type Script,
  told,
} from '@upline/localnet/testing';
import type { Address } from 'viem';
import { beforeEach, describe, expect, test } from 'vitest';
import { isIn, listPools, readRecord } from '../pools/pools.ts';
import type { PurchaseAttempt } from '../transaction/attempt.ts';
import { approveCall } from './approval.ts';
import type { PurchaseOptions } from './purchaseOptions.ts';

const { fixture, named, buy, enroll, coins } = buyerFixture();

/** A wallet error that leaves open if the transaction was sent. */
function lostConnection(): never {
  throw Object.assign(new Error('The connection was lost.'), { code: -32603 });
}

const lostAt = (nth: number) => onSend((sent) => (sent === nth ? lostConnection() : undefined));

let newPool: Address;
let journal: MemoryJournal<PurchaseAttempt>;

beforeEach(async () => {
  await enroll(buyer, root);
  newPool = await openPool(fixture());
  journal = memoryJournal();
});

/** Starts a purchase at the old pool whose prompt stays unanswered. */
async function leaveUnanswered(options: Parameters<typeof buy>[1] = {}): Promise<PurchaseAttempt> {
  const events = await buy(1, { script: lostAt(1), journal, ...options });
  expect(told(events).at(-1)).toMatch(/^failed/);
  const attempt = journal.newest();
  if (!attempt) throw new Error('The wallet was not asked.');
  return attempt;
}

/** Buys the level at the pool that replaced the old one. */
function buyAtNewPool(options: Partial<PurchaseOptions> & { script?: Script } = {}) {
  return buy(1, { pool: { ...named(1), contractAddress: newPool }, journal, ...options });
}

/** Accepts a prompt late. @returns The transaction's status. */
async function accept({ call }: PurchaseAttempt): Promise<string> {
  const { client } = fixture();
  return (await client.sendTransactionSync({ account: buyer, ...call, gas: 600_000n })).status;
}

/** The pools that the buyer has joined. */
async function boughtAt(): Promise<{ earlier: boolean; later: boolean }> {
  const { client, deployment } = fixture();
  const pools = await listPools(client, deployment.registry);
  const record = await readRecord(client, deployment.registry, buyer);
  const isInPool = (address: Address) => pools.some((pool) => pool.address === address && isIn(record, pool));
  return { earlier: isInPool(deployment.pools[1].address), later: isInPool(newPool) };
}

describe('a level whose pool was replaced while its prompt was open', () => {
  test('is bought at the new pool, and accepting the old prompt reverts', async () => {
    const attempt = await leaveUnanswered();
    expect(told(await buyAtNewPool()).filter((line) => line.startsWith('sent'))).toEqual([
      'sent allowance',
      'sent approve',
      'sent invest',
    ]);
    const { client } = fixture();
    const late = await client.sendTransactionSync({ account: buyer, ...attempt.call, gas: 600_000n });
    expect(late.status).toBe('reverted');
    expect(await boughtAt()).toEqual({ earlier: false, later: true });
    expect(await coins()).toBe(fromDecimal('950'));
  });

  test('is paid once if the prompt is accepted just before the allowance is revoked', async () => {
    const attempt = await leaveUnanswered();
    let prompts = 0;
    const script = onSend(async () => {
      if (prompts++ > 0) return;
      await fixture().client.sendTransactionSync({ account: buyer, ...attempt.call });
    });
    const events = await buyAtNewPool({ script });
    expect(told(events).at(-1)).toBe('succeeded');
    expect(prompts).toBe(1);
    expect(await boughtAt()).toEqual({ earlier: true, later: false });
    expect(await coins()).toBe(fromDecimal('950'));
  });

  test('is refused while an old permit is valid, and bought after it expires', async () => {
    await leaveUnanswered({ ways: ['permit'], script: lostAt(0) });
    const refused = await buyAtNewPool();
    expect(refused.at(-1)).toEqual({
      type: 'failed',
      failure: { notice: { id: 'purchase.unseen' }, explanation: { id: 'purchase.earlierPool' } },
    });
    const { client } = fixture();
    await client.increaseTime({ seconds: 1801 });
    await client.mine({ blocks: 1 });
    expect(told(await buyAtNewPool()).at(-1)).toBe('succeeded');
    expect(await boughtAt()).toEqual({ earlier: false, later: true });
  });

  test('is bought once if the first prompt is unanswered and its retry was rejected', async () => {
    const attempt = await leaveUnanswered();
    const again = await buy(1, {
      journal,
      script: onSend(() => {
        throw rejection();
      }),
    });
    expect(told(again).at(-1)).toBe('failed toast.userCancelled');
    expect(told(await buyAtNewPool()).filter((line) => line.startsWith('sent'))).toEqual([
      'sent allowance',
      'sent approve',
      'sent invest',
    ]);
    expect(await accept(attempt)).toBe('reverted');
    expect(await coins()).toBe(fromDecimal('950'));
  });

  test('is refused if an unanswered batch was retried step by step', async () => {
    const wallet = batchWallet(fixture().client, lostConnection);
    await leaveUnanswered({ ways: ['batch'], script: wallet.script });
    const retry = await leaveUnanswered({ script: lostAt(0) });
    expect(retry).toMatchObject({ step: 'approve', way: 'sequential' });
    expect(told(await buyAtNewPool()).at(-1)).toBe('failed purchase.unseen');
    expect(await coins()).toBe(fromDecimal('1000'));
  });

  test('is refused until an old permit expires, after a retry without one', async () => {
    const signed = await leaveUnanswered({ ways: ['permit'], script: lostAt(0) });
    const retry = await leaveUnanswered();
    expect([signed.way, retry.way]).toEqual(['permit', 'sequential']);
    expect(told(await buyAtNewPool()).at(-1)).toBe('failed purchase.unseen');
    expect(await coins()).toBe(fromDecimal('1000'));
    const { client } = fixture();
    await client.increaseTime({ seconds: 1801 });
    await client.mine({ blocks: 1 });
    expect(told(await buyAtNewPool()).at(-1)).toBe('succeeded');
    for (const late of [signed, retry]) expect(await accept(late)).toBe('reverted');
    expect(await coins()).toBe(fromDecimal('950'));
  });

  test('is refused while approval and investment of the old pool are both open', async () => {
    await leaveUnanswered({ script: lostAt(0) });
    await leaveUnanswered();
    expect(told(await buyAtNewPool()).at(-1)).toBe('failed purchase.unseen');
    expect(await coins()).toBe(fromDecimal('1000'));
  });

  test('revokes an allowance missing in the journal', async () => {
    const attempt = await leaveUnanswered();
    journal = memoryJournal();
    expect(told(await buyAtNewPool())).toContain('sent allowance');
    expect(await accept(attempt)).toBe('reverted');
    expect(await coins()).toBe(fromDecimal('950'));
  });

  test('is refused if the owner keeps the allowance', async () => {
    await leaveUnanswered();
    const { address } = fixture().deployment.pools[1];
    const script = onSend((nth, { params }) => {
      if (nth > 0) return;
      const [{ from, to }] = params as [{ from: Address; to: Address }];
      return { from, to, data: approveCall(to, address, fromDecimal('50')).data };
    });
    expect(told(await buyAtNewPool({ script })).at(-1)).toBe('failed toast.userCancelled');
    expect(await coins()).toBe(fromDecimal('1000'));
  });

  test('is refused while a batch is unanswered', async () => {
    const wallet = batchWallet(fixture().client, lostConnection);
    await leaveUnanswered({ ways: ['batch'], script: wallet.script });
    expect(told(await buyAtNewPool()).at(-1)).toBe('failed purchase.unseen');
    expect(await coins()).toBe(fromDecimal('1000'));
  });
});
