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

/** A run that the events lead to; a request comes with those that have one. */
function after(events: readonly (EventName | [EventName, string])[], journal: string | null = null): Run {
  return events.reduce<Run>((state, one) => {
    const [event, attempt] = typeof one === 'string' ? [one, undefined] : one;
    return next(state, { event, ...(attempt !== undefined && { attempt }) });
  }, begin(journal));
}

test('every state can be reached, and every state but an end can be left', () => {
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

test('no state knows an event twice', () => {
  const keys = transitions.map(([from, event]) => `${from} ${event}`);
  expect(new Set(keys).size).toBe(keys.length);
});

test('what is not listed cannot happen', () => {
  expect(() => after(['clear', 'sent'])).toThrow('Nothing leads from planning by sent.');
});

test('a wallet opens only behind a look at the chain, a plan and a note in the journal', () => {
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
])('the journal keeps of %s only what may still come', (_what, events, journal, kept) => {
  const state = after(events, journal);
  expect(isEnd(state)).toBe(true);
  expect(state.attempt).toBe(kept);
});

test('the journal is written whenever there is a new request, and emptied at an end', () => {
  const asking = after(['clear', 'planned', ['ready', 'asked']]);
  const waiting = next(asking, { event: 'sent', attempt: 'hash' });
  const confirmed = next(waiting, { event: 'confirmed' });
  const done = next(confirmed, { event: 'finished' });
  expect(journalAfter(after(['clear', 'planned']), asking)).toBe('add');
  expect(journalAfter(asking, waiting)).toBe('learn');
  expect(journalAfter(waiting, confirmed)).toBeNull();
  expect(journalAfter(confirmed, done)).toBe('forget');
});

test('a retry leaves the request before it open, and ends only its own', () => {
  const retried = after(['asked before', 'nothing', 'planned', ['ready', 'second']], 'first');
  expect(retried).toMatchObject({ attempt: 'second', open: ['first'] });
  expect(next(retried, { event: 'rejected' })).toMatchObject({ attempt: null, open: ['first'] });
  expect(next(retried, { event: 'silent' })).toMatchObject({ attempt: 'second', open: ['first'] });
});

test('a run goes back to planning once for a change of circumstances, and is its own once it asks', () => {
  expect(after(['clear']).isRetried).toBe(false);
  expect(after(['clear', 'changed']).isRetried).toBe(true);
  expect(after(['sent before'], 'hash').isEarlier).toBe(true);
  expect(after(['sent before', 'confirmed', 'planned'], 'hash').isEarlier).toBe(false);
});

test('the diagram in the documentation is the table’s', () => {
  const page = readFileSync(new URL('../../../../docs/architecture.md', import.meta.url), 'utf8');
  expect(page, 'pnpm generate:machine').toContain(diagram());
});
