import assert from 'node:assert/strict';
import { maximumLinks } from '@upline/domain';
import { test } from 'vitest';
import { listenAs } from '../support/openStream.ts';
import { assertSameWallet, join, type Visitor } from '../support/visitor.ts';
import { serveApi } from './support/serveApi.ts';
import { joinDesk, merge, open, own, read, timeline } from './support/staff.ts';

const api = serveApi();

const linkedTo = async (staff: Visitor, ticketId: string) =>
  (await read(staff, ticketId)).related?.map(({ subject }) => subject);

test('links two tickets by number; each shows the other, and members see no link', async () => {
  const { member, lead, agent } = await joinDesk(api);
  const ben = await join(api);
  const [one, other] = [await open(member, 'One'), await open(ben, 'Other')];
  const { number, version } = await read(agent, other);
  const before = await own(member, one);
  const desk = await listenAs(lead);

  const { related } = await agent.ask('deskLink', { ticketId: one, other: String(number) });
  assert.deepEqual(
    related.map((ticket) => [ticket.id, ticket.number, ticket.subject, ticket.status]),
    [[other, number, 'Other', 'open']],
  );
  assertSameWallet(related[0]?.member.walletId, ben.account.address);
  await desk.brings(`ticket:${one}`);
  await desk.brings(`ticket:${other}`);
  await desk.close();
  assert.deepEqual(await linkedTo(lead, other), ['One']);
  assert.equal((await read(agent, other)).version, version);
  // Linking again, from either side, changes and records nothing.
  await agent.ask('deskLink', { ticketId: other, other: one });

  const after = await own(member, one);
  assert.deepEqual({ ...after, messages: before.messages }, before);
  await agent.ask('deskUnlink', { ticketId: other, otherId: one });
  await agent.ask('deskUnlink', { ticketId: one, otherId: other });
  assert.deepEqual([await linkedTo(agent, one), await linkedTo(agent, other)], [[], []]);

  for (const [ticketId, beside] of [
    [one, number],
    [other, (await read(agent, one)).number],
  ] as const) {
    assert.deepEqual(
      (await timeline(agent, ticketId)).map((entry) => [entry.what, entry.other]),
      [
        ['opened', null],
        ['linked', beside],
        ['unlinked', beside],
      ],
    );
  }
  const { entries } = await agent.ask('deskAudit', { kind: ['change'] });
  assert.deepEqual(
    entries.map(({ act }) => act),
    ['unlink', 'unlink', 'link', 'link'],
  );
});

test('links only tickets with messages of their own, up to a limit', async () => {
  const { member, lead } = await joinDesk(api);
  const [one, other, third] = [
    await open(member, 'One'),
    await open(member, 'Other'),
    await open(member, 'Third'),
  ];
  const link = (ticketId: string, beside: string) => lead.ask('deskLink', { ticketId, other: beside });
  await lead.refused('deskLink', { ticketId: one, other: one }, 422, 'server.linkItself');
  await lead.refused('deskLink', { ticketId: one, other: 'nothing' }, 404);
  await lead.refused('deskUnlink', { ticketId: one, otherId: 'nothing' }, 404);

  // The remaining ticket inherits the links of the merged one.
  await link(one, other);
  await link(one, third);
  await merge(lead, one, other);
  assert.deepEqual(
    [await linkedTo(lead, one), await linkedTo(lead, other), await linkedTo(lead, third)],
    [[], ['Third'], ['Other']],
  );
  await lead.refused('deskLink', { ticketId: one, other: third }, 409, 'server.ticketMerged');
  await lead.refused('deskLink', { ticketId: third, other: one }, 409, 'server.ticketMerged');

  for (let count = 1; count < maximumLinks; count++) await link(third, await open(member, `More ${count}`));
  const last = await open(member, 'Last');
  await lead.refused('deskLink', { ticketId: last, other: third }, 422, 'server.tooManyLinks');
  // Linking a linked ticket again does not exceed the limit.
  await link(other, third);
});
