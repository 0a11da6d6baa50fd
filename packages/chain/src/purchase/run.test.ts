import type { Failure } from '@upline/domain';
import { memoryJournal, rejection } from '@upline/localnet/testing';
import { createClient, custom } from 'viem';
import { expect, test } from 'vitest';
import { polygonAt } from '../polygonAt.ts';
import { PurchaseError } from '../purchaseError.ts';
import type { Attempt } from '../transaction/attempt.ts';
import { failureOf } from '../transaction/revert.ts';
import { runSimply, type SimpleRun } from './simpleRun.ts';

const pool = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const asked: Attempt = { pool, call: { to: pool, data: '0x1234' }, nonce: 7, block: 5n, hash: null };
const another: Attempt = { ...asked, nonce: 8, block: 6n };

const reader = createClient({
  chain: polygonAt('http://node.example'),
  transport: custom({ request: () => Promise.reject(new Error('No node is asked here.')) }),
});

const unused = () => Promise.reject(new Error('This state is not reached.'));

type Task = SimpleRun<Attempt, null, Failure>;

/** A run that emits only its failures; each test overrides the states that it reaches. */
function taskOf(changes: Partial<Task>): Task {
  return {
    canAsk: true,
    data: null,
    look: unused,
    plan: unused,
    prepare: unused,
    ask: unused,
    outcomeOf: unused,
    isDone: async () => false,
    resumed: () => [],
    found: () => ({ notice: { id: 'purchase.unseen' } }),
    failureOf,
    failed: (failure) => failure,
    ...changes,
  };
}

async function emittedBy(task: Task, journal = memoryJournal<Attempt>(), answerTime = 60_000) {
  const told: string[] = [];
  for await (const { notice } of runSimply(task, { reader, from: pool, journal, answerTime }))
    told.push(notice.id);
  return told;
}

test("keeps another page's newer request in the journal", async () => {
  const journal = memoryJournal(asked);
  const task = taskOf({
    async look() {
      journal.write([another], false);
      return { event: 'owned' };
    },
  });
  await emittedBy(task, journal);
  expect(journal.read()).toEqual([another]);
});

test('removes its own request even after another page has updated it', async () => {
  const journal = memoryJournal(asked);
  const task = taskOf({
    async look() {
      journal.write([{ ...asked, nonce: 9, hash: `0x${'ab'.repeat(32)}` }], false);
      return { event: 'owned' };
    },
  });
  await emittedBy(task, journal);
  expect(journal.read()).toEqual([]);
});

test('stores a request before the wallet opens, and its answer before it emits', async () => {
  const journal = memoryJournal<Attempt>();
  const order: string[] = [];
  const task = taskOf({
    look: async () => ({ event: 'clear' }),
    plan: async () => ({ event: 'planned' }),
    prepare: async () => ({ event: 'ready', attempt: asked }),
    async ask(attempt) {
      order.push(`asking with ${journal.newest() === attempt ? 'a note' : 'none'}`);
      throw new PurchaseError({ notice: { id: 'toast.wrongNetwork' } });
    },
  });
  expect(await emittedBy(task, journal)).toEqual(['toast.wrongNetwork']);
  expect(order).toEqual(['asking with a note']);
  // A wallet that fails may still have sent the transaction.
  expect(journal.read()).toEqual([asked]);
});

test.each(['look', 'plan', 'prepare'] as const)(
  'ends a run whose wallet is silent at %s, and so releases the lock',
  async (silent) => {
    const task = taskOf({
      look: async () => ({ event: 'clear' }),
      plan: async () => ({ event: 'planned' }),
      [silent]: () => new Promise(() => {}),
    });
    expect(await emittedBy(task, undefined, 20)).toEqual(['toast.transactionFailed']);
  },
);

test("keeps the earlier request and another page's after a rejected retry", async () => {
  const journal = memoryJournal(asked);
  const other = { ...asked, block: 9n };
  const task = taskOf({
    look: async () => ({ event: 'clear' }),
    plan: async () => ({ event: 'planned' }),
    prepare: async () => ({ event: 'ready', attempt: { ...asked } }),
    async ask() {
      expect(journal.read()).toEqual([asked, asked]);
      journal.write([...journal.read(), other], false);
      throw rejection();
    },
  });
  await emittedBy(task, journal);
  expect(journal.read()).toEqual([asked, other]);
});

test('stores a late answer with its own request, and a late rejection ends only that request', async () => {
  const journal = memoryJournal<Attempt>();
  type Answer = Awaited<ReturnType<Task['ask']>>;
  const answers = [Promise.withResolvers<Answer>(), Promise.withResolvers<Answer>()];
  const requests = [asked, another];
  for (const [index, attempt] of requests.entries()) {
    const task = taskOf({
      look: async () => ({ event: 'clear' }),
      plan: async () => ({ event: 'planned' }),
      prepare: async () => ({ event: 'ready', attempt }),
      ask: async () => answers[index]?.promise ?? unused(),
    });
    expect(await emittedBy(task, journal, 20)).toEqual(['purchase.unseen']);
  }
  expect(journal.read()).toEqual(requests);
  const sent = { ...asked, hash: `0x${'ab'.repeat(32)}` } as const;
  answers[0]?.resolve({ event: 'sent', attempt: sent });
  answers[1]?.reject(rejection());
  await expect.poll(() => journal.read()).toEqual([sent]);
});

test('waits without limit for a silent node when it resumes without a wallet', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const task = taskOf({
    canAsk: false,
    async look() {
      await promise;
      return { event: 'owned', emits: [{ notice: { id: 'purchase.dropped' } }] };
    },
  });
  const told = emittedBy(task, memoryJournal(asked), 20);
  setTimeout(resolve, 100);
  expect(await told).toEqual(['purchase.dropped']);
});
