import type { ClaimEvent } from '@upline/domain';
import {
  claimEventNames,
  claimerFixture,
  earned,
  fakeWallet,
  memoryJournal,
  onSend,
  rejection,
  type Script,
  sponsor,
} from '@upline/localnet/testing';
import { HttpRequestError, parseEther, toFunctionSelector, toHex } from 'viem';
import { describe, expect, test } from 'vitest';
import type { ClaimAttempt } from '../transaction/attempt.ts';
import { claim, resumeClaim } from './claim.ts';
import { readPaid } from './readPaid.ts';

const { fixture, claimOptions, claimed, coinsOf } = claimerFixture();

const dear = { maxFeePerGas: parseEther('0.00001'), maxPriorityFeePerGas: parseEther('0.000001') };

function latest(notes: readonly ClaimAttempt[]): ClaimAttempt {
  const last = notes.at(-1);
  if (!last) throw new Error('The wallet was not asked.');
  return last;
}

/** An Anvil method missing in viem's test client. */
interface Reorg {
  Method: 'anvil_reorg';
  Parameters: [depth: number, transactions: []];
  ReturnType: null;
}

async function closedWhileWaiting(): Promise<ClaimAttempt> {
  const journal = memoryJournal<ClaimAttempt>();
  const options = claimOptions(1, { journal });
  for await (const event of claim(options)) {
    if (event.type === 'asked') await fixture().client.setAutomine(false);
    if (event.type === 'sent') break;
  }
  return latest(journal.notes);
}

async function closedAtPrompt(): Promise<ClaimAttempt> {
  const journal = memoryJournal<ClaimAttempt>();
  const script = onSend(() => {
    throw rejection();
  });
  await claimed(1, { script, journal });
  return latest(journal.notes);
}

interface Circumstances {
  /** Intercepts requests to the node. */
  script?: Script;
  patience?: number;
  nodeLag?: number;
  /** True to mine the claim after a node has seen it. */
  isMined?: boolean;
}

async function resumed(attempt: ClaimAttempt, { script, isMined, ...rest }: Circumstances = {}) {
  const { rpcUrl, client } = fixture();
  const events: ClaimEvent[] = [];
  const reader = fakeWallet(rpcUrl, sponsor, script);
  for await (const event of resumeClaim({
    reader,
    from: sponsor,
    journal: memoryJournal(attempt),
    ...rest,
  })) {
    events.push(event);
    if (isMined && event.type === 'sent') await client.mine({ blocks: 1 });
  }
  await client.setAutomine(true);
  return events;
}

describe('a claim after its page was closed', () => {
  test('is followed to its block when closed while pending, with the amount paid', async () => {
    const attempt = await closedWhileWaiting();
    const before = await coinsOf(sponsor);
    const events = await resumed(attempt, { isMined: true });
    expect(claimEventNames(events)).toEqual(['found', 'asked', 'sent', 'paid', 'succeeded']);
    expect(events[0]).toEqual({ type: 'found', pools: [{ pool: attempt.pool, amount: earned }] });
    expect(events[3]).toMatchObject({ amount: earned, block: await fixture().client.getBlockNumber() });
    expect(await coinsOf(sponsor)).toBe(before + earned);
  });

  test('is paid if it was mined meanwhile, even after a time without answers from the node', async () => {
    const attempt = await closedWhileWaiting();
    await fixture().client.mine({ blocks: 1 });
    let asked = 0;
    const script: Script = (request, forward) => {
      if (++asked < 15) throw new HttpRequestError({ url: 'http://node.example' });
      return forward(request);
    };
    expect(claimEventNames(await resumed(attempt, { script, patience: 0 })).at(-1)).toBe('succeeded');
  });

  test('is not paid for a node that is older than the income, while the claim is pending', async () => {
    const { client } = fixture();
    const attempt = await closedWhileWaiting();
    await client.dropTransaction({ hash: attempt.hash ?? '0x' });
    const bonus = toFunctionSelector('getCurrentBonusEarned(address)');
    const script: Script = (request, forward) =>
      request.method === 'eth_call' && JSON.stringify(request.params).includes(bonus)
        ? toHex(0, { size: 32 })
        : forward(request);
    const events = await resumed(attempt, { script, patience: 100 });
    expect(claimEventNames(events).at(-1)).toBe('failed purchase.dropped');
  });

  test('reports the amount paid if the node gives no receipt', async () => {
    const attempt = await closedWhileWaiting();
    await fixture().client.mine({ blocks: 1 });
    const script: Script = (request, forward) =>
      request.method === 'eth_getTransactionReceipt' ? null : forward(request);
    const least = { ...attempt, amount: 1n, pools: attempt.pools.map((pool) => ({ ...pool, amount: 1n })) };
    const events = await resumed(least, { script });
    expect(events).toContainEqual(expect.objectContaining({ type: 'paid', amount: earned }));
    expect(claimEventNames(events)).toEqual(['found', 'asked', 'sent', 'paid', 'succeeded']);
  });

  test("emits nothing if the wallet's open prompt was rejected", async () => {
    expect(await resumed(await closedAtPrompt())).toEqual([]);
  });

  test('is found if the wallet sent it after the page was closed', async () => {
    const { client } = fixture();
    const attempt = await closedAtPrompt();
    await client.setAutomine(false);
    await client.sendTransaction({ account: sponsor, ...attempt.call });
    const events = await resumed(attempt, { isMined: true });
    expect(claimEventNames(events)).toEqual(['found', 'asked', 'sent', 'paid', 'succeeded']);
  });

  test('sends no second transaction when claimed again while pending', async () => {
    const { client } = fixture();
    const attempt = await closedWhileWaiting();
    const before = await coinsOf(sponsor);
    let prompts = 0;
    const options = claimOptions(1, {
      journal: memoryJournal(attempt),
      script: onSend(() => void prompts++),
    });
    const events: ClaimEvent[] = [];
    for await (const event of claim(options)) {
      events.push(event);
      if (event.type === 'sent') await client.mine({ blocks: 1 });
    }
    expect(claimEventNames(events)).toEqual(['found', 'asked', 'sent', 'paid', 'succeeded']);
    expect(prompts).toBe(0);
    expect(await coinsOf(sponsor)).toBe(before + earned);
  });

  test('is followed under its new hash after a speed-up', async () => {
    const { client } = fixture();
    const attempt = await closedWhileWaiting();
    const again = { ...attempt.call, nonce: attempt.nonce, gas: 300_000n, ...dear };
    await client.sendTransaction({ account: sponsor, ...again });
    await client.mine({ blocks: 1 });
    const events = claimEventNames(await resumed(attempt));
    expect(events.slice(-2)).toEqual(['paid', 'succeeded']);
  });

  test('is paid no more after a reorg drops it, and again in its new block', async () => {
    const { client } = fixture();
    const journal = memoryJournal<ClaimAttempt>();
    const events = await claimed(1, { journal });
    const attempt = latest(journal.notes);
    const paid = { pool: attempt.pool, wallet: sponsor, block: await client.getBlockNumber() };
    expect(events).toContainEqual({ type: 'paid', pool: paid.pool, amount: earned, block: paid.block });
    expect(await readPaid(client, paid)).toBe(earned);
    await client.request<Reorg>({ method: 'anvil_reorg', params: [1, []] });
    expect(await readPaid(client, paid)).toBe(0n);
    await client.mine({ blocks: 1 });
    await client.sendTransaction({ account: sponsor, ...attempt.call, nonce: attempt.nonce });
    const again = await resumed(attempt);
    const block = await client.getBlockNumber();
    expect(again.slice(-2)).toMatchObject([{ type: 'paid', amount: earned, block }, { type: 'succeeded' }]);
    expect(await readPaid(client, { ...paid, block })).toBe(earned);
  });

  test('fails when it was dropped or cancelled', async () => {
    const { client } = fixture();
    const attempt = await closedWhileWaiting();
    await client.dropTransaction({ hash: attempt.hash ?? '0x' });
    expect(claimEventNames(await resumed(attempt, { patience: 100 })).at(-1)).toBe('failed purchase.dropped');
    await client.sendTransaction({ account: sponsor, to: sponsor, nonce: attempt.nonce });
    expect(claimEventNames(await resumed(attempt, { nodeLag: 100 })).at(-1)).toBe(
      'failed toast.userCancelled',
    );
    expect(claimEventNames(await claimed(1)).at(-1)).toBe('succeeded');
  });
});
