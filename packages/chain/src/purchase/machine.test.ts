import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  begin,
  diagram,
  type EventName,
  isEnd,
  journalAfter,
  next,
  type State,
  states,
  transitions,
} from './machine.ts';

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

test.each<[string, readonly (EventName | [EventName, string])[], string | null, string | null]>([
  ['a level that is bought', ['owned'], 'before', null],
  ['a wallet that did not answer', ['clear', 'planned', ['ready', 'asked'], 'silent'], null, 'asked'],
  ['a wallet that broke', ['clear', 'planned', ['ready', 'asked'], 'stopped'], null, 'asked'],
  ['an owner who said no', ['clear', 'planned', ['ready', 'asked'], 'rejected'], null, null],
  ['what was reverted', ['clear', 'planned', ['ready', 'asked'], ['sent', 'hash'], 'stopped'], null, null],
  ['what others have yet to sign', ['sent before', ['unseen', 'open']], 'hash', 'open'],
  ['a page that closed before anybody signed', ['asked before', 'nothing', 'no wallet'], 'asked', 'asked'],
  [
    'a page that closed after its owner signed',
    ['asked before', ['found', 'hash'], 'finished'],
    'asked',
    null,
  ],
  ['an approval that was mined meanwhile', ['sent before', 'confirmed', 'no wallet'], 'hash', null],
  ['a purchase that cannot begin', ['stopped'], 'hash', 'hash'],
  [
    'an unanswered prompt of before, and a plan that fails',
    ['asked before', 'nothing', 'stopped'],
    'asked',
    'asked',
  ],
])('after %s the journal has only requests that may still be sent', (_what, events, journal, kept) => {
  const state = after(events, journal);
  expect(isEnd(state)).toBe(true);
  expect(state.attempt).toBe(kept);
});

test('writes each new request to the journal and clears it at the end', () => {
  const asking = after(['clear', 'planned', ['ready', 'asked']]);
  const waiting = next(asking, { event: 'sent', attempt: 'hash' });
  const confirmed = next(waiting, { event: 'confirmed' });
  const done = next(confirmed, { event: 'finished' });
  expect(journalAfter(after(['clear', 'planned']), asking)).toBe('add');
  expect(journalAfter(asking, waiting)).toBe('learn');
  expect(journalAfter(waiting, confirmed)).toBeNull();
  expect(journalAfter(confirmed, done)).toBe('forget');
});

test('keeps an earlier request open on a retry and ends only its own', () => {
  const retried = after(['asked before', 'nothing', 'planned', ['ready', 'second']], 'first');
  expect(retried).toMatchObject({ attempt: 'second', open: ['first'] });
  expect(next(retried, { event: 'rejected' })).toMatchObject({ attempt: null, open: ['first'] });
  expect(next(retried, { event: 'silent' })).toMatchObject({ attempt: 'second', open: ['first'] });
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
