import assert from 'node:assert/strict';
import { maximumLinks, messages } from '@upline/domain';
import { test } from 'vitest';
import { listen } from './support/listen.ts';
import { serveApi } from './support/serveApi.ts';
import { joinAs, joinStaff } from './support/staff.ts';
import { assertRefused, assertSameWallet, join, type Registered, type Visitor } from './support/visitor.ts';

const api = serveApi();

async function open({ client }: Registered, subject: string) {
  return (await client.call('createTicket', { body: { subject, message: 'How does it work?' } })).data.id;
}

async function read({ client }: Visitor, ticketId: string) {
  return (await client.call('deskTicket', { params: { ticketId } })).data.ticket;
}

const link = ({ client }: Visitor, ticketId: string, other: string) =>
  client.call('deskLink', { params: { ticketId }, body: { other } });

const unlink = ({ client }: Visitor, ticketId: string, otherId: string) =>
  client.call('deskUnlink', { params: { ticketId, otherId } });

async function linkedTo(visitor: Visitor, ticketId: string) {
  return (await read(visitor, ticketId)).related?.map(({ subject }) => subject);
}

test('links two tickets by number; each shows the other, and members see no link', async () => {
  const [ada, ben, staff] = [await join(api), await join(api), await joinStaff(api)];
  const agent = await joinAs(api, staff, 'agent');
  const [one, other] = [await open(ada, 'One'), await open(ben, 'Other')];
  const { number, version } = await read(agent, other);
  const before = (await ada.client.call('ticket', { params: { ticketId: one } })).data.ticket;
  const desk = await listen(staff);

  const { data } = await link(agent, one, String(number));
  assert.deepEqual(
    data.related.map((ticket) => [ticket.id, ticket.number, ticket.subject, ticket.status]),
    [[other, number, 'Other', 'open']],
  );
  assertSameWallet(data.related[0]?.member.walletId ?? '', ben.account.walletId);
  await desk.hears(`ticket:${one}`);
  await desk.hears(`ticket:${other}`);
  await desk.close();
  assert.deepEqual(await linkedTo(staff, other), ['One']);
  assert.equal((await read(agent, other)).version, version);
  // Linking again, from either side, changes and records nothing.
  await link(agent, other, one);

  const after = (await ada.client.call('ticket', { params: { ticketId: one } })).data.ticket;
  assert.deepEqual({ ...after, messages: before.messages }, before);
  await unlink(agent, other, one);
  await unlink(agent, one, other);
  assert.deepEqual([await linkedTo(agent, one), await linkedTo(agent, other)], [[], []]);

  for (const [ticketId, beside] of [
    [one, number],
    [other, (await read(agent, one)).number],
  ] as const) {
    const { entries } = (await agent.client.call('deskTimeline', { params: { ticketId } })).data;
    assert.deepEqual(
      entries.map((entry) => [entry.what, entry.other]),
      [
        ['opened', null],
        ['linked', beside],
        ['unlinked', beside],
      ],
    );
  }
  const audit = (await agent.client.call('deskAudit', { query: { kind: ['change'] } })).data;
  assert.deepEqual(
    audit.entries.map(({ act }) => act),
    ['unlink', 'unlink', 'link', 'link'],
  );
});

test('links only tickets with messages of their own, up to a limit', async () => {
  const [member, staff] = [await join(api), await joinStaff(api)];
  const [one, other, third] = [
    await open(member, 'One'),
    await open(member, 'Other'),
    await open(member, 'Third'),
  ];
  const itself = { status: 422, reason: messages['server.linkItself'] };
  await assertRefused('deskLink', link(staff, one, one), itself);
  await assertRefused('deskLink', link(staff, one, 'nothing'), { status: 404 });
  await assertRefused('deskLink', link(staff, 'nothing', one), { status: 404 });
  await assertRefused('deskUnlink', unlink(staff, one, 'nothing'), { status: 404 });

  // The remaining ticket inherits the links of the merged one.
  await link(staff, one, other);
  await link(staff, one, third);
  const [version, intoVersion] = [(await read(staff, one)).version, (await read(staff, other)).version];
  const body = { version, into: other, intoVersion };
  await staff.client.call('deskMerge', { params: { ticketId: one }, body });
  assert.deepEqual(
    [await linkedTo(staff, one), await linkedTo(staff, other), await linkedTo(staff, third)],
    [[], ['Third'], ['Other']],
  );
  const shut = { status: 409, reason: messages['server.ticketMerged'] };
  await assertRefused('deskLink', link(staff, one, third), shut);
  await assertRefused('deskLink', link(staff, third, one), shut);

  for (let count = 1; count < maximumLinks; count++) {
    await link(staff, third, await open(member, `More ${count}`));
  }
  const full = { status: 422, reason: messages['server.tooManyLinks'] };
  await assertRefused('deskLink', link(staff, await open(member, 'Last'), third), full);
  // Linking a linked ticket again does not exceed the limit.
  await link(staff, other, third);
});
