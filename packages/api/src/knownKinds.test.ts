import { ledgerKinds } from '@upline/domain';
import { expect, test } from 'vitest';
import { contract } from './contract.ts';
import { knownNotificationKinds } from './knownKinds.ts';

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

test('drops rows of a later release and keeps the order of the others', () => {
  expect(knownNotificationKinds([told, newer, last])).toEqual([told, last]);
});

test.each(['notifications', 'olderNotifications'] as const)(
  '%s drops the kinds of a later release',
  (name) => {
    const { data } = contract[name].reply.parse({ success: true, data: [told, newer, last] });
    expect(data).toEqual([told, last]);
  },
);

test.each([
  ['a reply without a list', told],
  ['a null entry', [told, null]],
  ['an entry without a kind', [{ ...told, kind: undefined }]],
  ['an entry of a known kind without message', [{ ...told, message: undefined }]],
])('rejects %s', (_, data) => {
  expect(contract.notifications.reply.safeParse({ success: true, data }).success).toBe(false);
});

const line = {
  id: '1-0-0',
  kind: 'level',
  position: 1,
  contractAddress: '0x9858EfFD232B4033E47d90003D41EC34EcaEda94',
  amount: '5.000000',
  from: '0x9858EfFD232B4033E47d90003D41EC34EcaEda94',
  fromId: '',
  fromName: '',
  receiver: '',
  reason: null,
  missingPosition: null,
  transaction: `0x${'a'.repeat(64)}`,
  logIndex: 0,
  block: '1',
  at: '2026-11-21T12:00:00.000Z',
  isProvisional: false,
};
const sums = Object.fromEntries(ledgerKinds.map((kind) => [kind, '0.000000']));
const pagination = { currentPage: 1, totalPages: 1, totalCount: 2, totalLines: 2 };

test('a ledger drops the rows and sums of a later release', () => {
  const later = { ...line, id: '2-0-0', kind: 'ofALaterRelease' };
  const told = { lines: [later, line], sums: { ...sums, ofALaterRelease: '1.000000' }, pagination };
  const { data } = contract.ledger.reply.parse({ success: true, data: told });
  expect(data.lines.map(({ id }) => id)).toEqual(['1-0-0']);
  expect(Object.keys(data.sums)).toEqual([...ledgerKinds]);
});

test('rejects a ledger that lacks the sum of a known kind', () => {
  const { level: _, ...fewer } = sums;
  const data = { lines: [line], sums: fewer, pagination };
  expect(contract.ledger.reply.safeParse({ success: true, data }).success).toBe(false);
});

test('the access log drops the acts of a later release', () => {
  const staff = { name: 'Noor', walletId: line.from, photo: '' };
  const entry = { number: 1, hash: '', at: line.at, act: 'read', staff, ticket: null };
  const told = { entries: [{ ...entry, act: 'ofALaterRelease' }, entry], totalCount: 2, nextCursor: null };
  const { data } = contract.accessLog.reply.parse({ success: true, data: told });
  expect(data.entries).toEqual([entry]);
});

test('requests about data drop the kinds and states of a later release', () => {
  const request = {
    ...{ id: '1', kind: 'export', state: 'open', createdAt: line.at, dueAt: line.at },
    ...{ answeredAt: null, reason: '', fileUntil: null },
  };
  const requests = [
    { ...request, state: 'ofALaterRelease' },
    request,
    { ...request, kind: 'ofALaterRelease' },
  ];
  const kept = { ticketFiles: 1, notifications: 1, drafts: 1, exports: 1 };
  const { data } = contract.dataRequests.reply.parse({ success: true, data: { requests, kept } });
  expect(data.requests).toEqual([request]);
});
