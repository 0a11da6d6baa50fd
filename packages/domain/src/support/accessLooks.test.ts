import { expect, test } from 'vitest';
import { foldLooks } from './accessLooks.ts';
import type { AuditAct } from './audit.ts';

const noor = { walletId: '0xnoor' };
const ines = { walletId: '0xines' };

/** An entry so many minutes after the first one. */
const entry = (minute: number, act: AuditAct, ticket: string | null, staff = noor) => ({
  at: new Date(minute * 60_000).toISOString(),
  act,
  staff,
  ticket: ticket === null ? null : { id: ticket },
});

/** Folds entries that are given oldest first. */
const folded = (...entries: ReturnType<typeof entry>[]) =>
  foldLooks(entries.toReversed()).map(({ acts, ticket, entries: { length } }) => [
    acts.join(),
    ticket?.id ?? null,
    length,
  ]);

test('the looks of one of the staff at one ticket within minutes are one line', () => {
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

test('another ticket, another of the staff and a later look are lines of their own', () => {
  expect(
    folded(entry(0, 'read', 'a'), entry(1, 'read', 'b'), entry(2, 'read', 'b', ines), entry(13, 'read', 'b')),
  ).toEqual([
    ['read', 'b', 1],
    ['read', 'b', 1],
    ['read', 'b', 1],
    ['read', 'a', 1],
  ]);
});

test('what was changed is a line of its own, and ends the look before it', () => {
  expect(folded(entry(0, 'read', 'a'), entry(1, 'reply', 'a'), entry(2, 'read', 'a'))).toEqual([
    ['read', 'a', 1],
    ['reply', 'a', 1],
    ['read', 'a', 1],
  ]);
});

test('a line has the newest of its entries', () => {
  const [line] = foldLooks([entry(1, 'profile', null), entry(0, 'read', 'a')]);
  expect(line?.newest).toEqual(entry(1, 'profile', null));
});
