import assert from 'node:assert/strict';
import { type NoticeFacts, noticeText } from '@upline/domain';
import type { Registered } from './visitor.ts';

/** What a member was told, newest first. */
export async function toldTo({ client, account }: Registered, isRead?: 'true' | 'false') {
  const query = isRead ? { isRead } : {};
  return (await client.call('notifications', { params: { wallet: account.walletId }, query })).data;
}

/** Holds that the newest notification of a member says this. */
export async function assertTold(member: Registered, facts: NoticeFacts, about: object = {}): Promise<void> {
  const [newest] = await toldTo(member);
  assert.ok(newest, 'Nothing was told.');
  const { kind, message, position, ticketId } = newest;
  const expected = { kind: facts.kind, message: noticeText(facts), position: null, ticketId: '', ...about };
  assert.deepEqual({ kind, message, position, ticketId }, expected);
}
