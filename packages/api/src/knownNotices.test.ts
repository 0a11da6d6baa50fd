import { expect, test } from 'vitest';
import { contract } from './contract.ts';
import { knownNotices } from './knownNotices.ts';

const told = {
  id: '1',
  _id: '1',
  isRead: false,
  message: 'Welcome to Upline.',
  timestamp: '2026-11-21T12:00:00.000Z',
  kind: 'welcome',
  position: null,
  ticketId: '',
  transaction: '',
};
const newer = { ...told, id: '2', _id: '2', kind: 'ofALaterRelease', facts: { kind: 'ofALaterRelease' } };
const last = { ...told, id: '3', _id: '3', isRead: true };

test('what a later release tells of is left out, and the others stay in their order', () => {
  expect(knownNotices([told, newer, last])).toEqual([told, last]);
});

test.each(['notifications', 'olderNotifications'] as const)(
  '%s is read without the kinds of a later release',
  (name) => {
    const { data } = contract[name].reply.parse({ success: true, data: [told, newer, last] });
    expect(data).toEqual([told, last]);
  },
);

test.each([
  ['no list', told],
  ['an entry that is nothing', [told, null]],
  ['an entry without a kind', [{ ...told, kind: undefined }]],
  ['an entry of a known kind that lacks its message', [{ ...told, message: undefined }]],
])('%s is refused as before', (_, data) => {
  expect(contract.notifications.reply.safeParse({ success: true, data }).success).toBe(false);
});
