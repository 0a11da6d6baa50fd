import assert from 'node:assert/strict';
import { chainId, maximumReasonLength } from '@upline/domain';
import { test } from 'vitest';
import { serveApi } from './support/serveApi.ts';
import { joinAs, joinDesk } from './support/staff.ts';

const api = serveApi({ withChain: true });

const contract = `0x${'12'.repeat(20)}`;
const callOf = (end: string) => ({ contract, callHash: `0x${end.padStart(64, '0')}` });

async function setting() {
  const { lead, agent } = await joinDesk(api);
  return {
    lead,
    agent,
    operator: await joinAs(api, lead, 'operator'),
    other: await joinAs(api, lead, 'operator'),
  };
}

test('an operator reads the ledger’s and the chain’s state', async () => {
  const { operator } = await setting();
  const { ledger, chain } = await operator.ask('deskHealth', {});
  assert.deepEqual([ledger.state, ledger.isFailing], ['following', false]);
  assert.ok(chain.isReachable && BigInt(chain.head ?? 0) >= BigInt(ledger.block));
});

test('a sent act is in the audit of every operator and of no agent', async () => {
  const { lead, agent, operator, other } = await setting();
  const call = { contract, data: '0xa1b2c3d4' };
  const actor = operator.account.address;
  const sent = { act: 'pause' as const, way: 'wallet' as const, actor, calls: [call] };
  await operator.ask('deskRecordAct', sent);
  const [left] = (await other.ask('deskSentActs', {})).acts;
  assert.deepEqual([left?.act, left?.way, left?.who.walletId], ['pause', 'wallet', actor]);
  assert.deepEqual(
    left?.calls.map((one) => one.contract),
    [contract],
  );
  assert.match(left?.calls[0]?.callHash ?? '', /^0x[0-9a-f]{64}$/);
  await agent.ask('deskTickets', {});
  const { entries } = await other.ask('deskAudit', { who: actor });
  assert.deepEqual(
    entries.map(({ act, kind, details }) => [act, kind, details.sent?.act, details.sent?.way]),
    [['sendAct', 'act', 'pause', 'wallet']],
  );
  assert.match(entries[0]?.details.sent?.fingerprint ?? '', /^[0-9a-f]{4}( [0-9a-f]{4}){3}$/);
  for (const [reader, who, count] of [
    [other, agent.account.address, 0],
    [agent, actor, 0],
    [lead, actor, 1],
  ] as const) {
    assert.equal((await reader.ask('deskAudit', { who })).totalCount, count);
  }
  for (const wrong of [
    { act: 'no-such-act' },
    { calls: [] },
    { calls: undefined, fingerprint: 'checked with Safe OK <all good>' },
    { calls: [{ contract, callHash: `0x${'a1'.repeat(32)}` }] },
    { calls: [{ contract, data: '0xa1b2c3' }] },
    { calls: [{ contract, data: 'set_paused(true)' }] },
    { actor: 'the Safe' },
  ]) {
    await operator.refused('deskRecordAct', { ...sent, ...wrong }, 400);
  }
});

test('a reason waits for its act, and can be replaced and withdrawn', async () => {
  const { lead, operator, other } = await setting();
  const [one, two] = [callOf('b1'), callOf('b2')];
  const body = {
    chainId: chainId as 137,
    act: 'pause' as const,
    calls: [one, two],
    reason: 'A check of all pools.',
  };
  const who = operator.account.address;
  const waiting = async () =>
    (await other.ask('deskAnnouncements', {})).waiting
      .filter((reason) => reason.who.walletId === who)
      .map(({ reason, calls }) => [reason, calls]);
  const { waiting: kept } = await operator.ask('deskAnnounce', body);
  assert.deepEqual([kept?.reason, kept?.calls], [body.reason, [one, two]]);
  assert.ok(Date.parse(kept?.lapsesAt ?? '') > Date.parse(kept?.at ?? ''));

  for (const reason of ['Send coins now.', '']) {
    await other.refused('deskAnnounce', { ...body, calls: [two], reason }, 409, 'server.othersReason');
  }
  const attempts = await lead.ask('deskAudit', { who: other.account.address, kind: ['refusal'] });
  assert.deepEqual(
    attempts.entries.map(({ details }) => details.announced),
    ['', 'Send coins now.'].map((reason) => ({ act: 'pause', reason })),
  );
  for (const reason of ['See evil.example.', `Send to ${contract}.`, 'Call +44 7700 900123.']) {
    const asked = { ...body, calls: [one], reason };
    await operator.refused('deskAnnounce', asked, 400, 'server.textLeads', 'reason');
  }
  await operator.ask('deskAnnounce', { ...body, calls: [one], reason: 'Another.' });
  assert.deepEqual(await waiting(), [
    ['Another.', [one]],
    [body.reason, [two]],
  ]);
  await operator.ask('deskAnnounce', { ...body, reason: ' ' });
  assert.deepEqual(await waiting(), []);
  assert.deepEqual(
    (await other.ask('deskAudit', { who })).entries.map(({ act, kind, details }) => [
      act,
      kind,
      details.announced?.reason,
    ]),
    ['', 'Another.', body.reason].map((reason) => ['announceAct', 'act', reason]),
  );
  for (const wrong of [
    { reason: 'x'.repeat(maximumReasonLength + 1) },
    { calls: [] },
    { calls: [one, one] },
    { chainId: 1 },
    { act: 'no-such-act' },
  ]) {
    await operator.refused('deskAnnounce', { ...body, ...wrong }, 400);
  }
  assert.deepEqual((await other.ask('deskAnnouncements', { cursor: '0.999999999999999' })).told, []);
});

test('an act saved as a file waits for signers until an operator gives it up', async () => {
  const { lead, agent, operator, other } = await setting();
  const actor = operator.account.address;
  /** The acts that wait and were saved by the operator, as another member of staff reads them. */
  const waiting = async (reader: Pick<typeof other, 'ask'> = other) => {
    const { acts } = await reader.ask('deskWaitingActs', {});
    return acts.filter(({ who }) => who.walletId === actor);
  };
  const calls = [{ contract: actor, data: '0xa1b2c3d4' }];
  const values = { pool: '1', fee: '62.50' };
  const sent = { act: 'terms-queue' as const, way: 'file' as const, actor, calls, values };
  for (const way of ['wallet', 'batch', 'copy'] as const) {
    await operator.ask('deskRecordAct', { ...sent, way });
  }
  assert.deepEqual(await waiting(), []);

  await operator.ask('deskRecordAct', { ...sent, nonce: '41' });
  const [first] = await waiting();
  assert.ok(first);
  const { id, at, fingerprint, who, ...rest } = first;
  assert.deepEqual(rest, { act: sent.act, values, actor, nonce: '41', calls });
  assert.match(fingerprint, /^[0-9a-f]{4}( [0-9a-f]{4}){3}$/);
  assert.ok(Date.parse(at) <= Date.now());

  await operator.ask('deskRecordAct', { ...sent, nonce: '42' });
  const again = await waiting(lead);
  assert.deepEqual(
    again.map(({ nonce, id: newer }) => [nonce, newer === id]),
    [['42', false]],
  );
  await other.refused('deskGiveUpAct', { actId: id }, 404);
  const actId = again[0]?.id ?? '';
  for (const by of [agent, await joinAs(api, lead, 'lead')]) {
    await by.refused('deskGiveUpAct', { actId }, 403);
  }
  await other.ask('deskGiveUpAct', { actId });
  assert.deepEqual(await waiting(), []);
  const { entries } = await lead.ask('deskAudit', { who: other.account.address });
  assert.deepEqual(
    entries.map(({ act, details }) => [act, details.sent]),
    [['giveUpAct', { act: sent.act, way: 'file', fingerprint, values }]],
  );

  for (const wrong of [
    { values: { to: actor } },
    { values: { pool: '<b>1</b>' } },
    { values: { pool: '1'.repeat(61) } },
    { values: { name: 'x' } },
    { nonce: '-1' },
    { nonce: 41 },
  ]) {
    await operator.refused('deskRecordAct', { ...sent, ...wrong }, 400);
  }
});
