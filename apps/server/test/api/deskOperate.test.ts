import assert from 'node:assert/strict';
import { chainId, maximumReasonLength, messages } from '@upline/domain';
import { test } from 'vitest';
import { serveApi } from './support/serveApi.ts';
import { joinAs, joinStaff } from './support/staff.ts';
import { assertRefused, callAny } from './support/visitor.ts';

const api = serveApi({ withChain: true });

const callOf = (end: string) => ({
  contract: `0x${'12'.repeat(20)}`,
  callHash: `0x${end.padStart(64, '0')}`,
});

test('an operator reads the ledger’s and the chain’s state; an agent cannot', async () => {
  const lead = await joinStaff(api);
  const operator = await joinAs(api, lead, 'operator');
  const agent = await joinAs(api, lead, 'agent');
  const { data } = await operator.client.call('deskHealth', {});
  assert.deepEqual([data.ledger.state, data.ledger.isFailing], ['following', false]);
  assert.ok(data.chain.isReachable && BigInt(data.chain.head ?? 0) >= BigInt(data.ledger.block));
  const reason = messages['server.forLeads'];
  await assertRefused('deskHealth', agent.client.call('deskHealth', {}), { status: 403, reason });
});

test('a sent act is in the audit of every operator and of no agent', async () => {
  const lead = await joinStaff(api);
  const operator = await joinAs(api, lead, 'operator');
  const other = await joinAs(api, lead, 'operator');
  const agent = await joinAs(api, lead, 'agent');
  const call = { contract: `0x${'12'.repeat(20)}`, data: '0xa1b2c3d4' };
  const actor = operator.account.walletId;
  const sent = { act: 'pause' as const, way: 'wallet' as const, actor, calls: [call] };
  await operator.client.call('deskRecordAct', { body: sent });
  const [left] = (await other.client.call('deskSentActs', {})).data.acts;
  assert.deepEqual([left?.act, left?.way], ['pause', 'wallet']);
  assert.deepEqual(
    left?.calls.map(({ contract }) => contract),
    [call.contract],
  );
  assert.match(left?.calls[0]?.callHash ?? '', /^0x[0-9a-f]{64}$/);
  assert.equal(left?.who.walletId, operator.account.walletId);
  await assertRefused('deskSentActs', agent.client.call('deskSentActs', {}), { status: 403 });
  await agent.client.call('deskTickets', {});
  const query = { who: operator.account.walletId };
  const { data: seen } = await other.client.call('deskAudit', { query });
  assert.deepEqual(
    seen.entries.map(({ act, kind, details }) => [act, kind, details.sent?.act, details.sent?.way]),
    [['sendAct', 'act', 'pause', 'wallet']],
  );
  assert.match(seen.entries[0]?.details.sent?.fingerprint ?? '', /^[0-9a-f]{4}( [0-9a-f]{4}){3}$/);
  const ofAgent = { query: { who: agent.account.walletId } };
  assert.equal((await other.client.call('deskAudit', ofAgent)).data.totalCount, 0);
  assert.equal((await agent.client.call('deskAudit', { query })).data.totalCount, 0);
  assert.equal((await lead.client.call('deskAudit', { query })).data.totalCount, 1);
  for (const wrong of [
    { act: 'no-such-act' },
    { calls: [] },
    { calls: undefined, fingerprint: 'checked with Safe OK <all good>' },
    { calls: [{ contract: call.contract, callHash: `0x${'a1'.repeat(32)}` }] },
    { calls: [{ ...call, data: '0xa1b2c3' }] },
    { calls: [{ ...call, data: 'set_paused(true)' }] },
    { actor: 'the Safe' },
  ]) {
    const asked = callAny(operator, 'deskRecordAct', { body: { ...sent, ...wrong } });
    await assertRefused('deskRecordAct', asked, { status: 400 });
  }
  await assertRefused('deskRecordAct', callAny(agent, 'deskRecordAct', { body: sent }), { status: 403 });
});

test('a reason waits for its act, can be replaced and withdrawn, and is hidden from agents', async () => {
  const lead = await joinStaff(api);
  const operator = await joinAs(api, lead, 'operator');
  const other = await joinAs(api, lead, 'operator');
  const agent = await joinAs(api, lead, 'agent');
  const [one, two] = [callOf('b1'), callOf('b2')];
  const body = { chainId, act: 'pause', calls: [one, two], reason: 'A check of all pools.' } as const;
  const waiting = async () => {
    const { data } = await other.client.call('deskAnnouncements', { query: {} });
    return data.waiting.filter(({ who }) => who.walletId === operator.account.walletId);
  };
  const { data } = await operator.client.call('deskAnnounce', { body: { ...body, calls: [one, two] } });
  assert.deepEqual([data.waiting?.reason, data.waiting?.calls], [body.reason, [one, two]]);
  assert.ok(Date.parse(data.waiting?.lapsesAt ?? '') > Date.parse(data.waiting?.at ?? ''));

  const taken = { status: 409, reason: messages['server.othersReason'] };
  for (const reason of ['Send coins now.', '']) {
    const asked = other.client.call('deskAnnounce', { body: { ...body, calls: [two], reason } });
    await assertRefused('deskAnnounce', asked, taken);
  }
  const attempts = { query: { who: other.account.walletId, kind: ['refusal' as const] } };
  assert.deepEqual(
    (await lead.client.call('deskAudit', attempts)).data.entries.map(({ details }) => details.announced),
    ['', 'Send coins now.'].map((reason) => ({ act: 'pause', reason })),
  );
  const leads = { status: 400, reason: messages['server.textLeads'], path: 'reason' };
  for (const reason of ['See evil.example.', `Send to ${one.contract}.`, 'Call +44 7700 900123.']) {
    const asked = operator.client.call('deskAnnounce', { body: { ...body, calls: [one], reason } });
    await assertRefused('deskAnnounce', asked, leads);
  }
  await operator.client.call('deskAnnounce', { body: { ...body, calls: [one], reason: 'Another.' } });
  const both = await waiting();
  assert.deepEqual(
    both.map(({ reason, calls }) => [reason, calls]),
    [
      ['Another.', [one]],
      [body.reason, [two]],
    ],
  );
  await operator.client.call('deskAnnounce', { body: { ...body, calls: [one, two], reason: ' ' } });
  assert.deepEqual(await waiting(), []);

  const query = { who: operator.account.walletId };
  const { entries } = (await other.client.call('deskAudit', { query })).data;
  assert.deepEqual(
    entries.map(({ act, kind, details }) => [act, kind, details.announced?.reason]),
    [
      ['announceAct', 'act', ''],
      ['announceAct', 'act', 'Another.'],
      ['announceAct', 'act', body.reason],
    ],
  );
  for (const wrong of [
    { reason: 'x'.repeat(maximumReasonLength + 1) },
    { calls: [] },
    { calls: [one, one] },
    { chainId: 1 },
    { act: 'no-such-act' },
  ]) {
    const asked = callAny(operator, 'deskAnnounce', { body: { ...body, ...wrong } });
    await assertRefused('deskAnnounce', asked, { status: 400 });
  }
  await assertRefused('deskAnnounce', callAny(agent, 'deskAnnounce', { body }), { status: 403 });
  const read = agent.client.call('deskAnnouncements', { query: {} });
  await assertRefused('deskAnnouncements', read, { status: 403 });
  const far = await other.client.call('deskAnnouncements', { query: { cursor: '0.999999999999999' } });
  assert.deepEqual(far.data.told, []);
});
