import assert from 'node:assert/strict';
import { dataFile } from '@upline/api/contract';
import { dataRequestTime, erasedText, messages, noProfileTexts, usualRetention } from '@upline/domain';
import { test } from 'vitest';
import { assertTold } from './support/notified.ts';
import { fileOf, upload } from './support/sampleUploads.ts';
import { serveApi } from './support/serveApi.ts';
import { answer, joinAs, joinStaff } from './support/staff.ts';
import { assertRefused, assertSameWallet, join, type Visitor } from './support/visitor.ts';

const api = serveApi();

async function own({ client }: Visitor) {
  return (await client.call('dataRequests', {})).data.requests;
}

async function ask({ client }: Visitor, kind: 'export' | 'erase') {
  return (await client.call('askForData', { body: { kind } })).data;
}

/**
 * Opens a ticket with a file and lets support answer. @returns The ticket's ID and the file's path.
 */
async function askSupport(member: Visitor, staff: Visitor) {
  const fileUrl = await upload(member, fileOf('note.txt'));
  const body = { subject: 'My name', message: 'I am Ada.', attachments: [fileUrl] };
  const { id } = (await member.client.call('createTicket', { body })).data;
  await answer(staff, id, 'Hello Ada.');
  return { ticketId: id, fileUrl };
}

test('a member requests their data once, withdraws the request and repeats it; others cannot see it', async () => {
  const [member, other] = [await join(api), await join(api)];
  const { data } = await member.client.call('dataRequests', {});
  assert.deepEqual(data, { requests: [], kept: usualRetention });
  const asked = await ask(member, 'export');
  assert.equal(Date.parse(asked.dueAt) - Date.parse(asked.createdAt), dataRequestTime);
  assert.deepEqual([asked.state, asked.answeredAt, asked.fileUntil], ['open', null, null]);
  const again = { status: 409, reason: messages['server.requestOpen'] };
  await assertRefused('askForData', ask(member, 'export'), again);
  await ask(member, 'erase');

  const params = { requestId: asked.id };
  const unknown = { status: 404, reason: messages['server.unknownRequest'] };
  await assertRefused('withdrawDataRequest', other.client.call('withdrawDataRequest', { params }), unknown);
  const { data: withdrawn } = await member.client.call('withdrawDataRequest', { params });
  assert.equal(withdrawn.state, 'withdrawn');
  assert.ok(withdrawn.answeredAt);
  const late = { status: 409, reason: messages['server.requestAnswered'] };
  await assertRefused('withdrawDataRequest', member.client.call('withdrawDataRequest', { params }), late);
  await ask(member, 'export');
  assert.deepEqual(
    (await own(member)).map(({ kind, state }) => [kind, state]),
    [
      ['export', 'open'],
      ['erase', 'open'],
      ['export', 'withdrawn'],
    ],
  );
  assert.deepEqual(await own(other), []);
});

test('a lead creates the copy that a member requested; only the member can download it', async () => {
  const [member, other, lead] = [await join(api), await join(api), await joinStaff(api)];
  await member.client.call('update', { body: { name: 'Ada' } });
  const { ticketId } = await askSupport(member, lead);
  const { id: requestId } = await ask(member, 'export');
  const params = { requestId };
  const unknown = { status: 404, reason: messages['server.unknownRequest'] };
  await assertRefused('dataExport', member.client.open('dataExport', { params }), unknown);

  const { data: listed } = await lead.client.call('deskDataRequests', { query: { limit: 100 } });
  const found = listed.requests.find(({ id }) => id === requestId);
  assertSameWallet(found?.member.walletId ?? '', member.account.walletId);
  assert.equal(found?.isOverdue, false);
  const { data: read } = await lead.client.call('deskDataRequest', { params });
  assert.deepEqual([read.holdings.tickets, read.holdings.messages, read.holdings.hasName], [1, 2, true]);
  const { data: done } = await lead.client.call('deskFulfilDataRequest', { params });
  assert.equal(done.state, 'fulfilled');
  assertSameWallet(done.answeredBy?.walletId ?? '', lead.signer.address);
  const late = { status: 409, reason: messages['server.requestAnswered'] };
  await assertRefused('deskFulfilDataRequest', lead.client.call('deskFulfilDataRequest', { params }), late);

  const [request] = await own(member);
  assert.ok(request?.fileUntil);
  await assertTold(member, { kind: 'dataReady', date: request.fileUntil.slice(0, 10) });
  const reply = await member.client.open('dataExport', { params });
  assert.match(reply.headers.get('content-disposition') ?? '', /upline-my-data-[\d-]+\.json/);
  const copy = dataFile.parse(await reply.json());
  assert.deepEqual([copy.profile.id, copy.profile.name], [member.account.id, 'Ada']);
  assert.deepEqual(
    copy.files.map(({ name }) => name),
    ['note.txt'],
  );
  const [ticket] = copy.tickets;
  assert.deepEqual([ticket?.id, ticket?.subject], [ticketId, 'My name']);
  assert.deepEqual(
    ticket?.messages.map(({ from, message, files }) => [from, message, files]),
    [
      ['member', 'I am Ada.', ['note.txt']],
      ['support', 'Hello Ada.', []],
    ],
  );
  assert.deepEqual(
    copy.accessLog.map(({ act }) => act),
    ['reply', 'dataRequest'],
  );
  assert.ok(copy.sessions.length > 0 && copy.notifications.length > 0);
  const { data: log } = await member.client.call('accessLog', {});
  assert.deepEqual(
    log.entries.map(({ act }) => act),
    ['exportData', 'dataRequest', 'reply'],
  );
  await assertRefused('dataExport', other.client.open('dataExport', { params }), unknown);
  await assertRefused('dataExport', lead.client.open('dataExport', { params }), unknown);
});

test('a lead erases a member after their tickets are closed; the audit stays', async () => {
  const [member, lead] = [await join(api), await joinStaff(api)];
  await member.client.call('update', { body: { name: 'Ada' } });
  const { ticketId, fileUrl } = await askSupport(member, lead);
  const copied = await ask(member, 'export');
  await lead.client.call('deskFulfilDataRequest', { params: { requestId: copied.id } });
  const params = { requestId: (await ask(member, 'erase')).id };
  const open = { status: 409, reason: messages['server.ticketsOpen'] };
  const fulfil = () => lead.client.call('deskFulfilDataRequest', { params });
  await assertRefused('deskFulfilDataRequest', fulfil(), open);
  await lead.client.call('deskDraft', { params: { ticketId }, body: { message: 'Dear Ada' } });
  const { data: held } = await lead.client.call('deskDataRequest', { params });
  assert.deepEqual([held.holdings.drafts, held.holdings.copies], [1, 1]);
  await lead.client.call('deskClose', { params: { ticketId } });
  const { data: before } = await lead.client.call('deskTicket', { params: { ticketId } });
  assert.equal((await fulfil()).data.state, 'fulfilled');

  await assertRefused('dataRequests', member.client.call('dataRequests', {}), { status: 401 });
  const { data: read } = await lead.client.call('deskDataRequest', { params });
  const { auditEntries, tickets, messages: written, ...gone } = read.holdings;
  assert.deepEqual(gone, {
    hasName: false,
    hasPhoto: false,
    sessions: 0,
    notifications: 0,
    openTickets: 0,
    notes: 0,
    heldReplies: 0,
    drafts: 0,
    copies: 0,
    hasPlace: false,
    files: 0,
  });
  assert.deepEqual([tickets, written, read.member.name], [1, 2, noProfileTexts.name]);
  assert.ok(auditEntries >= 3);
  const { ticket } = (await lead.client.call('deskTicket', { params: { ticketId } })).data;
  assert.deepEqual([ticket.subject, ticket.number], [erasedText, before.ticket.number]);
  assert.ok(ticket.messages.every(({ message }) => message === erasedText));
  assert.ok(ticket.messages.every(({ attachments }) => attachments.length === 0));
  assert.equal((await member.fetch(new URL(fileUrl, api.baseUrl))).status, 404);
  assert.equal((await lead.client.call('deskVerifyAudit', {})).data.isWhole, true);
});

test('a lead refuses a request with a reason that its member reads', async () => {
  const [member, lead] = [await join(api), await joinStaff(api)];
  const agent = await joinAs(api, lead, 'agent');
  const { id: requestId } = await ask(member, 'erase');
  const params = { requestId };
  const forLeads = { status: 403, reason: messages['server.forLeads'] };
  await assertRefused('deskDataRequests', agent.client.call('deskDataRequests', {}), forLeads);
  const refuse = (reason: string) => lead.client.call('deskRefuseDataRequest', { params, body: { reason } });
  await assertRefused('deskRefuseDataRequest', refuse(' '), { status: 400 });
  const reason = 'A court has asked us to keep it.';
  assert.equal((await refuse(reason)).data.reason, reason);
  const [refused] = await own(member);
  assert.deepEqual([refused?.state, refused?.reason], ['refused', reason]);
  await assertTold(member, { kind: 'dataRefused' });
  const query = { show: 'answered', limit: 1 } as const;
  const { data: answered } = await lead.client.call('deskDataRequests', { query });
  assert.equal(answered.requests[0]?.id, requestId);
  const { data: audit } = await lead.client.call('deskAudit', { query: { kind: ['change'], limit: 1 } });
  assert.equal(audit.entries[0]?.act, 'refuseData');
  assertSameWallet(audit.entries[0]?.member?.walletId ?? '', member.account.walletId);
});

test('a lead cannot fulfil their own request, another lead can', async () => {
  const lead = await joinStaff(api);
  const own = await joinAs(api, lead, 'lead');
  const params = { requestId: (await ask(own, 'export')).id };
  const notOwn = { status: 403, reason: messages['server.ownRequest'] };
  const fulfil = ({ client }: Visitor) => client.call('deskFulfilDataRequest', { params });
  await assertRefused('deskFulfilDataRequest', fulfil(own), notOwn);
  const { data: read } = await lead.client.call('deskDataRequest', { params });
  assert.equal(read.state, 'open');
  assert.equal((await fulfil(lead)).data.state, 'fulfilled');
});
