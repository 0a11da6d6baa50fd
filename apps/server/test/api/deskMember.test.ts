import assert from 'node:assert/strict';
import { test } from 'vitest';
import { assertSameWallet } from '../support/visitor.ts';
import { everyKind, ledgerOf } from './support/ledgerReading.ts';
import { serveApi } from './support/serveApi.ts';
import { allPages, joinDesk, open } from './support/staff.ts';

const api = serveApi({ withChain: true });

test('support reads a member’s payments, income, losses, sponsor and earlier tickets', async () => {
  const { sponsor, buyer } = await everyKind(api);
  await sponsor.ask('update', { name: 'Ada Lindqvist' });
  const [first, second] = [await open(sponsor), await open(sponsor)];
  const { agent } = await joinDesk(api);

  const data = await agent.ask('deskMember', { memberId: sponsor.id });
  const { sums } = await ledgerOf(sponsor);
  assert.deepEqual([data.member.name, data.member.id], ['Ada Lindqvist', sponsor.id]);
  assert.deepEqual(data.positions, [1, 3]);
  assert.deepEqual(
    [data.paidIn, data.lost, data.claimable, data.received],
    [sums.participation, sums.lost, '0', sums.claim],
  );
  assert.deepEqual(
    data.tickets.map(({ id, subject, status }) => [id, subject, status]),
    [
      [second, 'A question', 'open'],
      [first, 'A question', 'open'],
    ],
  );
  assert.equal(data.ticketCount, 2);
  assert.ok(data.wallet && data.reading.isReachable && data.reading.reached);

  const below = await agent.ask('deskMember', { memberId: buyer.account.address });
  assert.equal(below.sponsor?.name, 'Ada Lindqvist');
  assertSameWallet(below.sponsor?.walletId, sponsor.account.address);
  assert.deepEqual([below.tickets, below.received], [[], '0']);
});

test('opening a profile is audited with its member, and an unknown ID is not found', async () => {
  const { member, agent } = await joinDesk(api);
  await agent.ask('deskMember', { memberId: member.account.address });
  await agent.refused('deskMember', { memberId: 'UPL-000000' }, 404, 'server.unknownMember');
  const [entry, ...rest] = (await agent.ask('deskAudit', {})).entries;
  assert.deepEqual([entry?.act, entry?.kind, entry?.ticket, rest.length], ['profile', 'read', null, 0]);
  assertSameWallet(entry?.member?.walletId, member.account.address);
});

test('a member’s history lists purchases, losses, claims, income and allowances, newest first, in pages', async () => {
  const { sponsor, buyer } = await everyKind(api);
  const { agent } = await joinDesk(api);
  const memberId = sponsor.id;
  const { events, reading, nextCursor, allowancesFrom } = await agent.ask('deskMemberChain', {
    memberId,
    limit: 50,
  });
  assert.deepEqual([reading.isReachable, nextCursor, allowancesFrom], [true, null, null]);
  const kinds = events.map(({ kind, position }) => `${kind} ${position}`);
  assert.deepEqual(
    // The two incomes of one purchase, in either order.
    [...kinds.slice(0, 4), ...kinds.slice(4, 6).toSorted(), ...kinds.slice(6)],
    [
      'claim 3',
      'claim 1',
      'referral 3',
      'lost 2',
      'level 1',
      'referral 1',
      'participation 3',
      'allowance 3',
      'participation 1',
      'allowance 1',
    ],
  );
  assert.ok(events.every(({ check }) => check === 'chain'));
  const lost = events.find(({ kind }) => kind === 'lost');
  assertSameWallet(lost?.from.walletId, buyer.account.address);
  assert.ok(lost?.receiver && lost.receiver.walletId !== sponsor.account.address);
  const pages = await allPages((at) => agent.ask('deskMemberChain', { memberId, ...at }), 2);
  assert.deepEqual(
    pages.flatMap((page) => page.events.map(({ id }) => id)),
    events.map(({ id }) => id),
  );
});

test('a ticket about a refused purchase is marked and tagged in the queue, and shows reason and figures', async () => {
  const { member, agent } = await joinDesk(api);
  const hash = await api.refuse(member, 1);
  const body = { subject: 'Was I charged?', message: 'It turned red.', transaction: hash };
  const { id: ticketId } = await member.ask('createTicket', body);
  const q = member.id;
  const refused = { kind: 'reverted', name: 'NotEnoughAllowanceOrBalance' };
  const transaction = { hash, ...refused, amount: null, position: 1, nonce: null };
  assert.deepEqual(
    (await agent.ask('deskTickets', { q, chain: 'reverted' })).tickets.map((ticket) => [
      ticket.id,
      ticket.tags,
      ticket.transaction,
    ]),
    [[ticketId, ['reverted'], transaction]],
  );
  assert.deepEqual((await agent.ask('deskTickets', { q, chain: 'lost' })).tickets, []);

  const data = await agent.ask('deskTransaction', { ticketId });
  const { outcome } = data;
  assert.deepEqual(
    [data.hash, data.isFromChain, data.events, outcome?.state, outcome?.position],
    [hash, true, [], 'reverted', 1],
  );
  assert.deepEqual(outcome?.reason, { name: refused.name, text: '' });
  assert.deepEqual(outcome?.compared, { needed: '50', allowed: '0', held: '50' });
  assert.deepEqual([outcome?.call?.name, outcome?.call?.args[1]], ['invest_stable_coin', 'true']);
  assertSameWallet(outcome?.from?.walletId, member.account.address);
  assert.ok(BigInt(outcome?.gasUsed ?? 0) > 0n && outcome?.block);
});

test('a ticket about another’s purchase shows the member’s loss; other tickets have no transaction', async () => {
  const { sponsor } = await everyKind(api);
  const { agent } = await joinDesk(api);
  const [lost] = (await ledgerOf(sponsor, { kind: ['lost'] })).lines;
  const body = { subject: 'Where is it?', message: 'I got nothing.' };
  const ids: string[] = [];
  for (const transaction of [lost?.transaction ?? '', undefined, `0x${'ab'.repeat(32)}`]) {
    ids.push((await sponsor.ask('createTicket', { ...body, ...(transaction && { transaction }) })).id);
  }
  const [ticketId = '', plain = ''] = ids;
  const { tickets } = await agent.ask('deskTickets', { q: sponsor.id });
  assert.deepEqual(
    tickets.map(({ transaction, tags }) => [transaction?.kind, transaction?.amount, tags]),
    [
      ['unknown', null, []],
      [undefined, undefined, []],
      ['lost', lost?.amount, ['lost-income']],
    ],
  );
  const { events } = await agent.ask('deskTransaction', { ticketId });
  assert.deepEqual(
    events.map(({ kind, amount, check }) => [kind, amount, check]),
    [['lost', lost?.amount, 'chain']],
  );
  await agent.refused('deskTransaction', { ticketId: plain }, 404);
  await sponsor.refused('createTicket', { ...body, transaction: '0x12' }, 400);
});
