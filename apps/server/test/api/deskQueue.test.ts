import assert from 'node:assert/strict';
import type { CallInput } from '@upline/api/contract';
import { messages } from '@upline/domain';
import { test } from 'vitest';
import { serveApi } from './support/serveApi.ts';
import { answer, joinAs, joinStaff } from './support/staff.ts';
import { assertRefused, assertSameWallet, join, type Registered, type Visitor } from './support/visitor.ts';

const api = serveApi({ withChain: true });

async function open({ client }: Registered, subject: string, message = 'How does it work?') {
  return (await client.call('createTicket', { body: { subject, message } })).data.id;
}

async function list({ client }: Visitor, query: CallInput<'deskTickets'>['query']) {
  return (await client.call('deskTickets', { query })).data;
}

async function read({ client }: Visitor, ticketId: string) {
  return (await client.call('deskTicket', { params: { ticketId } })).data.ticket;
}

type Change = Omit<CallInput<'deskChange'>['body'], 'version'>;

async function change(staff: Visitor, ticketId: string, asked: Change) {
  const { version } = await read(staff, ticketId);
  return changeAt(staff, ticketId, version, asked);
}

async function changeAt({ client }: Visitor, ticketId: string, version: number, asked: Change) {
  return (await client.call('deskChange', { params: { ticketId }, body: { version, ...asked } })).data;
}

/** Lists one member's tickets; the server's queue also has those of other tests. */
function idsOf(staff: Visitor, { account }: Registered) {
  return async (query: CallInput<'deskTickets'>['query'] = {}) =>
    (await list(staff, { q: account.id, ...query })).tickets.map(({ id }) => id);
}

const inAnHour = () => new Date(Date.now() + 60 * 60_000).toISOString();
/** Later than the newest ticket of any test. */
const muchLater = '2099-01-01T00:00:00.000Z';

test('changes a ticket only at its current version', async () => {
  const member = await join(api);
  const ticketId = await open(member, 'A question');
  const staff = await joinStaff(api);
  const { version, priority, tags, assignee, snoozedUntil } = await read(staff, ticketId);
  assert.deepEqual([priority, tags, assignee, snoozedUntil], ['normal', [], null, null]);

  const asked = { priority: 'urgent', tags: ['Purchase', 'purchase', 'level-4'] } as const;
  const changed = await changeAt(staff, ticketId, version, { ...asked, tags: [...asked.tags] });
  assert.deepEqual([changed.priority, changed.tags], ['urgent', ['purchase', 'level-4']]);
  assert.ok(changed.version > version);
  const refusal = { status: 409, reason: messages['server.ticketChanged'] };
  const late = changeAt(staff, ticketId, version, { priority: 'low' });
  await assertRefused('deskChange', late, refusal);

  await member.client.call('replyToTicket', { params: { ticketId }, body: { message: 'And?' } });
  const missed = changeAt(staff, ticketId, changed.version, { status: 'closed' });
  await assertRefused('deskChange', missed, refusal);
  assert.equal((await read(staff, ticketId)).status, 'open');
  const same = await change(staff, ticketId, { priority: 'urgent' });
  assert.equal(same.version, (await read(staff, ticketId)).version);
  for (const wrong of [{ tags: ['two words'] }, { priority: 'top' }, { snoozedUntil: 'soon' }]) {
    const { version: now } = same;
    await assertRefused('deskChange', changeAt(staff, ticketId, now, wrong as Change), { status: 400 });
  }
});

test('closing or opening by a change is visible to the member and listed once in their access log', async () => {
  const member = await join(api);
  const ticketId = await open(member, 'A question');
  const staff = await joinStaff(api);
  assert.equal((await change(staff, ticketId, { status: 'closed', priority: 'low' })).status, 'closed');
  const statusOf = async () =>
    (await member.client.call('ticket', { params: { ticketId } })).data.ticket.status;
  assert.equal(await statusOf(), 'closed');
  await change(staff, ticketId, { status: 'pending' });
  assert.equal(await statusOf(), 'pending');
  const { data: acts } = await member.client.call('staffActs', {});
  assert.deepEqual(
    acts.map(({ act }) => act).filter((act) => act !== 'read'),
    ['reopen', 'close'],
  );
});

test('agents take tickets and release their own; only leads assign others, and only to support agents', async () => {
  const ticketId = await open(await join(api), 'A question');
  const staff = await joinStaff(api);
  const [agent, colleague] = [await joinAs(api, staff, 'agent'), await joinAs(api, staff, 'agent')];
  const operator = await joinAs(api, staff, 'operator');
  const [own, others] = [agent.account.walletId, colleague.account.walletId];

  const taken = await change(agent, ticketId, { assignee: own });
  assertSameWallet(taken.assignee?.walletId ?? '', own);
  const refusal = { status: 403, reason: messages['server.assignOthers'] };
  await assertRefused('deskChange', change(agent, ticketId, { assignee: others }), refusal);
  await assertRefused('deskChange', change(colleague, ticketId, { assignee: null }), refusal);
  const given = await change(staff, ticketId, { assignee: others });
  assertSameWallet(given.assignee?.walletId ?? '', others);
  assert.equal((await change(colleague, ticketId, { assignee: null })).assignee, null);
  const nobody = { status: 422, reason: messages['server.unknownAssignee'] };
  for (const wallet of [operator.account.walletId, (await join(api)).account.walletId]) {
    await assertRefused('deskChange', change(staff, ticketId, { assignee: wallet }), nobody);
  }
});

test('each view lists and counts its tickets, and a message of the member ends the snooze', async () => {
  const member = await join(api);
  const staff = await joinStaff(api);
  const agent = await joinAs(api, staff, 'agent');
  const ids = idsOf(agent, member);
  const [mine, waiting, snoozed, closed] = [
    await open(member, 'One'),
    await open(member, 'Two'),
    await open(member, 'Three'),
    await open(member, 'Four'),
  ];
  await change(agent, mine, { assignee: agent.account.walletId, tags: ['purchase'] });
  await answer(agent, waiting, 'Like this.');
  const out = await change(agent, snoozed, { snoozedUntil: muchLater });
  assert.equal(out.snoozedUntil, muchLater);
  await change(agent, closed, { status: 'closed' });

  assert.deepEqual(await ids({ view: 'mine' }), [mine]);
  assert.deepEqual(await ids({ view: 'unassigned' }), [waiting]);
  assert.deepEqual(await ids({ view: 'open' }), [mine]);
  assert.deepEqual(await ids({ view: 'pending' }), [waiting]);
  assert.deepEqual(await ids({ view: 'snoozed' }), [snoozed]);
  assert.deepEqual(await ids({ view: 'closed' }), [closed]);
  assert.deepEqual((await ids()).toSorted(), [mine, waiting, snoozed, closed].toSorted());
  const { data: counts } = await agent.client.call('deskViews', {});
  assert.equal(counts.mine, 1);
  for (const view of ['unassigned', 'open', 'pending', 'snoozed', 'closed'] as const) {
    assert.ok(counts[view] >= 1, view);
    assert.equal((await list(agent, { view, limit: 1 })).totalCount, counts[view], view);
  }
  assert.ok(counts.tags.some(({ tag, count }) => tag === 'purchase' && count >= 1));

  await member.client.call('replyToTicket', { params: { ticketId: snoozed }, body: { message: 'Now.' } });
  assert.deepEqual(await ids({ view: 'snoozed' }), []);
  assert.deepEqual(await ids({ view: 'open' }), [snoozed, mine]);
  const [row] = (await list(agent, { q: member.account.id })).tickets;
  assert.deepEqual([row?.id, row?.excerpt, row?.isUnread], [snoozed, 'Now.', true]);
});

test('finds tickets by words in any script, without accents and in parts of addresses', async () => {
  const [member, staff] = [await join(api), await joinStaff(api)];
  const mine = `quokka${member.account.id.replace(/\W/g, '').toLowerCase()}`;
  const said = [
    '我家在上海东边。 生れながらにして自由であり、尊厳と権利とについて',
    'ฉันไม่สามารถซื้อระดับสองได้ مُحَمَّد café crème re\u0301sume\u0301',
    'https://example.com/help/level-two',
  ];
  const id = await open(member, mine, said.join('\n'));
  for (const part of [
    '上海',
    '家在上海',
    '権利',
    'ระดับสอง',
    'محمد',
    'cafe',
    'résumé',
    'help/level-two',
    'level-two',
  ]) {
    const { tickets } = await list(staff, { q: `${mine} ${part}` });
    assert.deepEqual([part, tickets.map((one) => one.id)], [part, [id]]);
  }
  assert.deepEqual((await list(staff, { q: `${mine} 海上` })).tickets, []);
});

test('finds tickets by names, a transaction, the ends of a wallet and their usual spellings', async () => {
  const [member, staff] = [await join(api), await joinStaff(api)];
  const word = member.account.id.replace(/\W/g, '').toLowerCase();
  await member.client.call('update', { body: { name: `Chiara Lindq${word}` } });
  const transaction = await api.refuse(member.signer, 1);
  const body = { subject: 'Was I charged?', message: 'It turned red.', transaction };
  const id = (await member.client.call('createTicket', { body })).data.id;
  const { number } = await read(staff, id);
  const wallet = member.account.walletId;
  const ways = [
    [`lindq${word}`, undefined],
    [`Chiara Lindq${word}`, undefined],
    [`#${number}`, undefined],
    [transaction, 'transaction'],
    [transaction.slice(0, 20), 'transaction'],
    [`${wallet.slice(0, 6)}…${wallet.slice(-4)}`, 'wallet'],
    [wallet.slice(-4), 'wallet'],
    [`@/${member.account.id}`, 'memberId'],
  ] as const;
  for (const [q, foundBy] of ways) {
    const found = (await list(staff, { q })).tickets.filter((one) => one.id === id);
    assert.deepEqual([q, ...found.map((one) => one.foundBy)], [q, foundBy]);
  }
  const tag = `tag${word}`;
  await staff.client.call('update', { body: { name: `Noor Haddad${word}` } });
  await change(staff, id, { tags: [tag], assignee: staff.signer.address });
  await member.client.call('replyToTicket', { params: { ticketId: id }, body: { message: 'Still red.' } });
  for (const [q, foundBy] of [
    [tag, 'tag'],
    [`haddad${word}`, 'assignee'],
  ] as const) {
    const { tickets } = await list(staff, { q });
    assert.deepEqual([q, tickets.map((one) => [one.id, one.foundBy])], [q, [[id, foundBy]]]);
  }
  const waysOf = async (q: string) =>
    (await list(staff, { q })).tickets.filter((one) => one.id === id).map(({ foundBy }) => foundBy);
  assert.deepEqual(await waysOf('turned'), ['text']);
  assert.deepEqual(await waysOf('charged'), [undefined]);
});

test('finds tickets by subject, messages, notes, member, wallet, number, tag and assignee', async () => {
  const [member, other] = [await join(api), await join(api)];
  const staff = await joinStaff(api);
  // A word that no other test uses.
  const word = `quokka${member.account.id.replace(/\W/g, '').toLowerCase()}`;
  const said = await open(member, 'Where is it?', `The ${word}, please: level-4 for 250.00.`);
  const named = await open(member, `${word.toUpperCase()} again`, 'Nothing else.');
  const foreign = await open(other, 'A question');
  await staff.client.call('deskNote', {
    params: { ticketId: foreign },
    body: { message: `Another ${word}.` },
  });
  const found = async (query: CallInput<'deskTickets'>['query']) =>
    (await list(staff, query)).tickets.map(({ id }) => id).toSorted();
  const sorted = (...ids: string[]) => ids.toSorted();

  assert.deepEqual(await found({ q: word }), sorted(said, named, foreign));
  assert.deepEqual(await found({ q: word.slice(0, -1) }), sorted(said, named, foreign));
  assert.deepEqual(await found({ q: `${word} WHERE` }), [said]);
  assert.deepEqual(await found({ q: `please ${word}` }), [said]);
  assert.deepEqual(await found({ q: `${word} level-4 250.00` }), [said]);
  assert.deepEqual(await found({ q: `${word} – level-` }), [said]);
  assert.deepEqual(await found({ q: `${word} nowhere` }), []);
  assert.deepEqual(await found({ q: member.account.id.toLowerCase() }), sorted(said, named));
  assert.deepEqual(await found({ q: other.account.walletId }), [foreign]);
  assert.deepEqual(await found({ q: other.account.walletId.slice(0, 20) }), [foreign]);
  const { number } = await read(staff, said);
  assert.ok((await found({ q: String(number) })).includes(said));
  for (const q of ["' & | ! :* <-> (", '%', '***', '\\']) await list(staff, { q });

  const own = staff.signer.address;
  await change(staff, said, { tags: ['lost-income'], assignee: own, priority: 'high' });
  assert.deepEqual(await found({ q: word, tag: 'lost-income' }), [said]);
  assert.deepEqual(await found({ q: word, assignee: 'me' }), [said]);
  assert.deepEqual(await found({ q: word, assignee: own }), [said]);
  assert.deepEqual(await found({ q: word, assignee: 'none' }), sorted(named, foreign));
  assert.deepEqual(await found({ q: word, priority: ['high', 'urgent'] }), [said]);
});

test('a list continues after its cursor in each order, even if tickets were added before it', async () => {
  const member = await join(api);
  const staff = await joinStaff(api);
  const ids = [];
  for (const subject of ['One', 'Two', 'Three', 'Four']) ids.push(await open(member, subject));
  const [one = '', two = '', three = '', four = ''] = ids;
  await change(staff, three, { priority: 'urgent' });
  await change(staff, two, { priority: 'high' });
  const orders = [
    ['newest', [four, three, two, one]],
    ['oldest', [one, two, three, four]],
    ['priority', [three, two, one, four]],
  ] as const;
  for (const [sort, expected] of orders) {
    const seen: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const query = { q: member.account.id, sort, limit: 1, ...(cursor && { cursor }) };
      const { tickets, nextCursor, totalCount } = await list(staff, query);
      assert.equal(totalCount, 4);
      seen.push(...tickets.map(({ id }) => id));
      cursor = nextCursor;
    }
    assert.deepEqual(seen, expected, sort);
  }
  const { nextCursor } = await list(staff, { q: member.account.id, limit: 2 });
  await open(member, 'Five');
  const rest = await list(staff, { q: member.account.id, cursor: nextCursor ?? '' });
  assert.deepEqual(
    rest.tickets.map(({ id }) => id),
    [two, one],
  );
});

test('staff open a ticket by its number or ID, its member only by its ID', async () => {
  const member = await join(api);
  const staff = await joinStaff(api);
  const id = await open(member, 'A question');
  const { number } = await read(staff, id);
  const byNumber = String(number);
  assert.equal((await read(staff, byNumber)).ticketId, id);
  assert.equal((await answer(staff, byNumber, 'Like this.')).message, 'Like this.');
  assert.equal((await change(staff, byNumber, { snoozedUntil: inAnHour() })).id, id);
  const reading = member.client.call('ticket', { params: { ticketId: byNumber } });
  await assertRefused('ticket', reading, { status: 404 });
});
