import assert from 'node:assert/strict';
import { attachmentName, ticketPageSize } from '@upline/domain';
import type { Scenario } from './backend.ts';
import { fileOf, pngOf, upload } from './sampleUploads.ts';
import { answer, joinStaff } from './staff.ts';
import { assertTold } from './told.ts';
import { assertRefused, assertSameWallet, join, type Registered } from './visitor.ts';

async function create({ client }: Registered, subject = 'A question', message = 'How does it work?') {
  return (await client.call('createTicket', { body: { subject, message } })).data;
}

async function read({ client }: Registered, ticketId: string) {
  return (await client.call('ticket', { params: { ticketId } })).data.ticket;
}

export const ticketScenarios: readonly Scenario[] = [
  {
    name: 'a new ticket is open and has its text as first message',
    async run(backend) {
      const member = await join(backend);
      const text = '  Two lines,\n\tas typed. ';
      const attachments = [await upload(member, pngOf('Shot 1.png')), await upload(member, fileOf('a.txt'))];
      const body = { subject: ' Why? ', message: text, attachments };
      const { data: created } = await member.client.call('createTicket', { body });
      assert.deepEqual([created.subject, created.status], ['Why?', 'open']);
      assert.deepEqual(created.attachments.map(attachmentName), ['Shot 1.png', 'a.txt']);

      const ticket = await read(member, created.id);
      assert.deepEqual(
        [ticket.ticketId, ticket.subject, ticket.status, ticket.createdAt],
        [created.id, 'Why?', 'open', created.createdAt],
      );
      const [message, ...more] = ticket.messages;
      assert.ok(message);
      assert.deepEqual(more, []);
      assert.deepEqual([message.message, message.isAdmin], [text, false]);
      assertSameWallet(message.sender, member.signer.address);
      const [picture = ''] = message.attachments;
      assert.equal((await member.fetch(backend.baseUrl + picture)).status, 200);
    },
  },
  {
    name: 'messages to support keep their lines and lose controls and bidi overrides',
    async run(backend) {
      const member = await join(backend);
      const { id, subject } = await create(member, 'Why\u202e?', 'One\u0007\n\ttwo\u2067.');
      assert.equal(subject, 'Why?');
      assert.equal((await read(member, id)).messages[0]?.message, 'One\n\ttwo.');
    },
  },
  {
    name: 'rejects invisible subjects, messages, replies and notes',
    async run(backend) {
      const member = await join(backend);
      const staff = await joinStaff(backend);
      const { id: ticketId } = await create(member);
      const params = { ticketId };
      for (const unseen of ['\u200b\u200b', '\u3164', '\u2800']) {
        const message = { message: unseen, attachments: [] };
        const refused = { status: 400 };
        await assertRefused('createTicket', create(member, unseen, 'Seen.'), refused);
        await assertRefused('createTicket', create(member, 'Seen', unseen), refused);
        await assertRefused(
          'replyToTicket',
          member.client.call('replyToTicket', { params, body: message }),
          refused,
        );
        await assertRefused('deskReply', staff.client.call('deskReply', { params, body: message }), refused);
        await assertRefused('deskNote', staff.client.call('deskNote', { params, body: message }), refused);
      }
      assert.equal((await read(member, ticketId)).messages.length, 1);
    },
  },
  {
    name: 'a ticket waits for the side that did not write last',
    async run(backend) {
      const member = await join(backend);
      const { id: ticketId } = await create(member);
      const staff = await joinStaff(backend);
      const status = async () => (await read(member, ticketId)).status;
      await answer(staff, ticketId, 'It works.');
      assert.equal(await status(), 'pending');
      const params = { ticketId };
      const { data } = await member.client.call('replyToTicket', { params, body: { message: ' Thanks. ' } });
      assert.deepEqual([data.message, data.isAdmin, data.attachments], [' Thanks. ', false, []]);
      assert.equal(await status(), 'open');
      await staff.client.call('deskClose', { params: { ticketId } });
      assert.equal(await status(), 'closed');
      await staff.client.call('deskReopen', { params: { ticketId } });
      assert.equal(await status(), 'open');
      const { messages } = await read(member, ticketId);
      assert.deepEqual(
        messages.map(({ message, isAdmin }) => [message, isAdmin]),
        [
          ['How does it work?', false],
          ['It works.', true],
          [' Thanks. ', false],
        ],
      );
    },
  },
  {
    name: 'opening a conversation marks support’s messages as read',
    async run(backend) {
      const member = await join(backend);
      const { id } = await create(member);
      await answer(await joinStaff(backend), id, 'It works.');
      await read(member, id);
      const { messages } = await read(member, id);
      assert.deepEqual(
        messages.map(({ read }) => read),
        [true, true],
      );
    },
  },
  {
    name: 'a reply has text, files or both',
    async run(backend) {
      const member = await join(backend);
      const params = { ticketId: (await create(member)).id };
      const files = [fileOf('1.txt'), pngOf('2.png')];
      const uploaded = (await member.client.call('uploadToTicket', { params, files })).files;
      const attachments = uploaded.map(({ fileUrl }) => fileUrl);
      const { data } = await member.client.call('replyToTicket', { params, body: { attachments } });
      assert.equal(data.message, '');
      assert.deepEqual(data.attachments.map(attachmentName), ['1.txt', '2.png']);
      const stale = attachments.map((url) => url.replace(/\?.*/, '?exp=1&sig=old'));
      const again = { message: 'Once more.', attachments: stale };
      const { data: both } = await member.client.call('replyToTicket', { params, body: again });
      for (const url of both.attachments)
        assert.equal((await member.fetch(backend.baseUrl + url)).status, 200);
    },
  },
  {
    name: 'lists tickets by their latest change, in pages and by status',
    async run(backend) {
      const member = await join(backend);
      const ids: string[] = [];
      for (let n = 0; n < ticketPageSize + 2; n++) ids.unshift((await create(member, `Ticket ${n}`)).id);
      const list = async (query: object) => (await member.client.call('tickets', { query })).data;
      const idsOf = ({ tickets }: Awaited<ReturnType<typeof list>>) => tickets.map(({ id }) => id);

      const first = await list({});
      assert.deepEqual(idsOf(first), ids.slice(0, ticketPageSize));
      const { totalCount, currentPage, totalPages } = first;
      assert.deepEqual([totalCount, currentPage, totalPages], [ids.length, 1, 2]);
      assert.deepEqual(idsOf(await list({ page: 2 })), ids.slice(ticketPageSize));
      assert.deepEqual(idsOf(await list({ page: 3 })), []);

      const [oldest = '', second = ''] = ids.toReversed();
      const staff = await joinStaff(backend);
      await answer(staff, oldest, 'Yes.');
      await staff.client.call('deskClose', { params: { ticketId: second } });
      assert.deepEqual(idsOf(await list({ limit: 3 })), [second, oldest, ids[0]]);
      assert.deepEqual(idsOf(await list({ status: ['pending'] })), [oldest]);
      assert.deepEqual(idsOf(await list({ status: ['closed', 'pending'] })), [second, oldest]);
      assert.equal((await list({ status: ['open'] })).totalCount, ids.length - 2);
    },
  },
  {
    name: 'a member without tickets gets one empty page',
    async run(backend) {
      const { client } = await join(backend);
      const { data } = await client.call('tickets', {});
      assert.deepEqual(data, { tickets: [], totalCount: 0, currentPage: 1, totalPages: 1 });
    },
  },
  {
    name: 'writes a ticket and a reply once per key',
    async run(backend) {
      const [member, other] = [await join(backend), await join(backend)];
      const body = { subject: 'Once', message: 'And no more.' };
      const options = { idempotencyKey: 'the same key' };
      const open = ({ client }: Registered) => client.call('createTicket', { body }, options);
      const created = await Promise.all([open(member), open(member), open(member)]);
      assert.equal(new Set(created.map(({ data }) => data.id)).size, 1);
      const { data } = await open(other);
      assert.notEqual(data.id, created[0]?.data.id);
      assert.equal((await member.client.call('tickets', {})).data.totalCount, 1);

      const params = { ticketId: created[0]?.data.id ?? '' };
      const reply = () =>
        member.client.call('replyToTicket', { params, body: { message: 'Again.' } }, options);
      const [one, two] = [await reply(), await reply()];
      assert.deepEqual(one, two);
      assert.equal((await read(member, params.ticketId)).messages.length, 2);
    },
  },
  {
    name: 'notifies a member when support writes and when it closes their ticket',
    async run(backend) {
      const member = await join(backend);
      const staff = await joinStaff(backend);
      const body = { subject: 'Two “levels”', message: 'Help.' };
      const { id: ticketId } = (await member.client.call('createTicket', { body })).data;
      await answer(staff, ticketId, 'Of course.');
      await assertTold(member, { kind: 'supportReplied', subject: body.subject }, { ticketId });
      await staff.client.call('deskClose', { params: { ticketId } });
      await assertTold(member, { kind: 'ticketClosed', subject: body.subject }, { ticketId });
    },
  },
];
