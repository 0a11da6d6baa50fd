import assert from 'node:assert/strict';
import { test } from 'vitest';
import { listen } from './support/listen.ts';
import { notificationsOf } from './support/notified.ts';
import { serveApi } from './support/serveApi.ts';
import { joinAs, joinStaff } from './support/staff.ts';
import { assertSameWallet, join, type Visitor } from './support/visitor.ts';

const api = serveApi();

const counted = async ({ client }: Visitor) => (await client.call('deskViews', {})).data.mentions;

/** The tickets in a staff member's mentions, with their unread state. */
async function mentioned({ client }: Visitor) {
  const { data } = await client.call('deskTickets', { query: { view: 'mentions' } });
  return data.tickets.map(({ subject, isMentioned }) => [subject, isMentioned]);
}

test('a mention is unread until the ticket is opened, then stays listed; members see nothing', async () => {
  const [member, lead] = [await join(api), await joinStaff(api)];
  const [author, named, operator] = [
    await joinAs(api, lead, 'agent'),
    await joinAs(api, lead, 'agent'),
    await joinAs(api, lead, 'operator'),
  ];
  const open = async (subject: string) => {
    const body = { subject, message: 'How does it work?' };
    return (await member.client.call('createTicket', { body })).data.id;
  };
  const [ticketId, other] = [await open('One'), await open('Other')];
  const handle = ({ account: { name, id } }: typeof named) => name || id;
  const desk = await listen(named);

  const message = `@${handle(named).toLowerCase()}, ask @${handle(operator)} or @${handle(author)}, not x@${handle(named)}.`;
  const { data: note } = await author.client.call('deskNote', {
    params: { ticketId },
    body: { message },
  });
  const [only, ...others] = note.mentions ?? [];
  assert.equal(others.length, 0);
  assertSameWallet(only?.who.walletId ?? '', named.account.walletId);
  await desk.hears(`ticket:${ticketId}`);
  assert.deepEqual([await counted(named), await counted(author)], [1, 0]);
  assert.deepEqual(await mentioned(named), [['One', true]]);

  // Another staff member's reading does not mark the mention as read.
  await author.client.call('deskTicket', { params: { ticketId } });
  assert.equal(await counted(named), 1);
  const { notes } = (await named.client.call('deskTicket', { params: { ticketId } })).data.ticket;
  assert.deepEqual(notes[0]?.mentions, note.mentions);
  assert.equal(await counted(named), 0);
  assert.deepEqual(await mentioned(named), [['One', false]]);
  assert.deepEqual(await mentioned(author), []);

  // Notes and their mentions move with a merged ticket.
  const again = { message: `@${handle(named)}?` };
  await author.client.call('deskNote', { params: { ticketId }, body: again });
  const versionOf = async (id: string) =>
    (await author.client.call('deskTicket', { params: { ticketId: id } })).data.ticket.version;
  const body = { version: await versionOf(ticketId), into: other, intoVersion: await versionOf(other) };
  await author.client.call('deskMerge', { params: { ticketId }, body });
  assert.deepEqual(await mentioned(named), [['Other', true]]);
  await desk.close();

  const told = [await notificationsOf(member), (await member.client.call('tickets', {})).data];
  assert.ok(!JSON.stringify(told).includes('@'));
});
