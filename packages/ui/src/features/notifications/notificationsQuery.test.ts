import { QueryClient } from '@tanstack/react-query';
import { createClient } from '@upline/api';
import { contract } from '@upline/api/contract';
import { expect, test } from 'vitest';
import { notificationOf, notificationsQuery } from './notificationsQuery.ts';

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

test('shows the message of a notification without person and facts, as the previous release sent it', () => {
  const { data } = contract.notifications.reply.parse({ success: true, data: [told] });
  expect(data.map(notificationOf)).toEqual([{ ...told, facts: null, person: null }]);
});

test('skips kinds of a newer release and keeps the others', async () => {
  const client = createClient({
    baseUrl: 'https://api.test',
    token: () => 'secret',
    fetch: async () => Response.json({ success: true, data: [{ ...told, kind: 'ofALaterRelease' }, told] }),
  });
  const listed = await new QueryClient().fetchQuery(notificationsQuery(client, '0x1'));
  expect(listed).toEqual([{ ...told, facts: null, person: null }]);
});
