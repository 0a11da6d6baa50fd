import { pino } from 'pino';
import { expect, test } from 'vitest';
import type { ChainNode } from '../chain/nodes.ts';
import { createFollower } from './follow.ts';
import { NewerRulesError } from './ledgerErrors.ts';

const nodes = ['a', 'b'].map((name) => ({ name }) as ChainNode);
const hour = 3_600_000;

interface Scene {
  /** Results of successive attempts to get the lock; the last is repeated. */
  held?: boolean[];
  /** Results of successive steps; the last is repeated. */
  steps?: (() => { outcome: 'idle' | 'advanced'; hasMore?: boolean })[];
  waits?: number;
  pollInterval?: number;
}

/** Follows until `count` events have happened. @returns The events. */
async function follow(
  count: number,
  { held = [true], steps = [], waits = hour, pollInterval = hour }: Scene,
  node = { at: 0 },
) {
  const happened: string[] = [];
  let turn = 0;
  const follower = createFollower({
    lock: {
      isHeld: () => true,
      hold: async () => (held.length > 1 ? held.shift() : held[0]) ?? false,
      release: async () => void happened.push('release'),
    },
    log: pino({ level: 'silent' }),
    choice: { current: () => nodes[node.at] as ChainNode, isLeft: () => false },
    async step() {
      happened.push('step');
      const taken = (steps[turn] ?? steps.at(-1))?.();
      turn += 1;
      return { hasMore: false, outcome: 'idle', ...taken };
    },
    standBy: async () => void happened.push('stand by'),
    waitAfter: () => waits,
    pollInterval,
    patience: hour,
  });
  follower.start();
  await expect.poll(() => happened.length).toBeGreaterThanOrEqual(count);
  await follower.stop();
  return happened;
}

const fails = (error: Error) => () => {
  throw error;
};

test('continues at once while there is more to read, and waits when idle', async () => {
  const steps = [
    () => ({ outcome: 'advanced' as const }),
    () => ({ outcome: 'idle' as const, hasMore: true }),
    () => ({ outcome: 'idle' as const }),
  ];
  expect(await follow(3, { steps })).toEqual(['step', 'step', 'step', 'release']);
});

test('stands by without the lock and follows once the lock is free', async () => {
  const idle = () => ({ outcome: 'idle' as const });
  const happened = await follow(3, { held: [false, false, true], steps: [idle], pollInterval: 1 });
  expect(happened.slice(0, 3)).toEqual(['stand by', 'stand by', 'step']);
});

test('tries another node at once and the same node after the wait', async () => {
  const node = { at: 0 };
  const leaves = () => {
    node.at = 1;
    throw new Error('refused');
  };
  const again = fails(new Error('refused'));
  expect(await follow(2, { steps: [leaves, again] }, node)).toEqual(['step', 'step', 'release']);
});

test('releases the lock if a newer release derived the ledger', async () => {
  const happened = await follow(2, { steps: [fails(new NewerRulesError(7, 6))], waits: 0 });
  expect(happened).toEqual(['step', 'release', 'release']);
});
