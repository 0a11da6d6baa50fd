import { describe, expect, test } from 'vitest';
import { advancePurchase, currentStep, type PurchaseEvent, shownSteps, startPurchase } from './purchase.ts';

const failure = { notice: { id: 'toast.userCancelled' } } as const;

const follow = (...events: PurchaseEvent[]) => events.reduce(advancePurchase, startPurchase(4));

test('starts with every step waiting', () => {
  expect(new Set(Object.values(startPurchase(1).steps))).toEqual(new Set(['waiting']));
  expect(currentStep(startPurchase(1))).toBeNull();
});

test('a step ends when the next begins, and skipped steps are not counted', () => {
  const state = follow(
    { type: 'step', step: 'network' },
    { type: 'step', step: 'balance' },
    { type: 'step', step: 'allowance' },
    { type: 'skipped', step: 'enroll' },
    { type: 'step', step: 'approve' },
  );
  expect(state.steps).toMatchObject({ allowance: 'done', enroll: 'skipped', approve: 'current' });
  expect(currentStep(state)).toEqual({ step: 'approve', number: 2, total: 4 });
});

test('the announced prompts fix the number of steps from start to end', () => {
  const start = startPurchase(4, false, { way: 'sequential', prompts: ['approve', 'invest'] });
  const events: PurchaseEvent[] = [
    { type: 'step', step: 'network' },
    { type: 'step', step: 'balance' },
    { type: 'step', step: 'allowance' },
    { type: 'skipped', step: 'enroll' },
    { type: 'step', step: 'approve' },
    { type: 'step', step: 'invest' },
    { type: 'step', step: 'confirm' },
  ];
  const counts = events.map(
    (_, index) => shownSteps(events.slice(0, index + 1).reduce(advancePurchase, start)).length,
  );
  expect(new Set([shownSteps(start).length, ...counts])).toEqual(new Set([4]));
});

test('a confirmed purchase keeps its transaction and block', () => {
  const state = follow(
    { type: 'step', step: 'invest' },
    { type: 'sent', step: 'invest', transaction: '0x01' },
    { type: 'step', step: 'confirm' },
    { type: 'succeeded', transaction: '0x02', block: 7n },
  );
  expect(state).toMatchObject({ status: 'succeeded', transaction: '0x02', block: 7n });
  expect(state.steps.confirm).toBe('done');
});

test('shows no transaction if the chain does not tell which one paid', () => {
  const state = follow(
    { type: 'sent', step: 'approve', transaction: '0x01' },
    { type: 'succeeded', transaction: null, block: 7n },
  );
  expect(state).toMatchObject({ status: 'succeeded', transaction: null, block: 7n });
});

test('marks no unfinished step as done if the level was owned before', () => {
  const state = follow(
    { type: 'step', step: 'approve' },
    { type: 'sent', step: 'approve', transaction: '0x01' },
    { type: 'step', step: 'invest' },
    { type: 'succeeded', transaction: null, block: 7n, wasOwned: true },
  );
  expect(state).toMatchObject({ status: 'succeeded', transaction: null, wasOwned: true });
  expect(state.steps).toMatchObject({ approve: 'done', invest: null, confirm: null });
});

test('waits for the confirmation again after going back to invest', () => {
  const state = follow(
    { type: 'skipped', step: 'enroll' },
    { type: 'step', step: 'invest' },
    { type: 'step', step: 'confirm' },
    { type: 'step', step: 'invest' },
  );
  expect(state.steps).toMatchObject({ enroll: 'skipped', invest: 'current', confirm: 'waiting' });
});

test('a failed purchase marks the failed step and ignores later events', () => {
  const failed = follow({ type: 'step', step: 'approve' }, { type: 'failed', failure });
  expect(failed).toMatchObject({
    status: 'failed',
    failure,
    steps: { approve: 'failed', invest: 'waiting' },
  });
  expect(advancePurchase(failed, { type: 'step', step: 'invest' })).toBe(failed);
});

test('uses the new hash and keeps the purchase method after a replacement', () => {
  const state = follow(
    { type: 'way', way: 'permit' },
    { type: 'step', step: 'invest' },
    { type: 'sent', step: 'invest', transaction: '0x1' },
    { type: 'replaced', step: 'invest', transaction: '0x2' },
  );
  expect(state).toMatchObject({ way: 'permit', isResumed: false, transaction: '0x2', status: 'running' });
  expect(startPurchase(1, true).isResumed).toBe(true);
  expect(state.isReplaced).toBe(true);
  expect(advancePurchase(state, { type: 'sent', step: 'invest', transaction: '0x3' }).isReplaced).toBe(false);
});

describe('a purchase that is resumed', () => {
  test('marks the steps before the current one as done and counts those of the earlier page', () => {
    const event = {
      type: 'resumed',
      way: 'permit',
      step: 'confirm',
      prompts: ['approve', 'invest'],
    } as const;
    const state = follow(event);
    expect(state).toMatchObject({ way: 'permit', status: 'running' });
    expect(state.steps).toEqual({
      network: 'done',
      balance: 'done',
      allowance: 'done',
      enroll: 'skipped',
      approve: 'done',
      invest: 'done',
      confirm: 'current',
    });
    expect(currentStep(state)).toEqual({ step: 'confirm', number: 4, total: 4 });
  });

  test('lists the remaining steps after the current one', () => {
    const state = follow({
      type: 'resumed',
      way: 'sequential',
      step: 'enroll',
      prompts: ['enroll', 'invest'],
    });
    expect(state.steps).toMatchObject({ allowance: 'done', enroll: 'current', approve: 'waiting' });
    expect(currentStep(state)).toEqual({ step: 'enroll', number: 2, total: 5 });
  });

  test('omits the steps whose prompts are unknown', () => {
    const state = follow({ type: 'resumed', way: 'sequential', step: 'invest', prompts: null });
    expect(state.steps).toMatchObject({ enroll: null, approve: null, invest: 'current', confirm: 'waiting' });
    expect(currentStep(state)).toEqual({ step: 'invest', number: 2, total: 3 });
  });

  test('can be resumed twice and can return to the checks', () => {
    const event = { type: 'resumed', way: 'sequential', step: 'approve', prompts: null } as const;
    expect(follow(event, event)).toEqual(follow(event));
    const state = follow(event, { type: 'step', step: 'balance' });
    expect(state.steps).toMatchObject({ network: 'done', balance: 'current', enroll: 'waiting' });
  });
});

test('no step of a bought level is waiting', () => {
  const state = follow(
    { type: 'step', step: 'network' },
    { type: 'succeeded', transaction: null, block: 7n },
  );
  expect(state.steps).toMatchObject({ network: 'done', balance: null, invest: null, confirm: 'done' });
});
