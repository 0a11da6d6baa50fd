import assert from 'node:assert/strict';
import {
  type NotificationData,
  type NotificationPayload,
  notificationData,
  notificationText,
} from '@upline/domain';
import type { Registered } from '../../support/visitor.ts';

/** A member's notifications, newest first. */
export const notificationsOf = ({ ask, account }: Registered, isRead?: 'true' | 'false') =>
  ask('notifications', { wallet: account.address, ...(isRead && { isRead }) });

export const kindsOf = async (member: Registered) => (await notificationsOf(member)).map(({ kind }) => kind);

/** Facts with the wallet in lower case: a ledger has lower case, a registration checksummed. */
function sameCase(data: NotificationData | null | undefined) {
  return data && 'wallet' in data ? { ...data, wallet: data.wallet?.toLowerCase() } : data;
}

/** Asserts a member's newest notification. */
export async function assertTold(
  member: Registered,
  facts: NotificationPayload,
  about: object = {},
): Promise<void> {
  const [newest] = await notificationsOf(member);
  assert.ok(newest, 'Nothing was told.');
  const { kind, message, position, ticketId } = newest;
  const expected = { kind: facts.kind, message: notificationText(facts), position: null, ticketId: '' };
  assert.deepEqual({ kind, message, position, ticketId }, { ...expected, ...about });
  assert.deepEqual(sameCase(newest.facts), sameCase(notificationData(facts)));
}
