import assert from 'node:assert/strict';
import { staffActsAtOnce } from '@upline/domain';
import { test } from 'vitest';
import { assertSameWallet } from '../support/visitor.ts';
import { pngOf, upload } from './support/sampleUploads.ts';
import { serveApi } from './support/serveApi.ts';
import { allPages, answer, joinDesk, open, read } from './support/staff.ts';

const api = serveApi();

test('a member sees which staff read, answered and closed their ticket', async () => {
  const { member, lead } = await joinDesk(api);
  const subject = 'Where is my bonus?';
  const ticketId = await open(member, subject);
  assert.deepEqual(await member.ask('staffActs', {}), []);
  await lead.ask('deskTickets', {});
  await read(lead, ticketId);
  await answer(lead, ticketId, 'It is on its way.');
  await lead.ask('deskClose', { ticketId });
  await lead.ask('deskReopen', { ticketId });

  const acts = await member.ask('staffActs', {});
  assert.deepEqual(
    acts.map(({ act }) => act),
    ['reopen', 'close', 'reply', 'read'],
  );
  for (const act of acts) {
    assert.deepEqual([act.ticketId, act.subject], [ticketId, subject]);
    assertSameWallet(act.staff, lead.account.address);
  }
  const pages = await allPages((at) => member.ask('accessLog', at), 3);
  assert.deepEqual(
    pages.map(({ entries }) => entries.map((entry) => entry.acts)),
    [[['reopen'], ['close'], ['reply']], [['read', 'listed']]],
  );
  assert.equal(pages[0]?.totalCount, 5);
  for (const { ticket, staff } of pages.flatMap(({ entries }) => entries)) {
    assert.deepEqual(ticket, { id: ticketId, subject });
    assertSameWallet(staff.walletId, lead.account.address);
  }
});

test('a page of the access log splits no look, even if two staff members look in turn', async () => {
  const { member, lead, agent } = await joinDesk(api);
  const ticketId = await open(member);
  for (const staff of [agent, lead, agent, lead]) await read(staff, ticketId);
  const pages = await allPages((at) => member.ask('accessLog', at));
  assert.deepEqual(
    pages.map(({ entries }) => entries.map(({ acts, staff }) => [acts, staff.walletId])),
    [lead, agent].map(({ account }) => [[['read'], account.address]]),
  );
});

test('lists and changes of tickets contain no links to files', async () => {
  const { member, lead } = await joinDesk(api);
  const attachments = [await upload(member, pngOf('proof.png'))];
  const body = { subject: 'A file', message: 'It is here.', attachments };
  const { id: ticketId } = await member.ask('createTicket', body);
  const replies = [
    await lead.ask('deskTickets', {}),
    await lead.ask('deskReopen', { ticketId }),
    await lead.ask('deskClose', { ticketId }),
  ];
  for (const reply of replies) assert.ok(!JSON.stringify(reply).includes('proof'), JSON.stringify(reply));
  assert.match((await read(lead, ticketId)).messages[0]?.attachments[0] ?? '', /proof/);
});

test('the older log of staff acts has the newest hundred', async () => {
  const { member, lead } = await joinDesk(api);
  const ticketId = await open(member);
  await lead.ask('deskClose', { ticketId });
  for (let reads = 0; reads < staffActsAtOnce; reads += 1) await read(lead, ticketId);
  assert.deepEqual(
    (await member.ask('staffActs', {})).map(({ act }) => act),
    Array.from({ length: staffActsAtOnce }, () => 'read'),
  );
});
