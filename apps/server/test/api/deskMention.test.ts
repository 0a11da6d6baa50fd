import assert from 'node:assert/strict';
import { test } from 'vitest';
import { listenAs } from '../support/openStream.ts';
import { assertSameWallet, type Registered, type Visitor } from '../support/visitor.ts';
import { notificationsOf } from './support/notified.ts';
import { serveApi } from './support/serveApi.ts';
import { joinAs, joinDesk, merge, open, read } from './support/staff.ts';

const api = serveApi();

const counted = async ({ ask }: Visitor) => (await ask('deskViews', {})).mentions;

/** The tickets in a staff member's mentions, with their unread state. */
const mentioned = async ({ ask }: Visitor) =>
  (await ask('deskTickets', { view: 'mentions' })).tickets.map(({ subject, isMentioned }) => [
    subject,
    isMentioned,
  ]);

test('a mention is unread until the ticket is opened, then stays listed; members see nothing', async () => {
  const { member, lead, agent: author } = await joinDesk(api);
  const [named, operator] = [await joinAs(api, lead, 'agent'), await joinAs(api, lead, 'operator')];
  const [ticketId, other] = [await open(member, 'One'), await open(member, 'Other')];
  const handle = ({ member: { name, id } }: Registered) => name || id;
  const desk = await listenAs(named);

  const message = `@${handle(named).toLowerCase()}, ask @${handle(operator)} or @${handle(author)}, not x@${handle(named)}.`;
  const note = await author.ask('deskNote', { ticketId, message });
  const [only, ...others] = note.mentions ?? [];
  assert.equal(others.length, 0);
  assertSameWallet(only?.who.walletId, named.account.address);
  await desk.brings(`ticket:${ticketId}`);
  await desk.close();
  assert.deepEqual([await counted(named), await counted(author)], [1, 0]);
  assert.deepEqual(await mentioned(named), [['One', true]]);

  // Another staff member's reading does not mark the mention as read.
  await read(author, ticketId);
  assert.equal(await counted(named), 1);
  assert.deepEqual((await read(named, ticketId)).notes[0]?.mentions, note.mentions);
  assert.equal(await counted(named), 0);
  assert.deepEqual(await mentioned(named), [['One', false]]);
  assert.deepEqual(await mentioned(author), []);

  // Notes and their mentions move with a merged ticket.
  await author.ask('deskNote', { ticketId, message: `@${handle(named)}?` });
  await merge(author, ticketId, other);
  assert.deepEqual(await mentioned(named), [['Other', true]]);

  const told = [await notificationsOf(member), await member.ask('tickets', {})];
  assert.ok(!JSON.stringify(told).includes('@'));
});
