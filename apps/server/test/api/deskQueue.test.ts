import assert from 'node:assert/strict';
import type { CallInput } from '@upline/api/contract';
import { test } from 'vitest';
import { assertSameWallet, join, type Registered, type Visitor } from '../support/visitor.ts';
import { serveApi } from './support/serveApi.ts';
import {
  allPages,
  answer,
  change,
  joinAs,
  joinDesk,
  joinStaff,
  open,
  own,
  read,
  wordOf,
  write,
} from './support/staff.ts';

const api = serveApi({ withChain: true });

type Query = CallInput<'deskTickets'>['query'];

const list = ({ ask }: Visitor, query: Query) => ask('deskTickets', { ...query });

const idsIn = async (staff: Visitor, query: Query) => (await list(staff, query)).tickets.map(({ id }) => id);

/** Later than the newest ticket of any test. */
const muchLater = '2099-01-01T00:00:00.000Z';

test('changes a ticket only at its current version', async () => {
  const { member, lead } = await joinDesk(api);
  const ticketId = await open(member);
  const { version, priority, tags, assignee, snoozedUntil } = await read(lead, ticketId);
  assert.deepEqual([priority, tags, assignee, snoozedUntil], ['normal', [], null, null]);

  const asked = { priority: 'urgent' as const, tags: ['Purchase', 'purchase', 'level-4'] };
  const changed = await lead.ask('deskChange', { ticketId, version, ...asked });
  assert.deepEqual([changed.priority, changed.tags], ['urgent', ['purchase', 'level-4']]);
  assert.ok(changed.version > version);
  await lead.refused('deskChange', { ticketId, version, priority: 'low' }, 409, 'server.ticketChanged');

  await write(member, ticketId, 'And?');
  const missed = { ticketId, version: changed.version, status: 'closed' };
  await lead.refused('deskChange', missed, 409, 'server.ticketChanged');
  const { version: now, status } = await read(lead, ticketId);
  assert.equal(status, 'open');
  assert.equal((await change(lead, ticketId, { priority: 'urgent' })).version, now);
  for (const wrong of [{ tags: ['two words'] }, { priority: 'top' }, { snoozedUntil: 'soon' }]) {
    await lead.refused('deskChange', { ticketId, version: now, ...wrong }, 400);
  }
});

test('closing or opening by a change is visible to the member and listed once in their access log', async () => {
  const { member, lead } = await joinDesk(api);
  const ticketId = await open(member);
  for (const status of ['closed', 'pending'] as const) {
    assert.equal((await change(lead, ticketId, { status, priority: 'low' })).status, status);
    assert.equal((await own(member, ticketId)).status, status);
  }
  const acts = await member.ask('staffActs', {});
  assert.deepEqual(
    acts.map(({ act }) => act).filter((act) => act !== 'read'),
    ['reopen', 'close'],
  );
});

test('agents take tickets and release their own; only leads assign others, and only to support agents', async () => {
  const { member, lead, agent } = await joinDesk(api);
  const ticketId = await open(member);
  const [colleague, operator] = [await joinAs(api, lead, 'agent'), await joinAs(api, lead, 'operator')];
  const [mine, others] = [agent.account.address, colleague.account.address];
  const refusesTo = async (staff: Visitor, assignee: string | null, status: number, reason: string) => {
    const { version } = await read(staff, ticketId);
    await staff.refused('deskChange', { ticketId, version, assignee }, status, reason);
  };

  assertSameWallet((await change(agent, ticketId, { assignee: mine })).assignee?.walletId, mine);
  await refusesTo(agent, others, 403, 'server.assignOthers');
  await refusesTo(colleague, null, 403, 'server.assignOthers');
  assertSameWallet((await change(lead, ticketId, { assignee: others })).assignee?.walletId, others);
  assert.equal((await change(colleague, ticketId, { assignee: null })).assignee, null);
  for (const { account } of [operator, member]) {
    await refusesTo(lead, account.address, 422, 'server.unknownAssignee');
  }
});

test('each view lists and counts its tickets, and a message of the member ends the snooze', async () => {
  const { member, agent } = await joinDesk(api);
  const ids = (query: Query = {}) => idsIn(agent, { q: member.id, ...query });
  const [mine, waiting, snoozed, closed] = [
    await open(member, 'One'),
    await open(member, 'Two'),
    await open(member, 'Three'),
    await open(member, 'Four'),
  ];
  await change(agent, mine, { assignee: agent.account.address, tags: ['purchase'] });
  await answer(agent, waiting, 'Like this.');
  const out = await change(agent, snoozed, { snoozedUntil: muchLater });
  assert.equal(out.snoozedUntil, muchLater);
  await change(agent, closed, { status: 'closed' });

  const counts = await agent.ask('deskViews', {});
  for (const [view, inside] of [
    ['mine', mine],
    ['unassigned', waiting],
    ['open', mine],
    ['pending', waiting],
    ['snoozed', snoozed],
    ['closed', closed],
  ] as const) {
    assert.deepEqual([view, await ids({ view })], [view, [inside]]);
    assert.equal((await list(agent, { view, limit: 1 })).totalCount, counts[view], view);
  }
  assert.equal(counts.mine, 1);
  assert.deepEqual((await ids()).toSorted(), [mine, waiting, snoozed, closed].toSorted());
  assert.ok(counts.tags.some(({ tag, count }) => tag === 'purchase' && count >= 1));

  await write(member, snoozed, 'Now.');
  assert.deepEqual(await ids({ view: 'snoozed' }), []);
  assert.deepEqual(await ids({ view: 'open' }), [snoozed, mine]);
  const [row] = (await list(agent, { q: member.id })).tickets;
  assert.deepEqual([row?.id, row?.excerpt, row?.isUnread], [snoozed, 'Now.', true]);
});

test('finds tickets by words in any script, without accents and in parts of addresses', async () => {
  const { member, lead } = await joinDesk(api);
  const word = `quokka${wordOf(member)}`;
  const said = [
    '我家在上海东边。 生れながらにして自由であり、尊厳と権利とについて',
    'ฉันไม่สามารถซื้อระดับสองได้ مُحَمَّد café crème re\u0301sume\u0301',
    'https://example.com/help/level-two',
  ];
  const id = await open(member, word, said.join('\n'));
  const parts = [
    '上海',
    '家在上海',
    '権利',
    'ระดับสอง',
    'محمد',
    'cafe',
    'résumé',
    'help/level-two',
    'level-two',
  ];
  for (const part of parts) {
    assert.deepEqual([part, await idsIn(lead, { q: `${word} ${part}` })], [part, [id]]);
  }
  assert.deepEqual(await idsIn(lead, { q: `${word} 海上` }), []);
});

test('finds tickets by names, a transaction, the ends of a wallet and their usual spellings', async () => {
  const { member, lead } = await joinDesk(api);
  const word = wordOf(member);
  await member.ask('update', { name: `Chiara Lindq${word}` });
  const transaction = await api.refuse(member, 1);
  const body = { subject: 'Was I charged?', message: 'It turned red.', transaction };
  const { id } = await member.ask('createTicket', body);
  const { number } = await read(lead, id);
  await lead.ask('update', { name: `Noor Haddad${word}` });
  await change(lead, id, { tags: [`tag${word}`], assignee: lead.account.address });
  await write(member, id, 'Still red.');
  const wallet = member.account.address;
  for (const [q, foundBy] of [
    [`lindq${word}`, undefined],
    [`Chiara Lindq${word}`, undefined],
    [`#${number}`, undefined],
    [transaction, 'transaction'],
    [transaction.slice(0, 20), 'transaction'],
    [`${wallet.slice(0, 6)}…${wallet.slice(-4)}`, 'wallet'],
    [wallet.slice(-4), 'wallet'],
    [`@/${member.id}`, 'memberId'],
    [`tag${word}`, 'tag'],
    [`haddad${word}`, 'assignee'],
    ['turned', 'text'],
    ['charged', undefined],
  ] as const) {
    const { tickets } = await list(lead, { q, limit: 100 });
    const found = tickets.filter((one) => one.id === id);
    assert.deepEqual([q, ...found.map((one) => one.foundBy)], [q, foundBy]);
  }
});

test('finds tickets by subject, messages, notes, member, wallet, number, tag and assignee', async () => {
  const { member, lead } = await joinDesk(api);
  const other = await join(api);
  const word = `quokka${wordOf(member)}`;
  const said = await open(member, 'Where is it?', `The ${word}, please: level-4 for 250.00.`);
  const named = await open(member, `${word.toUpperCase()} again`, 'Nothing else.');
  const foreign = await open(other);
  await lead.ask('deskNote', { ticketId: foreign, message: `Another ${word}.` });
  const assignee = lead.account.address;
  await change(lead, said, { tags: ['lost-income'], assignee, priority: 'high' });

  const wallet = other.account.address;
  const cases: readonly (readonly [NonNullable<Query>, readonly string[]])[] = [
    [{ q: word }, [said, named, foreign]],
    [{ q: word.slice(0, -1) }, [said, named, foreign]],
    [{ q: `${word} WHERE` }, [said]],
    [{ q: `please ${word}` }, [said]],
    [{ q: `${word} level-4 250.00` }, [said]],
    [{ q: `${word} – level-` }, [said]],
    [{ q: `${word} nowhere` }, []],
    [{ q: member.id.toLowerCase() }, [said, named]],
    [{ q: wallet }, [foreign]],
    [{ q: wallet.slice(0, 20) }, [foreign]],
    [{ q: word, tag: 'lost-income' }, [said]],
    [{ q: word, assignee: 'me' }, [said]],
    [{ q: word, assignee }, [said]],
    [{ q: word, assignee: 'none' }, [named, foreign]],
    [{ q: word, priority: ['high', 'urgent'] }, [said]],
  ];
  for (const [query, ids] of cases) {
    assert.deepEqual([query, (await idsIn(lead, query)).toSorted()], [query, ids.toSorted()]);
  }
  const { number } = await read(lead, said);
  assert.ok((await idsIn(lead, { q: String(number) })).includes(said));
  for (const q of ["' & | ! :* <-> (", '%', '***', '\\']) await list(lead, { q });
});

test('a list continues after its cursor in each order, even if tickets were added before it', async () => {
  const { member, lead } = await joinDesk(api);
  const ids: string[] = [];
  for (const subject of ['One', 'Two', 'Three', 'Four']) ids.push(await open(member, subject));
  const [one = '', two = '', three = '', four = ''] = ids;
  await change(lead, three, { priority: 'urgent' });
  await change(lead, two, { priority: 'high' });
  const q = member.id;
  for (const [sort, expected] of [
    ['newest', [four, three, two, one]],
    ['oldest', [one, two, three, four]],
    ['priority', [three, two, one, four]],
  ] as const) {
    const pages = await allPages((at) => list(lead, { q, sort, ...at }));
    assert.ok(pages.every(({ totalCount }) => totalCount === 4));
    assert.deepEqual(
      pages.flatMap(({ tickets }) => tickets.map(({ id }) => id)),
      expected,
      sort,
    );
  }
  const { nextCursor } = await list(lead, { q, limit: 2 });
  await open(member, 'Five');
  assert.deepEqual(await idsIn(lead, { q, cursor: nextCursor ?? '' }), [two, one]);
});

test('staff open a ticket by its number or ID, its member only by its ID', async () => {
  const [member, lead]: [Registered, Visitor] = [await join(api), await joinStaff(api)];
  const id = await open(member);
  const ticketId = String((await read(lead, id)).number);
  assert.equal((await read(lead, ticketId)).ticketId, id);
  assert.equal((await answer(lead, ticketId, 'Like this.')).message, 'Like this.');
  assert.equal((await change(lead, ticketId, { snoozedUntil: muchLater })).id, id);
  await member.refused('ticket', { ticketId }, 404);
});
