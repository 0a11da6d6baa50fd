import assert from 'node:assert/strict';
import { dataFile } from '@upline/api/contract';
import { dataRequestTime, erasedText, noProfileTexts, usualRetention } from '@upline/domain';
import { test } from 'vitest';
import { assertSameWallet, baseUrl, join, type Visitor } from '../support/visitor.ts';
import { assertTold } from './support/notified.ts';
import { fileOf, upload } from './support/sampleUploads.ts';
import { serveApi } from './support/serveApi.ts';
import { answer, joinAs, joinDesk, joinStaff, read } from './support/staff.ts';

const api = serveApi();

const own = async ({ ask }: Visitor) => (await ask('dataRequests', {})).requests;

/** Opens a ticket with a file and lets support answer. */
async function askSupport(member: Visitor, lead: Visitor) {
  await member.ask('update', { name: 'Ada' });
  const fileUrl = await upload(member, fileOf('note.txt'));
  const body = { subject: 'My name', message: 'I am Ada.', attachments: [fileUrl] };
  const { id: ticketId } = await member.ask('createTicket', body);
  await answer(lead, ticketId, 'Hello Ada.');
  return { ticketId, fileUrl };
}

test('a member requests their data once, withdraws the request and repeats it', async () => {
  const member = await join(api);
  assert.deepEqual(await member.ask('dataRequests', {}), { requests: [], kept: usualRetention });
  const asked = await member.ask('askForData', { kind: 'export' });
  assert.equal(Date.parse(asked.dueAt) - Date.parse(asked.createdAt), dataRequestTime);
  assert.deepEqual([asked.state, asked.answeredAt, asked.fileUntil], ['open', null, null]);
  await member.refused('askForData', { kind: 'export' }, 409, 'server.requestOpen');
  await member.ask('askForData', { kind: 'erase' });

  const withdrawn = await member.ask('withdrawDataRequest', { requestId: asked.id });
  assert.equal(withdrawn.state, 'withdrawn');
  assert.ok(withdrawn.answeredAt);
  await member.refused('withdrawDataRequest', { requestId: asked.id }, 409, 'server.requestAnswered');
  await member.ask('askForData', { kind: 'export' });
  assert.deepEqual(
    (await own(member)).map(({ kind, state }) => [kind, state]),
    [
      ['export', 'open'],
      ['erase', 'open'],
      ['export', 'withdrawn'],
    ],
  );
});

test('a lead creates the copy that a member requested; only the member can download it', async () => {
  const [member, lead] = [await join(api), await joinStaff(api)];
  const { ticketId } = await askSupport(member, lead);
  const { id: requestId } = await member.ask('askForData', { kind: 'export' });
  await member.refused('dataExport', { requestId }, 404, 'server.unknownRequest');

  const { requests } = await lead.ask('deskDataRequests', { limit: 100 });
  const found = requests.find(({ id }) => id === requestId);
  assertSameWallet(found?.member.walletId, member.account.address);
  assert.equal(found?.isOverdue, false);
  const { holdings } = await lead.ask('deskDataRequest', { requestId });
  assert.deepEqual([holdings.tickets, holdings.messages, holdings.hasName], [1, 2, true]);
  const done = await lead.ask('deskFulfilDataRequest', { requestId });
  assert.equal(done.state, 'fulfilled');
  assertSameWallet(done.answeredBy?.walletId, lead.account.address);
  await lead.refused('deskFulfilDataRequest', { requestId }, 409, 'server.requestAnswered');

  const [request] = await own(member);
  assert.ok(request?.fileUntil);
  await assertTold(member, { kind: 'dataReady', date: request.fileUntil.slice(0, 10) });
  const reply = await member.ask('dataExport', { requestId });
  assert.match(reply.headers.get('content-disposition') ?? '', /upline-my-data-[\d-]+\.json/);
  const copy = dataFile.parse(await reply.json());
  assert.deepEqual([copy.profile.id, copy.profile.name], [member.id, 'Ada']);
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
  const { entries } = await member.ask('accessLog', {});
  assert.deepEqual(
    entries.map(({ act }) => act),
    ['exportData', 'dataRequest', 'reply'],
  );
  await lead.refused('dataExport', { requestId }, 404, 'server.unknownRequest');
});

test('a lead erases a member after their tickets are closed; the audit stays', async () => {
  const [member, lead] = [await join(api), await joinStaff(api)];
  const { ticketId, fileUrl } = await askSupport(member, lead);
  const { id: copied } = await member.ask('askForData', { kind: 'export' });
  await lead.ask('deskFulfilDataRequest', { requestId: copied });
  const { id: requestId } = await member.ask('askForData', { kind: 'erase' });
  await lead.refused('deskFulfilDataRequest', { requestId }, 409, 'server.ticketsOpen');
  await lead.ask('deskDraft', { ticketId, message: 'Dear Ada' });
  const { holdings: held } = await lead.ask('deskDataRequest', { requestId });
  assert.deepEqual([held.drafts, held.copies], [1, 1]);
  await lead.ask('deskClose', { ticketId });
  const before = await read(lead, ticketId);
  assert.equal((await lead.ask('deskFulfilDataRequest', { requestId })).state, 'fulfilled');

  await member.refused('dataRequests', {}, 401);
  const left = await lead.ask('deskDataRequest', { requestId });
  const { auditEntries, tickets, messages, ...gone } = left.holdings;
  assert.deepEqual([tickets, messages, left.member.name], [1, 2, noProfileTexts.name]);
  assert.ok(auditEntries >= 3);
  assert.deepEqual([...new Set(Object.values(gone))].toSorted(), [0, false]);
  const { subject, number, messages: written } = await read(lead, ticketId);
  assert.deepEqual([subject, number], [erasedText, before.number]);
  assert.ok(written.every(({ message }) => message === erasedText));
  assert.ok(written.every(({ attachments }) => attachments.length === 0));
  assert.equal((await member.browser(baseUrl + fileUrl)).status, 404);
  assert.equal((await lead.ask('deskVerifyAudit', {})).isWhole, true);
});

test('a lead refuses a request with a reason that its member reads', async () => {
  const { member, lead } = await joinDesk(api);
  const { id: requestId } = await member.ask('askForData', { kind: 'erase' });
  await lead.refused('deskRefuseDataRequest', { requestId, reason: ' ' }, 400);
  const reason = 'A court has asked us to keep it.';
  assert.equal((await lead.ask('deskRefuseDataRequest', { requestId, reason })).reason, reason);
  const [refused] = await own(member);
  assert.deepEqual([refused?.state, refused?.reason], ['refused', reason]);
  await assertTold(member, { kind: 'dataRefused' });
  const { requests } = await lead.ask('deskDataRequests', { show: 'answered', limit: 1 });
  assert.equal(requests[0]?.id, requestId);
  const [entry] = (await lead.ask('deskAudit', { kind: ['change'], limit: 1 })).entries;
  assert.equal(entry?.act, 'refuseData');
  assertSameWallet(entry?.member?.walletId, member.account.address);
});

test('a lead cannot fulfil their own request, another lead can', async () => {
  const lead = await joinStaff(api);
  const asker = await joinAs(api, lead, 'lead');
  const { id: requestId } = await asker.ask('askForData', { kind: 'export' });
  await asker.refused('deskFulfilDataRequest', { requestId }, 403, 'server.ownRequest');
  assert.equal((await lead.ask('deskDataRequest', { requestId })).state, 'open');
  assert.equal((await lead.ask('deskFulfilDataRequest', { requestId })).state, 'fulfilled');
});
