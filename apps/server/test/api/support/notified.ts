import assert from 'node:assert/strict';
import {
  type NotificationData,
  type NotificationPayload,
  notificationData,
  notificationText,
} from '@upline/domain';
import type { Registered } from './visitor.ts';

/** A member's notifications, newest first. */
export async function notificationsOf({ client, account }: Registered, isRead?: 'true' | 'false') {
  const query = isRead ? { isRead } : {};
  return (await client.call('notifications', { params: { wallet: account.walletId }, query })).data;
}

/** Facts with the wallet in lower case: a ledger has lower case, a registration checksummed. */
function sameCase(data: NotificationData | null | undefined) {
  return data && 'wallet' in data ? { ...data, wallet: data.wallet?.toLowerCase() } : data;
}

export async function assertTold(
  member: Registered,
  facts: NotificationPayload,
  about: object = {},
): Promise<void> {
  const [newest] = await notificationsOf(member);
  assert.ok(newest, 'Nothing was told.');
  const { kind, message, position, ticketId } = newest;
  const expected = {
    kind: facts.kind,
    message: notificationText(facts),
    position: null,
    ticketId: '',
    ...about,
  };
  assert.deepEqual({ kind, message, position, ticketId }, expected);
  assert.deepEqual(sameCase(newest.facts), sameCase(notificationData(facts)));
}
