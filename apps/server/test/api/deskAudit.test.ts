import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import type { CallInput } from '@upline/api/contract';
import { auditLine } from '@upline/api/contract';
import { test } from 'vitest';
import { assertSameWallet, type Visitor } from '../support/visitor.ts';
import { serveApi } from './support/serveApi.ts';
import { allPages, joinDesk, open, read } from './support/staff.ts';

const api = serveApi();

test('one audit has all reads, changes and refusals of staff; leads see all entries, others their own', async () => {
  const { member, lead, agent } = await joinDesk(api);
  const ticketId = await open(member);
  const { version, number } = await read(agent, ticketId);
  await agent.ask('deskChange', { ticketId, version, tags: ['purchase'] });
  await agent.ask('deskNote', { ticketId, message: 'Hm.' });
  await agent.ask('deskTimeline', { ticketId });
  await agent.ask('deskTickets', { q: 'Words "said"' });
  await lead.ask('deskClose', { ticketId });
  await agent.refused('deskStaffLog', {}, 403);

  const { entries: seen } = await agent.ask('deskAudit', {});
  assert.deepEqual(
    seen.map(({ act, kind }) => [act, kind]),
    [
      ['refused', 'refusal'],
      ['search', 'read'],
      ['timeline', 'read'],
      ['note', 'change'],
      ['change', 'change'],
      ['read', 'read'],
    ],
  );
  const [refused, search, , , changed, first] = seen;
  assert.equal(refused?.details.call, 'deskStaffLog');
  // The audit is permanent, and a search may contain the name of a member who is erased later.
  assert.deepEqual(Object.keys(search?.details ?? {}), ['found']);
  assert.ok(!search?.sealed.includes('said'));
  assert.deepEqual(changed?.details.changes, [{ field: 'tags', before: [], after: ['purchase'] }]);
  assert.deepEqual([first?.ticket?.id, first?.isSeenByMember], [ticketId, true]);
  assertSameWallet(first?.member?.walletId, member.account.address);

  const acts = ['close', 'note', 'change'];
  await member.ask('update', { name: `Chiara ${member.id.replace(/\W/g, '')}` });
  const { id } = member;
  const called = [member.account.address, id, `@/${id}`, id.replace(/\W/g, '').toLowerCase()];
  for (const query of [
    { ticket: ticketId },
    { ticket: String(number) },
    ...called.map((name) => ({ member: name })),
  ]) {
    const { entries } = await lead.ask('deskAudit', { ...query, kind: ['change'] });
    assert.deepEqual([query, entries.map(({ act }) => act)], [query, acts]);
  }
  const count = async (visitor: Visitor, query: CallInput<'deskAudit'>['query']) =>
    (await visitor.ask('deskAudit', { ...query })).totalCount;
  assert.equal(await count(agent, { ticket: ticketId, kind: ['change'] }), 2);
  assert.equal(await count(lead, { member: 'nobody of that name' }), 0);
  const who = agent.account.address;
  const pages = await allPages((at) => lead.ask('deskAudit', { who, ...at }), 2);
  assert.deepEqual(
    // After the agent's own looks at the audit.
    pages.flatMap(({ entries }) => entries.map((entry) => entry.number)).slice(-seen.length),
    seen.map((entry) => entry.number),
  );
  const [day = ''] = (first?.at ?? '').split('T');
  assert.ok((await count(lead, { day, limit: 1 })) >= 6);
  assert.equal(await count(lead, { day: '1999-12-31' }), 0);
  assert.ok((await count(lead, { day: '1999-12-31', until: day, limit: 1 })) >= 6);
  assert.equal(await count(lead, { day: '1999-12-30', until: '1999-12-31' }), 0);
});

test('the audit file has the entries of the list, oldest first, each with its text and the hash of it', async () => {
  const { member, lead, agent } = await joinDesk(api);
  const ticketId = await open(member);
  await read(agent, ticketId);
  await lead.ask('deskClose', { ticketId });
  const linesOf = async ({ ask }: Visitor, query: CallInput<'deskExportAudit'>['query'] = {}) => {
    const reply = await ask('deskExportAudit', query);
    assert.match(reply.headers.get('content-disposition') ?? '', /upline-audit-[\d-]+\.ndjson/);
    const lines = (await reply.text()).trimEnd().split('\n');
    return lines.map((line) => auditLine.parse(JSON.parse(line)));
  };

  assert.deepEqual(
    (await linesOf(agent)).map(({ sealed }) => sealed.split('\n')[3]),
    ['read', 'exportAudit'],
  );
  const query = { ticket: ticketId, kind: ['change' as const] };
  const listed = (await lead.ask('deskAudit', query)).entries.toReversed();
  assert.deepEqual(
    await linesOf(lead, query),
    listed.map(({ number, hash, sealed }) => ({ number, hash, sealed })),
  );
  const all = await linesOf(lead);
  for (const [index, { number, hash, sealed }] of all.entries()) {
    assert.equal(number, index + 1);
    assert.equal(createHash('sha256').update(sealed).digest('hex'), hash);
    assert.ok(index === 0 || sealed.endsWith(`\n${all[index - 1]?.hash}`));
  }
});
