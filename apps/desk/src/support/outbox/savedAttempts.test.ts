import { expect, test } from 'vitest';
import type { Attempt } from './attempt.ts';
import { nextToLeave } from './nextToLeave.ts';
import { createKeptAttempts } from './savedAttempts.ts';

const attempt = (key: string, ticketId = 'ticket-1'): Attempt => ({
  ticketId,
  number: 37,
  what: 'reply',
  text: 'It was final at noon.',
  attachments: [],
  after: 'pending',
  later: null,
  key,
  known: [],
  triedAt: null,
  reason: null,
  state: 'waiting',
});

function device(isFull = false) {
  const texts = new Map<string, string>();
  return {
    read: (place: string) => texts.get(place) ?? '',
    write: (place: string, text: string) => void (isFull || texts.set(place, text)),
  };
}

test('drops attempts that another tab has sent', () => {
  const drafts = device();
  const [one, other] = [createKeptAttempts(drafts), createKeptAttempts(drafts)];
  one.change(() => [attempt('a'), attempt('b')]);
  other.change((before) => before.filter(({ key }) => key !== 'a'));
  expect(one.read()).toEqual([attempt('b')]);
  expect(one.change((before) => [...before, attempt('c')])).toEqual([attempt('b'), attempt('c')]);
});

test('keeps attempts in memory when device storage fails', () => {
  const kept = createKeptAttempts(device(true));
  kept.change(() => [attempt('a')]);
  expect(kept.read()).toEqual([attempt('a')]);
  expect(kept.isStored('a')).toBe(false);
  kept.change(() => []);
  expect(kept.read()).toEqual([]);
});

test("blocks only the failed attempt's own ticket", () => {
  const attempts = [attempt('a'), attempt('b'), attempt('c', 'ticket-2')];
  expect(nextToLeave(attempts, new Set())?.key).toBe('a');
  expect(nextToLeave(attempts, new Set(['a']))?.key).toBe('c');
  expect(nextToLeave(attempts, new Set(['a', 'c']))).toBeUndefined();
});
