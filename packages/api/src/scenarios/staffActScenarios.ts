import assert from 'node:assert/strict';
import { staffActsAtOnce } from '@upline/domain';
import type { Client } from '../client.ts';
import type { Scenario } from './backend.ts';
import { pngOf, upload } from './sampleUploads.ts';
import { answer, joinAs, joinStaff } from './staff.ts';
import { assertSameWallet, join } from './visitor.ts';

interface Idle {
  client: Client;
  params: { ticketId: string };
  version: number;
  /** Another member's ticket, linked to the first. */
  linked: string;
  apart: string;
}

/** Staff calls that do not change a ticket. */
const idleCalls: Record<string, (idle: Idle) => Promise<unknown>> = {
  reopens: ({ client, params }) => client.call('deskReopen', { params }),
  changesNothing: ({ client, params, version }) => client.call('deskChange', { params, body: { version } }),
  keepsTheStatus: ({ client, params, version }) =>
    client.call('deskChange', { params, body: { version, status: 'open' } }),
  addsNoTags: ({ client, params, version }) =>
    client.call('deskBulk', { body: { tickets: [{ ...params, version }], change: { tags: [] } } }),
  linksAgain: ({ client, params, linked }) => client.call('deskLink', { params, body: { other: linked } }),
  unlinksNothing: ({ client, params, apart }) =>
    client.call('deskUnlink', { params: { ...params, otherId: apart } }),
};

export const staffActScenarios: readonly Scenario[] = [
  {
    name: 'a member sees which staff read, answered and closed their ticket, and nobody else does',
    async run(backend) {
      const [member, other, staff] = [await join(backend), await join(backend), await joinStaff(backend)];
      const { data } = await member.client.call('createTicket', {
        body: { subject: 'Where is my bonus?', message: 'It is not here.' },
      });
      const ticketId = data.id;
      assert.deepEqual((await member.client.call('staffActs', {})).data, []);

      await staff.client.call('deskTickets', {});
      await staff.client.call('deskTicket', { params: { ticketId } });
      await answer(staff, ticketId, 'It is on its way.');
      await staff.client.call('deskClose', { params: { ticketId } });
      await staff.client.call('deskReopen', { params: { ticketId } });

      const { data: acts } = await member.client.call('staffActs', {});
      assert.deepEqual(
        acts.map(({ act }) => act),
        ['reopen', 'close', 'reply', 'read'],
      );
      for (const act of acts) {
        assert.deepEqual([act.ticketId, act.subject], [ticketId, 'Where is my bonus?']);
        assertSameWallet(act.staff, staff.signer.address);
      }
      assert.deepEqual((await other.client.call('staffActs', {})).data, []);

      const { data: first } = await member.client.call('accessLog', { query: { limit: 3 } });
      const query = { cursor: first.nextCursor ?? '' };
      const { data: rest } = await member.client.call('accessLog', { query });
      const entries = [...first.entries, ...rest.entries];
      assert.deepEqual(
        entries.map(({ act }) => act),
        ['reopen', 'close', 'reply', 'read', 'listed'],
      );
      assert.deepEqual([first.totalCount, rest.nextCursor], [5, null]);
      for (const { ticket, staff: by } of entries) {
        assert.deepEqual(ticket, { id: ticketId, subject: 'Where is my bonus?' });
        assertSameWallet(by.walletId, staff.signer.address);
      }
      assert.equal((await other.client.call('accessLog', {})).data.totalCount, 0);
    },
  },
  {
    name: 'a call that changes nothing is in the member’s access log as a read',
    async run(backend) {
      const [member, other, staff] = [await join(backend), await join(backend), await joinStaff(backend)];
      const open = async ({ client }: Pick<typeof member, 'client'>) =>
        (await client.call('createTicket', { body: { subject: 'Secret', message: 'Words' } })).data.id;
      const [ticketId, linked, apart] = [await open(member), await open(other), await open(other)];
      const params = { ticketId };
      await staff.client.call('deskLink', { params, body: { other: linked } });
      const { version } = (await staff.client.call('deskTicket', { params })).data.ticket;
      const counted = async () => (await member.client.call('accessLog', {})).data.totalCount;
      for (const [name, call] of Object.entries(idleCalls)) {
        const before = await counted();
        const said = JSON.stringify(await call({ client: staff.client, params, version, linked, apart }));
        assert.match(said, /Secret/, name);
        assert.equal(await counted(), before + 1, name);
      }
      const macro = { name: 'Nothing', text: '', status: null, tags: [], assignee: null };
      const { id: macroId, version: newest } = (await staff.client.call('deskCreateMacro', { body: macro }))
        .data;
      const before = await counted();
      await staff.client.call('deskApplyMacro', { params, body: { macroId, version: newest } });
      assert.equal(await counted(), before + 1);

      await staff.client.call('deskClose', { params });
      const closed = await counted();
      await staff.client.call('deskClose', { params });
      assert.equal(await counted(), closed + 1);
    },
  },
  {
    name: 'lists and changes of tickets contain no links to files',
    async run(backend) {
      const [member, staff] = [await join(backend), await joinStaff(backend)];
      const attachments = [await upload(member, pngOf('proof.png'))];
      const body = { subject: 'A file', message: 'It is here.', attachments };
      const { id: ticketId } = (await member.client.call('createTicket', { body })).data;
      const params = { ticketId };
      const replies = [
        await staff.client.call('deskTickets', {}),
        await staff.client.call('deskReopen', { params }),
        await staff.client.call('deskClose', { params }),
      ];
      for (const reply of replies) assert.ok(!JSON.stringify(reply).includes('proof'), JSON.stringify(reply));
      const { data } = await staff.client.call('deskTicket', { params });
      assert.match(data.ticket.messages[0]?.attachments[0] ?? '', /proof/);
    },
  },
  {
    name: 'shows a colleague’s draft only to staff who opened the ticket',
    async run(backend) {
      const [member, staff] = [await join(backend), await joinStaff(backend)];
      const colleague = await joinAs(backend, staff, 'agent');
      const body = { subject: 'A question', message: 'How does it work?' };
      const { id: ticketId } = (await member.client.call('createTicket', { body })).data;
      const params = { ticketId };
      await colleague.client.call('deskDraft', { params, body: { message: 'It works' } });
      await colleague.client.call('deskPresence', { params, body: { doing: 'writing' } });
      const draft = async () => {
        const { data } = await staff.client.call('deskPresence', { params, body: { doing: 'viewing' } });
        return data.others.map((one) => one.draft);
      };
      assert.deepEqual(await draft(), ['']);
      await staff.client.call('deskTicket', { params });
      assert.deepEqual(await draft(), ['It works']);
    },
  },
  {
    name: 'the older log of staff acts has the newest hundred',
    async run(backend) {
      const [member, staff] = [await join(backend), await joinStaff(backend)];
      const { data } = await member.client.call('createTicket', {
        body: { subject: 'Where is my bonus?', message: 'It is not here.' },
      });
      const params = { ticketId: data.id };
      await staff.client.call('deskClose', { params });
      for (let reads = 0; reads < staffActsAtOnce; reads += 1)
        await staff.client.call('deskTicket', { params });
      const { data: acts } = await member.client.call('staffActs', {});
      assert.deepEqual(
        acts.map(({ act }) => act),
        Array.from({ length: staffActsAtOnce }, () => 'read'),
      );
    },
  },
];
