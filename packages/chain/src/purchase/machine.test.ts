import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { begin, diagram, type EventName, isEnd, next, type State, states, transitions } from './machine.ts';

type Run = State<string>;

/** Folds events into a run's state; some carry a request. */
function after(events: readonly (EventName | [EventName, string])[], journal: string | null = null): Run {
  return events.reduce<Run>((state, one) => {
    const [event, attempt] = typeof one === 'string' ? [one, undefined] : one;
    return next(state, { event, ...(attempt !== undefined && { attempt }) });
  }, begin(journal));
}

test('reaches every state, and leaves every state but the final ones', () => {
  const reached = new Set<string>(['looking']);
  for (let before = -1; before !== reached.size; ) {
    before = reached.size;
    for (const [from, , to] of transitions) if (reached.has(from)) reached.add(to);
  }
  expect([...reached].sort()).toEqual(Object.keys(states).sort());
  for (const name of Object.keys(states) as Run['name'][]) {
    expect(
      transitions.some(([from]) => from === name),
      name,
    ).toBe(!isEnd({ name }));
  }
});

test('has one transition per state and event', () => {
  const keys = transitions.map(([from, event]) => `${from} ${event}`);
  expect(new Set(keys).size).toBe(keys.length);
});

test('throws at an event without a transition', () => {
  expect(() => after(['clear', 'sent'])).toThrow('Nothing leads from planning by sent.');
});

test('opens the wallet only after a look at the chain, a plan and a journal entry', () => {
  const opening = transitions.filter(([, , to]) => to === 'asking');
  expect(opening).toEqual([['preparing', 'ready', 'asking', 'added']]);
  const preparing = transitions.filter(([, , to]) => to === 'preparing').map(([from]) => from);
  expect(preparing).toEqual(['planning']);
});

test('replans once for changed circumstances, and is no longer an earlier run once it asks', () => {
  expect(after(['clear']).isRetried).toBe(false);
  expect(after(['clear', 'changed']).isRetried).toBe(true);
  expect(after(['sent before'], 'hash').isEarlier).toBe(true);
  expect(after(['sent before', 'confirmed', 'planned'], 'hash').isEarlier).toBe(false);
});

test('is drawn in docs/architecture.md', () => {
  const page = readFileSync(new URL('../../../../docs/architecture.md', import.meta.url), 'utf8');
  expect(page, 'pnpm generate:machine').toContain(diagram());
});
