import { expect, test } from 'vitest';
import { mergedSnooze, withReturns } from './snooze.ts';

const step = (at: string, what: string, until?: string) => ({
  at,
  what,
  messageId: what,
  changes: until === undefined ? [] : [{ field: 'snoozedUntil', after: until === '' ? [] : [until] }],
});

const now = new Date('2026-11-21T12:00:00.000Z');
const at = (hour: string) => `2026-11-21T${hour}:00.000Z`;
const told = (...steps: ReturnType<typeof step>[]) =>
  withReturns(steps, now).map((one) => `${one.at.slice(11, 16)} ${one.what}`);

test('adds the return of an expired snooze at its time, before later steps', () => {
  expect(
    told(
      step(at('08:00'), 'opened'),
      step(at('09:00'), 'changed', at('10:00')),
      step(at('11:00'), 'replied'),
    ),
  ).toEqual(['08:00 opened', '09:00 changed', '10:00 returned', '11:00 replied']);
});

test.each([
  ['the member wrote earlier', [step(at('09:00'), 'changed', at('11:00')), step(at('10:00'), 'wrote')]],
  ['the ticket was closed earlier', [step(at('09:00'), 'changed', at('11:00')), step(at('10:00'), 'closed')]],
  ['the snooze was ended', [step(at('09:00'), 'changed', at('11:00')), step(at('10:00'), 'changed', '')]],
  ['the snooze has not expired', [step(at('09:00'), 'changed', at('13:00'))]],
] as const)('adds no return when %s', (_, steps) => {
  expect(withReturns(steps, now)).toEqual(steps);
});

const until = (hour: string) => new Date(at(hour));
const ticket = (status: 'open' | 'pending' | 'closed', snoozedUntil: Date | null = null) => ({
  status,
  snoozedUntil,
});

test.each([
  ['the earlier of two snoozes', ticket('open', until('14:00')), ticket('open', until('15:00')), '14:00'],
  ['the snooze of a source that replaces', ticket('open', until('14:00')), ticket('closed'), '14:00'],
  ['the reminder of a source', ticket('pending', until('14:00')), ticket('pending'), '14:00'],
  ['no snooze for a source that waits', ticket('open'), ticket('open', until('15:00')), null],
  ['no snooze for a target that waits', ticket('open', until('14:00')), ticket('open'), null],
  ['the snooze of the target alone', ticket('closed'), ticket('pending', until('15:00')), '15:00'],
  ['no snooze for a closed target', ticket('pending', until('14:00')), ticket('closed'), null],
  ['no expired snooze', ticket('open', until('11:00')), ticket('pending', until('15:00')), null],
] as const)('a merge leaves %s', (_, source, target, hour) => {
  expect(mergedSnooze(source, target, now)).toEqual(hour && until(hour));
});
