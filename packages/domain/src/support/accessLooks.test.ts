import { expect, test } from 'vitest';
import { foldLooks } from './accessLooks.ts';
import type { AuditAct } from './audit.ts';

const noor = { walletId: '0xnoor' };
const ines = { walletId: '0xines' };

/** An entry `minute` minutes after the first one. */
const entry = (minute: number, act: AuditAct, ticket: string | null, staff = noor) => ({
  at: new Date(minute * 60_000).toISOString(),
  act,
  staff,
  ticket: ticket === null ? null : { id: ticket },
});

/** Folds entries, oldest first. */
const folded = (...entries: ReturnType<typeof entry>[]) =>
  foldLooks(entries.toReversed()).map(({ acts, ticket, entries: { length } }) => [
    acts.join(),
    ticket?.id ?? null,
    length,
  ]);

test('folds the reads of one ticket by one staff member within minutes', () => {
  expect(
    folded(
      entry(0, 'listed', 'a'),
      entry(1, 'timeline', 'a'),
      entry(1, 'read', 'a'),
      entry(1, 'history', null),
      entry(1, 'profile', null),
      entry(9, 'read', 'a'),
    ),
  ).toEqual([['read,profile,history,timeline,listed', 'a', 6]]);
});

test('starts a new line for another ticket, another staff member or a later read', () => {
  expect(
    folded(entry(0, 'read', 'a'), entry(1, 'read', 'b'), entry(2, 'read', 'b', ines), entry(13, 'read', 'b')),
  ).toEqual([
    ['read', 'b', 1],
    ['read', 'b', 1],
    ['read', 'b', 1],
    ['read', 'a', 1],
  ]);
});

test('a change has a separate line and ends the earlier reads', () => {
  expect(folded(entry(0, 'read', 'a'), entry(1, 'reply', 'a'), entry(2, 'read', 'a'))).toEqual([
    ['read', 'a', 1],
    ['reply', 'a', 1],
    ['read', 'a', 1],
  ]);
});

test('a line carries its newest entry', () => {
  const [line] = foldLooks([entry(1, 'profile', null), entry(0, 'read', 'a')]);
  expect(line?.newest).toEqual(entry(1, 'profile', null));
});
