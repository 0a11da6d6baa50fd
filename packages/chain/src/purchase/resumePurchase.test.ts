import { fromDecimal, type PurchaseEvent, type PurchaseStep } from '@upline/domain';
import {
  batchWallet,
  buyer,
  buyerFixture,
  fakeWallet,
  memoryJournal,
  onSend,
  rejection,
  root,
  type Script,
  stranger,
  told,
} from '@upline/localnet/testing';
import { erc20Abi, HttpRequestError, parseEther } from 'viem';
import { beforeEach, describe, expect, test } from 'vitest';
import type { PurchaseAttempt } from '../transaction/attempt.ts';
import { purchase, type ResumeOptions, resumePurchase } from './purchase.ts';

const { fixture, optionsFor, buy, owned, enroll, coins } = buyerFixture();

const dear = { maxFeePerGas: parseEther('0.00001'), maxPriorityFeePerGas: parseEther('0.000001') };

beforeEach(() => enroll(buyer, root));

/** Closes the page after a step's transaction was sent. @returns The last journal entry. */
async function closedWhileWaiting(step: PurchaseStep): Promise<PurchaseAttempt> {
  const journal = memoryJournal<PurchaseAttempt>();
  for await (const event of purchase(optionsFor(1, { journal }))) {
    if (!('step' in event) || event.step !== step) continue;
    if (event.type === 'sent') break;
    await fixture().client.setAutomine(false);
  }
  return latest(journal.notes);
}

function latest(notes: readonly PurchaseAttempt[]): PurchaseAttempt {
  const last = notes.at(-1);
  if (!last) throw new Error('The wallet was not asked.');
  return last;
}

/** Closes the page at the nth prompt, counted from 0. */
async function closedAtPrompt(nth: number): Promise<PurchaseAttempt> {
  const journal = memoryJournal<PurchaseAttempt>();
  const script = onSend((prompt) => {
    if (prompt === nth) throw rejection();
  });
  await buy(1, { script, journal });
  return latest(journal.notes);
}

interface Circumstances extends Partial<ResumeOptions> {
  /** Actions to perform after each event, in order. */
  acts?: (() => unknown)[];
  /** Intercepts requests to the node. */
  script?: Script;
}

async function resumed(attempt: PurchaseAttempt, { script, ...changes }: Circumstances = {}) {
  const { rpcUrl, client, deployment } = fixture();
  const events: PurchaseEvent[] = [];
  const journal = memoryJournal(attempt);
  const options = {
    reader: fakeWallet(rpcUrl, buyer, script),
    registry: deployment.registry,
    buyer,
    position: 1 as const,
    journal,
    ...changes,
  };
  for await (const event of resumePurchase(options)) {
    events.push(event);
    await changes.acts?.shift()?.();
  }
  await client.setAutomine(true);
  return { events, notes: journal.notes, left: journal.newest(), told: told(events) };
}

const mine = () => fixture().client.mine({ blocks: 1 });
const investing = ['resumed confirm', 'sent invest'];

/** Mines a block after `count` events. */
const mineAfter = (count: number) => [...Array.from({ length: count - 1 }, () => () => {}), mine];

describe('a purchase after its page was closed', () => {
  test('is found and followed if the wallet sent it later', async () => {
    const { client } = fixture();
    const attempt = await closedAtPrompt(1);
    await client.setAutomine(false);
    const hash = await client.sendTransaction({ account: buyer, ...attempt.call });
    const { told: lines, notes } = await resumed(attempt, { acts: mineAfter(2) });
    expect(lines).toEqual([...investing, 'succeeded']);
    expect(notes.at(-1)).toMatchObject({ hash, nonce: attempt.nonce });
    expect(await owned(buyer)).toEqual([1]);
  });

  test('is followed when closed during the approval; buying continues after it', async () => {
    const attempt = await closedWhileWaiting('approve');
    const { told: lines } = await resumed(attempt, { acts: mineAfter(2) });
    expect(lines).toEqual(['resumed approve', 'sent approve']);
    const again = told(await buy(1, { journal: memoryJournal(attempt) }));
    expect(again.filter((line) => line.startsWith('sent'))).toEqual(['sent approve', 'sent invest']);
    expect(again).toContain('skipped approve');
    expect(await coins()).toBe(fromDecimal('950'));
  });

  test('is followed to its block when closed during the investment, and pays once', async () => {
    const attempt = await closedWhileWaiting('invest');
    const { told: lines, events } = await resumed(attempt, { acts: mineAfter(2) });
    expect(lines).toEqual([...investing, 'succeeded']);
    expect(events.at(-1)).toMatchObject({ transaction: attempt.hash });
    expect(await coins()).toBe(fromDecimal('950'));
  });

  test('is bought once its transaction is mined meanwhile', async () => {
    const attempt = await closedWhileWaiting('invest');
    await mine();
    const { events } = await resumed(attempt);
    const block = await fixture().client.getBlockNumber();
    expect(events).toEqual([{ type: 'succeeded', transaction: attempt.hash, block }]);
  });

  test("names the paying transaction if it differs from the wallet's hash", async () => {
    const attempt = await closedWhileWaiting('invest');
    await mine();
    const { events } = await resumed({ ...attempt, hash: `0x${'ee'.repeat(32)}` });
    expect(events.at(-1)).toMatchObject({ type: 'succeeded', transaction: attempt.hash });
  });

  test('names no transaction if the node returns no logs', async () => {
    const attempt = await closedWhileWaiting('invest');
    await mine();
    const script: Script = (request, forward) => {
      if (request.method === 'eth_getLogs') throw new Error('No logs.');
      return forward(request);
    };
    const { events } = await resumed({ ...attempt, hash: null }, { script });
    expect(events.at(-1)).toMatchObject({ type: 'succeeded', transaction: null });
    expect(events.at(-1)).not.toHaveProperty('wasOwned');
  });

  test('is followed under its new hash after a speed-up', async () => {
    const { client } = fixture();
    const attempt = await closedWhileWaiting('invest');
    const { nonce, call } = attempt;
    await client.sendTransaction({ account: buyer, ...call, nonce, gas: 400_000n, ...dear });
    const { told: lines, notes } = await resumed(attempt, { acts: mineAfter(3) });
    expect(lines).toEqual([...investing, 'replaced invest', 'succeeded']);
    expect(notes.at(-1)?.hash).not.toBe(attempt.hash);
  });

  test('reports a cancellation in the wallet and pays nothing', async () => {
    const { client } = fixture();
    const attempt = await closedWhileWaiting('invest');
    await client.sendTransaction({ account: buyer, to: buyer, nonce: attempt.nonce, gas: 21_000n, ...dear });
    await mine();
    const nodeLag = 100;
    expect((await resumed(attempt, { nodeLag })).told.at(-1)).toBe('failed toast.userCancelled');
    expect(await coins()).toBe(fromDecimal('1000'));
    expect(told(await buy(1, { journal: memoryJournal(attempt), nodeLag })).at(-1)).toBe('succeeded');
  });

  test('reports a lost transaction and can be bought again', async () => {
    const { client } = fixture();
    const attempt = await closedWhileWaiting('invest');
    await client.dropTransaction({ hash: attempt.hash ?? '0x' });
    expect((await resumed(attempt, { patience: 100 })).told.at(-1)).toBe('failed purchase.dropped');
    expect(await coins()).toBe(fromDecimal('1000'));
    const again = told(await buy(1, { journal: memoryJournal(attempt), patience: 100 }));
    expect(again.at(-1)).toBe('succeeded');
    expect(await coins()).toBe(fromDecimal('950'));
  });

  test('reports the reason of a revert', async () => {
    const { client, deployment } = fixture();
    const attempt = await closedWhileWaiting('invest');
    // An earlier transaction transfers the coins away.
    await client.dropTransaction({ hash: attempt.hash ?? '0x' });
    const take = { abi: erc20Abi, functionName: 'transfer', address: deployment.stableCoin } as const;
    await client.writeContract({
      account: buyer,
      ...take,
      args: [stranger, await coins()],
      nonce: attempt.nonce,
    });
    await mine();
    const hash = await client.sendTransaction({ account: buyer, ...attempt.call, gas: 500_000n });
    await mine();
    const nonce = attempt.nonce + 1;
    const { events } = await resumed({ ...attempt, hash, nonce });
    const ended = events.at(-1);
    expect(ended?.type === 'failed' && ended.failure.explanation?.id).toBe(
      'contract.NotEnoughAllowanceOrBalance',
    );
  });

  test('is bought if it reverted because another transaction bought the level', async () => {
    const { client } = fixture();
    const attempt = await closedWhileWaiting('invest');
    const hash = await client.sendTransaction({ account: buyer, ...attempt.call, gas: 500_000n });
    const late = { ...attempt, hash, nonce: attempt.nonce + 1 };
    const { told: lines, events } = await resumed(late, { acts: mineAfter(2) });
    expect(lines).toEqual([...investing, 'succeeded']);
    expect(events.at(-1)).toMatchObject({ transaction: null, wasOwned: true });
    expect(await coins()).toBe(fromDecimal('950'));
  });

  test('is followed while the node is silent', async () => {
    const attempt = await closedWhileWaiting('invest');
    await mine();
    let asked = 0;
    const script: Script = (request, forward) => {
      if (++asked < 30) throw new HttpRequestError({ url: 'http://node.example' });
      return forward(request);
    };
    expect((await resumed(attempt, { script, patience: 0 })).told).toEqual(['succeeded']);
  });

  test('continues without an end after the node was silent in between', async () => {
    const attempt = await closedWhileWaiting('invest');
    let isDown = false;
    let refused = 0;
    const script: Script = async (request, forward) => {
      if (isDown && ++refused < 40) throw new HttpRequestError({ url: 'http://node.example' });
      if (refused === 40) await mine();
      return forward(request);
    };
    const { told: lines } = await resumed(attempt, {
      script,
      patience: 0,
      acts: [
        () => {
          isDown = true;
        },
      ],
    });
    expect(lines).toEqual([...investing, 'succeeded']);
  });

  test('emits nothing for a pool missing in the registry', async () => {
    const attempt = await closedWhileWaiting('invest');
    expect((await resumed({ ...attempt, pool: stranger })).events).toEqual([]);
  });
});

describe('a batch after its page was closed', () => {
  const batch = async (): Promise<PurchaseAttempt> => {
    const attempt = await closedAtPrompt(0);
    return { ...attempt, step: 'invest', way: 'batch', callsId: '0x01' };
  };

  test('is bought once the chain shows it, without a wallet', async () => {
    const attempt = await batch();
    const { told: lines } = await resumed(attempt, {
      acts: [() => buy(1)],
    });
    expect(lines).toEqual(['resumed confirm', 'sent invest', 'succeeded']);
  });

  test('is lost only after the wallet reports an unknown batch', async () => {
    let asked = 0;
    const batchStatus = async () => {
      if (++asked <= 20) return null;
      throw new Error('Unknown bundle id.');
    };
    const { told: lines } = await resumed(await batch(), { patience: 0, batchStatus });
    expect(lines.at(-1)).toBe('failed purchase.dropped');
    expect(asked).toBeGreaterThan(20);
  });

  const reverted = (receipts: { blockNumber: bigint }[] = []) =>
    ({ status: 'failure', statusCode: 500, receipts }) as never;

  test('fails if the wallet reports a revert', async () => {
    const { told: lines } = await resumed(await batch(), { batchStatus: async () => reverted() });
    expect(lines.at(-1)).toBe('failed toast.revertUndecoded');
  });

  test('reports the reason of a revert from the state of its block', async () => {
    const { client, deployment } = fixture();
    const journal = memoryJournal<PurchaseAttempt>();
    const wallet = batchWallet(client, () => {
      throw rejection();
    });
    await buy(1, { script: wallet.script, ways: ['batch'], journal });
    const attempt = { ...latest(journal.notes), callsId: '0x01' };
    const give = { abi: erc20Abi, functionName: 'transfer', address: deployment.stableCoin } as const;
    const all = await coins();
    const taken = await client.writeContractSync({ account: buyer, ...give, args: [stranger, all] });
    // The coins are back later, so the newest state would show no reason.
    await client.writeContractSync({ account: stranger, ...give, args: [buyer, all] });
    const { events } = await resumed(attempt, { batchStatus: async () => reverted([taken]) });
    const ended = events.at(-1);
    expect(ended?.type === 'failed' && ended.failure.explanation?.id).toBe(
      'contract.NotEnoughAllowanceOrBalance',
    );
  });
});

test('emits nothing after the page aborts', async () => {
  const attempt = await closedWhileWaiting('invest');
  const abortion = new AbortController();
  const looking = resumed(attempt, {
    signal: abortion.signal,
    acts: [() => abortion.abort(new Error('Gone.'))],
  });
  await expect(looking).rejects.toThrow('Gone.');
});
