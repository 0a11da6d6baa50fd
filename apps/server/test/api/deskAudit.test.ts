import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import type { CallInput } from '@upline/api/contract';
import { auditLine } from '@upline/api/contract';
import { test } from 'vitest';
import { serveApi } from './support/serveApi.ts';
import { joinAs, joinStaff } from './support/staff.ts';
import { assertRefused, assertSameWallet, callAny, join, type Visitor } from './support/visitor.ts';

const api = serveApi();

async function audit({ client }: Visitor, query: CallInput<'deskAudit'>['query'] = {}) {
  return (await client.call('deskAudit', { query })).data;
}

test('one audit has all reads, changes and refusals of staff; leads see all entries, others their own', async () => {
  const [member, staff] = [await join(api), await joinStaff(api)];
  const agent = await joinAs(api, staff, 'agent');
  const body = { subject: 'A question', message: 'How does it work?' };
  const params = { ticketId: (await member.client.call('createTicket', { body })).data.id };
  const { version } = (await agent.client.call('deskTicket', { params })).data.ticket;
  await agent.client.call('deskChange', { params, body: { version, tags: ['purchase'] } });
  await agent.client.call('deskNote', { params, body: { message: 'Hm.' } });
  await agent.client.call('deskTimeline', { params });
  await agent.client.call('deskTickets', { query: { q: 'Words "said"' } });
  await staff.client.call('deskClose', { params });
  await assertRefused('deskStaffLog', callAny(agent, 'deskStaffLog', {}), { status: 403 });

  const own = await audit(agent);
  assert.deepEqual(
    own.entries.map(({ act, kind }) => [act, kind]),
    [
      ['refused', 'refusal'],
      ['search', 'read'],
      ['timeline', 'read'],
      ['note', 'change'],
      ['change', 'change'],
      ['read', 'read'],
    ],
  );
  const [refused, search, , , changed, read] = own.entries;
  assert.equal(refused?.details.call, 'deskStaffLog');
  // The audit is permanent, and a search may contain the name of a member who is erased later.
  assert.deepEqual(Object.keys(search?.details ?? {}), ['found']);
  assert.ok(!search?.sealed.includes('said'));
  assert.deepEqual(changed?.details.changes, [{ field: 'tags', before: [], after: ['purchase'] }]);
  assert.deepEqual([read?.ticket?.id, read?.isSeenByMember], [params.ticketId, true]);
  assertSameWallet(read?.member?.walletId ?? '', member.account.walletId);

  const ofTicket = await audit(staff, { ticket: params.ticketId, kind: ['change'] });
  assert.deepEqual(
    ofTicket.entries.map(({ act }) => act),
    ['close', 'note', 'change'],
  );
  assert.deepEqual((await audit(agent, { ticket: params.ticketId, kind: ['change'] })).totalCount, 2);
  const { number } = (await staff.client.call('deskTicket', { params })).data.ticket;
  const byNumber = await audit(staff, { ticket: String(number), kind: ['change'] });
  assert.deepEqual(byNumber.entries, ofTicket.entries);
  await member.client.call('update', {
    body: { name: `Chiara ${member.account.id.replace(/\W/g, '')}` },
  });
  const { id, walletId } = member.account;
  for (const called of [walletId, id, `@/${id}`, id.replace(/\W/g, '').toLowerCase()]) {
    const ofMember = await audit(staff, { member: called, kind: ['change'] });
    assert.deepEqual([called, ofMember.entries.map(({ act }) => act)], [called, ['close', 'note', 'change']]);
  }
  assert.equal((await audit(staff, { member: 'nobody of that name' })).totalCount, 0);
  const byAgent = await audit(staff, { who: agent.account.walletId, limit: 2 });
  assert.equal(byAgent.entries.length, 2);
  const next = await audit(staff, { who: agent.account.walletId, cursor: byAgent.nextCursor ?? '' });
  assert.ok(next.entries.every(({ number }) => number < (byAgent.entries.at(-1)?.number ?? 0)));
  const [day = ''] = (read?.at ?? '').split('T');
  assert.ok((await audit(staff, { day, limit: 1 })).totalCount >= 6);
  assert.equal((await audit(staff, { day: '1999-12-31' })).totalCount, 0);
  assert.ok((await audit(staff, { day: '1999-12-31', until: day, limit: 1 })).totalCount >= 6);
  assert.equal((await audit(staff, { day: '1999-12-30', until: '1999-12-31' })).totalCount, 0);
});

test('each entry’s hash covers its text and the previous hash, and all hashes match', async () => {
  const [member, staff] = [await join(api), await joinStaff(api)];
  const body = { subject: 'A question', message: 'How does it work?' };
  const params = { ticketId: (await member.client.call('createTicket', { body })).data.id };
  for (let reads = 0; reads < 3; reads += 1) await staff.client.call('deskTicket', { params });
  const { entries } = await audit(staff, { limit: 3 });
  for (const [index, { sealed, hash, previous, number }] of entries.entries()) {
    assert.equal(createHash('sha256').update(sealed).digest('hex'), hash);
    assert.ok(sealed.endsWith(previous));
    const older = entries[index + 1];
    if (older) assert.deepEqual([older.hash, older.number], [previous, number - 1]);
  }
  const { data: verdict } = await staff.client.call('deskVerifyAudit', {});
  assert.deepEqual([verdict.isWhole, verdict.brokenAt], [true, null]);
  assert.ok(verdict.entries > (entries[0]?.number ?? 0));
  assert.notEqual(verdict.head, entries[0]?.hash);
});

test('the audit file has the entries of the list, oldest first, each with its hashed text', async () => {
  const [member, staff] = [await join(api), await joinStaff(api)];
  const agent = await joinAs(api, staff, 'agent');
  const body = { subject: 'A question', message: 'How does it work?' };
  const params = { ticketId: (await member.client.call('createTicket', { body })).data.id };
  await agent.client.call('deskTicket', { params });
  await staff.client.call('deskClose', { params });
  const linesOf = async ({ client }: Visitor, query: CallInput<'deskExportAudit'>['query'] = {}) => {
    const reply = await client.open('deskExportAudit', { query });
    assert.match(reply.headers.get('content-disposition') ?? '', /upline-audit-[\d-]+\.ndjson/);
    const lines = (await reply.text()).trimEnd().split('\n');
    return lines.map((line) => auditLine.parse(JSON.parse(line)));
  };

  const own = await linesOf(agent);
  assert.deepEqual(
    own.map(({ sealed }) => sealed.split('\n')[3]),
    ['read', 'exportAudit'],
  );
  const closed = await linesOf(staff, { ticket: params.ticketId, kind: ['change'] });
  const listed = await audit(staff, { ticket: params.ticketId, kind: ['change'] });
  assert.deepEqual(
    closed,
    listed.entries.toReversed().map(({ number, hash, sealed }) => ({ number, hash, sealed })),
  );
  const all = await linesOf(staff);
  for (const [index, { number, hash, sealed }] of all.entries()) {
    assert.equal(number, index + 1);
    assert.equal(createHash('sha256').update(sealed).digest('hex'), hash);
    const before = all[index - 1];
    if (before) assert.ok(sealed.endsWith(`\n${before.hash}`));
  }
});
