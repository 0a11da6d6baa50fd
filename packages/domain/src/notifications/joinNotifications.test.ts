import { expect, test } from 'vitest';
import { joinNotifications, type NotificationPayload } from './index.ts';

const at = (time: string) => new Date(`2026-11-23T${time}Z`);
const paused = (position: 1 | 2 | 3, until = at('12:30')): NotificationPayload => ({
  kind: 'pauseBegan',
  position,
  until,
});

test('joins one act on several contracts, with the later times', () => {
  const two = joinNotifications(paused(1), paused(2, at('12:31')));
  expect(two).toEqual({ kind: 'pauseBegan', position: 1, others: [2], until: at('12:31') });
  expect(two && joinNotifications(two, paused(3))).toMatchObject({ position: 1, others: [2, 3] });
});

const withReason = { ...paused(2), reason: 'A fault.' } as NotificationPayload;

test.each<[string, NotificationPayload, NotificationPayload]>([
  ['one contract twice', paused(1), paused(1)],
  ['times that are far apart', paused(1), paused(2, at('12:41'))],
  ['another reason', paused(1), withReason],
  ['a reason that is missing', withReason, paused(1)],
  ['another kind', paused(1), { kind: 'pauseEnded', position: 2 }],
  [
    'another new holder',
    { kind: 'adminChanged', position: 1, wallet: '0x1' },
    { kind: 'adminChanged', position: 2, wallet: '0x2' },
  ],
  ['another pool', { kind: 'poolWithdrawn' }, { kind: 'poolWithdrawn' }],
])('keeps notifications apart: %s', (_, first, next) => {
  expect(joinNotifications(first, next)).toBeNull();
});
