import { contract } from '@upline/api/contract';
import { expect, test } from 'vitest';
import { notificationOf } from './notificationsQuery.ts';

test('a notification of the release before, which named nobody and kept no facts, has its message', () => {
  const told = {
    id: '1',
    _id: '1',
    isRead: false,
    message: 'Ada joined with your link.',
    timestamp: '2026-11-21T12:00:00.000Z',
    kind: 'referralJoined',
    position: null,
    ticketId: '',
    transaction: '',
  };
  const { data } = contract.notifications.reply.parse({ success: true, data: [told] });
  expect(data.map(notificationOf)).toEqual([{ ...told, facts: null, person: null }]);
});
