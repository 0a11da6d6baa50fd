import assert from 'node:assert/strict';
import type { ReplyData } from '@upline/api/contract';
import { messages } from '@upline/domain';
import { test } from 'vitest';
import { everyKind, ledgerOf } from './support/ledgerReading.ts';
import { serveApi } from './support/serveApi.ts';
import { joinAs, joinStaff } from './support/staff.ts';
import { assertRefused, assertSameWallet, join } from './support/visitor.ts';

const api = serveApi({ withChain: true });

test('support reads a member’s payments, income, losses, sponsor and earlier tickets', async () => {
  const { sponsor, buyer } = await everyKind(api);
  await sponsor.client.call('update', { body: { name: 'Ada Lindqvist' } });
  const body = { subject: 'A question', message: 'How does it work?' };
  const first = (await sponsor.client.call('createTicket', { body })).data.id;
  const second = (await sponsor.client.call('createTicket', { body })).data.id;
  const lead = await joinStaff(api);
  const agent = await joinAs(api, lead, 'agent');

  const read = (memberId: string) => agent.client.call('deskMember', { params: { memberId } });
  const { data } = await read(sponsor.account.id);
  const { data: ledger } = await sponsor.client.call('ledger', {
    params: { wallet: sponsor.account.walletId },
  });
  assert.deepEqual([data.member.name, data.member.id], ['Ada Lindqvist', sponsor.account.id]);
  assert.deepEqual(data.positions, [1, 3]);
  assert.deepEqual([data.paidIn, data.lost], [ledger.sums.participation, ledger.sums.lost]);
  assert.equal(data.claimable, '0');
  assert.equal(data.received, ledger.sums.claim);
  assert.deepEqual(
    data.tickets.map(({ id, subject, status }) => [id, subject, status]),
    [
      [second, 'A question', 'open'],
      [first, 'A question', 'open'],
    ],
  );
  assert.equal(data.ticketCount, 2);
  assert.ok(data.wallet && data.reading.isReachable && data.reading.reached);

  const below = (await read(buyer.account.walletId)).data;
  assert.equal(below.sponsor?.name, 'Ada Lindqvist');
  assertSameWallet(below.sponsor?.walletId ?? '', sponsor.account.walletId);
  assert.deepEqual([below.tickets, below.received], [[], '0']);
});

test('opening a profile is audited with its member, and an unknown ID is not found', async () => {
  const member = await join(api);
  const agent = await joinAs(api, await joinStaff(api), 'agent');
  await agent.client.call('deskMember', { params: { memberId: member.account.walletId } });
  const reason = messages['server.unknownMember'];
  const nobody = agent.client.call('deskMember', { params: { memberId: 'UPL-000000' } });
  await assertRefused('deskMember', nobody, { status: 404, reason });
  const [entry, ...rest] = (await agent.client.call('deskAudit', {})).data.entries;
  assert.deepEqual([entry?.act, entry?.kind, entry?.ticket, rest.length], ['profile', 'read', null, 0]);
  assertSameWallet(entry?.member?.walletId ?? '', member.account.walletId);
});

test('a member’s history lists purchases, losses, claims, income and allowances, newest first, in pages', async () => {
  const { sponsor, buyer } = await everyKind(api);
  const agent = await joinAs(api, await joinStaff(api), 'agent');
  const params = { memberId: sponsor.account.id };
  const { data } = await agent.client.call('deskMemberChain', { params, query: { limit: 50 } });
  const { events, reading, nextCursor, allowancesFrom } = data;
  assert.deepEqual([reading.isReachable, nextCursor, allowancesFrom], [true, null, null]);
  assert.deepEqual(
    events.map(({ kind, position }) => `${kind} ${position}`),
    [
      'claim 3',
      'claim 1',
      'referral 3',
      'lost 2',
      // The two incomes of one purchase.
      ...events.slice(4, 6).map(({ kind }) => `${kind} 1`),
      'participation 3',
      'allowance 3',
      'participation 1',
      'allowance 1',
    ],
  );
  assert.deepEqual(
    events
      .slice(4, 6)
      .map(({ kind }) => kind)
      .toSorted(),
    ['level', 'referral'],
  );
  assert.ok(events.every(({ check }) => check === 'chain'));
  const [lost] = events.filter(({ kind }) => kind === 'lost');
  assertSameWallet(lost?.from.walletId ?? '', buyer.account.walletId);
  assert.ok(lost?.receiver && lost.receiver.walletId !== sponsor.account.walletId);

  const paged: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const query = { limit: 2, ...(cursor && { cursor }) };
    const page: ReplyData<'deskMemberChain'> = (await agent.client.call('deskMemberChain', { params, query }))
      .data;
    paged.push(...page.events.map(({ id }) => id));
    cursor = page.nextCursor;
  }
  assert.deepEqual(
    paged,
    events.map(({ id }) => id),
  );
});

test('a ticket about a refused purchase is marked and tagged in the queue, and shows reason and figures', async () => {
  const member = await join(api);
  const transaction = await api.refuse(member.signer, 1);
  const body = { subject: 'Was I charged?', message: 'It turned red.', transaction };
  const ticketId = (await member.client.call('createTicket', { body })).data.id;
  const agent = await joinAs(api, await joinStaff(api), 'agent');
  const q = member.account.id;
  const found = (await agent.client.call('deskTickets', { query: { q, chain: 'reverted' } })).data.tickets;
  assert.deepEqual(
    found.map((ticket) => [ticket.id, ticket.tags, ticket.transaction]),
    [
      [
        ticketId,
        ['reverted'],
        {
          hash: transaction,
          kind: 'reverted',
          name: 'NotEnoughAllowanceOrBalance',
          amount: null,
          position: 1,
          nonce: null,
        },
      ],
    ],
  );
  const others = await agent.client.call('deskTickets', { query: { q, chain: 'lost' } });
  assert.deepEqual(others.data.tickets, []);

  const { data } = await agent.client.call('deskTransaction', { params: { ticketId } });
  const { outcome } = data;
  assert.deepEqual(
    [data.hash, data.isFromChain, data.events, outcome?.state, outcome?.position],
    [transaction, true, [], 'reverted', 1],
  );
  assert.deepEqual(outcome?.reason, { name: 'NotEnoughAllowanceOrBalance', text: '' });
  assert.deepEqual(outcome?.compared, { needed: '50', allowed: '0', held: '50' });
  assert.equal(outcome?.call?.name, 'invest_stable_coin');
  assert.equal(outcome?.call?.args[1], 'true');
  assertSameWallet(outcome?.from?.walletId ?? '', member.account.walletId);
  assert.ok(BigInt(outcome?.gasUsed ?? 0) > 0n && outcome?.block);
});

test('a ticket about another’s purchase shows the member’s loss; other tickets have no transaction', async () => {
  const { sponsor } = await everyKind(api);
  const [lost] = (await ledgerOf(sponsor, { kind: ['lost'] })).lines;
  const body = { subject: 'Where is it?', message: 'I got nothing.' };
  const about = { ...body, transaction: lost?.transaction ?? '' };
  const ticketId = (await sponsor.client.call('createTicket', { body: about })).data.id;
  const plain = (await sponsor.client.call('createTicket', { body })).data.id;
  const unknown = { ...body, transaction: `0x${'ab'.repeat(32)}` };
  await sponsor.client.call('createTicket', { body: unknown });
  const agent = await joinAs(api, await joinStaff(api), 'agent');
  const { tickets } = (await agent.client.call('deskTickets', { query: { q: sponsor.account.id } })).data;
  assert.deepEqual(
    tickets.map(({ transaction, tags }) => [transaction?.kind, transaction?.amount, tags]),
    [
      ['unknown', null, []],
      [undefined, undefined, []],
      ['lost', lost?.amount, ['lost-income']],
    ],
  );
  const { data } = await agent.client.call('deskTransaction', { params: { ticketId } });
  assert.deepEqual(
    data.events.map(({ kind, amount, check }) => [kind, amount, check]),
    [['lost', lost?.amount, 'chain']],
  );
  const none = agent.client.call('deskTransaction', { params: { ticketId: plain } });
  await assertRefused('deskTransaction', none, { status: 404 });
  const wrong = sponsor.client.call('createTicket', { body: { ...body, transaction: '0x12' } });
  await assertRefused('createTicket', wrong, { status: 400 });
});
