import assert from 'node:assert/strict';
import { staffActsAtOnce } from '@upline/domain';
import { test } from 'vitest';
import { pngOf, upload } from './support/sampleUploads.ts';
import { serveApi } from './support/serveApi.ts';
import { answer, joinAs, joinStaff } from './support/staff.ts';
import { assertSameWallet, join } from './support/visitor.ts';

const api = serveApi();

test('a member sees which staff read, answered and closed their ticket, and nobody else does', async () => {
  const [member, other, staff] = [await join(api), await join(api), await joinStaff(api)];
  const { data } = await member.client.call('createTicket', {
    body: { subject: 'Where is my bonus?', message: 'It is not here.' },
  });
  const ticketId = data.id;
  assert.deepEqual((await member.client.call('staffActs', {})).data, []);

  await staff.client.call('deskTickets', {});
  await staff.client.call('deskTicket', { params: { ticketId } });
  await answer(staff, ticketId, 'It is on its way.');
  await staff.client.call('deskClose', { params: { ticketId } });
  await staff.client.call('deskReopen', { params: { ticketId } });

  const { data: acts } = await member.client.call('staffActs', {});
  assert.deepEqual(
    acts.map(({ act }) => act),
    ['reopen', 'close', 'reply', 'read'],
  );
  for (const act of acts) {
    assert.deepEqual([act.ticketId, act.subject], [ticketId, 'Where is my bonus?']);
    assertSameWallet(act.staff, staff.signer.address);
  }
  assert.deepEqual((await other.client.call('staffActs', {})).data, []);

  const { data: first } = await member.client.call('accessLog', { query: { limit: 3 } });
  const query = { cursor: first.nextCursor ?? '' };
  const { data: rest } = await member.client.call('accessLog', { query });
  const entries = [...first.entries, ...rest.entries];
  assert.deepEqual(
    entries.map(({ acts }) => acts),
    [['reopen'], ['close'], ['reply'], ['read', 'listed']],
  );
  assert.deepEqual([first.totalCount, rest.nextCursor], [5, null]);
  for (const { ticket, staff: by } of entries) {
    assert.deepEqual(ticket, { id: ticketId, subject: 'Where is my bonus?' });
    assertSameWallet(by.walletId, staff.signer.address);
  }
  assert.equal((await other.client.call('accessLog', {})).data.totalCount, 0);
});

test('a page of the access log splits no look, even if two staff members look in turn', async () => {
  const [member, lead] = [await join(api), await joinStaff(api)];
  const agent = await joinAs(api, lead, 'agent');
  const body = { subject: 'A question', message: 'How does it work?' };
  const params = { ticketId: (await member.client.call('createTicket', { body })).data.id };
  for (const { client } of [agent, lead, agent, lead]) await client.call('deskTicket', { params });

  const pages = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const query = { limit: 1, ...(cursor && { cursor }) };
    const { data } = await member.client.call('accessLog', { query });
    pages.push(data.entries.map(({ acts, staff }) => [acts, staff.walletId.toLowerCase()]));
    cursor = data.nextCursor;
  }
  const [first, second] = [lead.signer.address.toLowerCase(), agent.signer.address.toLowerCase()];
  assert.deepEqual(pages, [[[['read'], first]], [[['read'], second]]]);
});

test('lists and changes of tickets contain no links to files', async () => {
  const [member, staff] = [await join(api), await joinStaff(api)];
  const attachments = [await upload(member, pngOf('proof.png'))];
  const body = { subject: 'A file', message: 'It is here.', attachments };
  const { id: ticketId } = (await member.client.call('createTicket', { body })).data;
  const params = { ticketId };
  const replies = [
    await staff.client.call('deskTickets', {}),
    await staff.client.call('deskReopen', { params }),
    await staff.client.call('deskClose', { params }),
  ];
  for (const reply of replies) assert.ok(!JSON.stringify(reply).includes('proof'), JSON.stringify(reply));
  const { data } = await staff.client.call('deskTicket', { params });
  assert.match(data.ticket.messages[0]?.attachments[0] ?? '', /proof/);
});

test('shows a colleague’s draft only to staff who opened the ticket', async () => {
  const [member, staff] = [await join(api), await joinStaff(api)];
  const colleague = await joinAs(api, staff, 'agent');
  const body = { subject: 'A question', message: 'How does it work?' };
  const { id: ticketId } = (await member.client.call('createTicket', { body })).data;
  const params = { ticketId };
  await colleague.client.call('deskDraft', { params, body: { message: 'It works' } });
  await colleague.client.call('deskPresence', { params, body: { doing: 'writing' } });
  const draft = async () => {
    const { data } = await staff.client.call('deskPresence', { params, body: { doing: 'viewing' } });
    return data.others.map((one) => one.draft);
  };
  assert.deepEqual(await draft(), ['']);
  await staff.client.call('deskTicket', { params });
  assert.deepEqual(await draft(), ['It works']);
});

test('the older log of staff acts has the newest hundred', async () => {
  const [member, staff] = [await join(api), await joinStaff(api)];
  const { data } = await member.client.call('createTicket', {
    body: { subject: 'Where is my bonus?', message: 'It is not here.' },
  });
  const params = { ticketId: data.id };
  await staff.client.call('deskClose', { params });
  for (let reads = 0; reads < staffActsAtOnce; reads += 1) await staff.client.call('deskTicket', { params });
  const { data: acts } = await member.client.call('staffActs', {});
  assert.deepEqual(
    acts.map(({ act }) => act),
    Array.from({ length: staffActsAtOnce }, () => 'read'),
  );
});
