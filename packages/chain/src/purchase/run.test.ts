import type { Failure } from '@upline/domain';
import { memoryJournal, rejection } from '@upline/localnet/testing';
import { createClient, custom } from 'viem';
import { expect, test } from 'vitest';
import { polygonAt } from '../polygonAt.ts';
import { Refusal } from '../refusal.ts';
import type { Attempt } from '../transaction/attempt.ts';
import { failureOf } from '../transaction/revert.ts';
import { run, type Task } from './run.ts';

const pool = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const asked: Attempt = { pool, call: { to: pool, data: '0x1234' }, nonce: 7, block: 5n, hash: null };
const another: Attempt = { ...asked, nonce: 8, block: 6n };

const reader = createClient({
  chain: polygonAt('http://node.example'),
  transport: custom({ request: () => Promise.reject(new Error('No node is asked here.')) }),
});

const unused = () => Promise.reject(new Error('This state is not reached.'));

/** A task that emits nothing but why it stops; each test says what it does in the states that it reaches. */
function taskOf(changes: Partial<Task<Attempt, Failure>>): Task<Attempt, Failure> {
  return {
    canAsk: true,
    look: unused,
    plan: unused,
    prepare: unused,
    ask: unused,
    outcomeOf: unused,
    isDone: async () => false,
    resumed: () => [],
    found: () => ({ notice: { id: 'purchase.unseen' } }),
    meaningOf: async () => null,
    failureOf,
    failed: (failure) => failure,
    ...changes,
  };
}

async function emittedBy(
  task: Task<Attempt, Failure>,
  journal = memoryJournal<Attempt>(),
  answerTime = 60_000,
) {
  const told: string[] = [];
  for await (const { notice } of run(task, { reader, from: pool, journal, answerTime })) told.push(notice.id);
  return told;
}

test('what another page has asked for since stays in the journal, whatever became of this', async () => {
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

test('what is learnt of a request is its own, also where another page has learnt it first', async () => {
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

test('the journal knows of a request before the wallet opens, and of its answer before anybody is told', async () => {
  const journal = memoryJournal<Attempt>();
  const order: string[] = [];
  const task = taskOf({
    look: async () => ({ event: 'clear' }),
    plan: async () => ({ event: 'planned' }),
    prepare: async () => ({ event: 'ready', attempt: asked }),
    async ask(attempt) {
      order.push(`asking with ${journal.newest() === attempt ? 'a note' : 'none'}`);
      throw new Refusal({ notice: { id: 'toast.wrongNetwork' } });
    },
  });
  expect(await emittedBy(task, journal)).toEqual(['toast.wrongNetwork']);
  expect(order).toEqual(['asking with a note']);
  // A wallet that fails may have sent it all the same.
  expect(journal.read()).toEqual([asked]);
});

test.each(['look', 'plan', 'prepare'] as const)(
  'a wallet that is silent at %s ends the run, which gives its lock back',
  async (silent) => {
    const task = taskOf({
      look: async () => ({ event: 'clear' }),
      plan: async () => ({ event: 'planned' }),
      [silent]: () => new Promise(() => {}),
    });
    expect(await emittedBy(task, undefined, 20)).toEqual(['toast.transactionFailed']);
  },
);

test.each(['a consumer that ends', 'the time limit'])('%s closes what is being done', async (end) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  let isClosed = false;
  const task = taskOf({
    async *look() {
      try {
        if (end === 'the time limit') await promise;
        yield { notice: { id: 'purchase.dropped' } };
        return { event: 'clear' };
      } finally {
        isClosed = true;
      }
    },
  });
  for await (const _ of run(task, { reader, from: pool, journal: memoryJournal<Attempt>(), answerTime: 20 }))
    break;
  resolve();
  await expect.poll(() => isClosed).toBe(true);
});

test('a retry that is rejected leaves the request before it, and what another page wrote', async () => {
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

test('a late answer to a request is written to that one, and a late no ends it alone', async () => {
  const journal = memoryJournal<Attempt>();
  type Answer = Awaited<ReturnType<Task<Attempt, Failure>['ask']>>;
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

test('a page that resumes without a wallet waits for a silent node as long as it takes', async () => {
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
