import assert from 'node:assert/strict';
import { longestDelay, messages, undoTime } from '@upline/domain';
import type { CallInput } from '../contract.ts';
import type { Backend, Scenario } from './backend.ts';
import { listen } from './ear.ts';
import { pngOf, upload } from './sampleUploads.ts';
import { joinAs, joinStaff } from './staff.ts';
import { assertTold, toldTo } from './told.ts';
import { assertRefused, join, type Registered, type Visitor } from './visitor.ts';

const subject = 'A question';

async function open({ client }: Registered): Promise<string> {
  const body = { subject, message: 'How does it work?' };
  return (await client.call('createTicket', { body })).data.id;
}

async function setting(backend: Backend) {
  const member = await join(backend);
  const ticketId = await open(member);
  const staff = await joinStaff(backend);
  await staff.client.call('deskTicket', { params: { ticketId } });
  return { member, ticketId, staff };
}

type Body = CallInput<'deskReply'>['body'];

async function hold({ client }: Visitor, ticketId: string, message: string, more: Partial<Body> = {}) {
  const body = { message, isHeld: true, ...more };
  return (await client.call('deskReply', { params: { ticketId }, body })).data;
}

async function desk({ client }: Visitor, ticketId: string) {
  return (await client.call('deskTicket', { params: { ticketId } })).data.ticket;
}

async function conversation({ client }: Registered, ticketId: string) {
  return (await client.call('ticket', { params: { ticketId } })).data.ticket;
}

const takeBack = ({ client }: Visitor, replyId: string) =>
  client.call('deskTakeBack', { params: { replyId } });

const textsOf = ({ messages: written }: { messages: readonly { message: string }[] }) =>
  written.map(({ message }) => message).slice(1);

export const deskOutboxScenarios: readonly Scenario[] = [
  {
    name: 'a delayed reply is sent after its time for cancelling, and its member sees nothing before',
    async run(backend) {
      const { member, ticketId, staff } = await setting(backend);
      const before = await conversation(member, ticketId);
      const [own, team] = [await listen(member), await listen(staff)];
      const attachments = [await upload(staff, pngOf('guide.png'))];
      const held = await hold(staff, ticketId, 'Like this.', { attachments });
      await team.hears(`ticket:${ticketId}`);
      const [waiting, ...others] = (await desk(staff, ticketId)).waiting;
      assert.deepEqual(others, []);
      assert.ok(waiting && waiting.dueIn > 0 && waiting.dueIn <= undoTime);
      assert.deepEqual(
        [waiting.id, waiting.message, waiting.after, waiting.sendAt, waiting.isStopped],
        [held._id, 'Like this.', 'pending', held.sendAt, false],
      );
      const [file = ''] = waiting.attachments;
      assert.equal((await staff.fetch(backend.baseUrl + file)).status, 200);
      const [unsigned = ''] = file.split('?');
      for (const one of [member, staff])
        assert.notEqual((await one.fetch(backend.baseUrl + unsigned)).status, 200);
      assert.deepEqual(await conversation(member, ticketId), before);
      assert.ok(!JSON.stringify((await member.client.call('staffActs', {})).data).includes('reply'));
      // Live topics arrive in order: a topic about the reply would have arrived before this one.
      await member.client.call('markAllNotificationsRead', {});
      await own.hears('notifications');
      assert.deepEqual(own.heard, ['notifications']);

      await backend.passTime(undoTime);
      await own.hears(`ticket:${ticketId}`);
      const { status, messages: written } = await conversation(member, ticketId);
      assert.deepEqual([status, textsOf({ messages: written })], ['pending', ['Like this.']]);
      const [link = ''] = written[1]?.attachments ?? [];
      assert.equal((await member.fetch(backend.baseUrl + link)).status, 200);
      await assertTold(member, { kind: 'supportReplied', subject }, { ticketId });
      const after = await desk(staff, ticketId);
      assert.deepEqual([after.waiting, after.messages[1]?._id], [[], held._id]);
      await backend.passTime(undoTime);
      assert.equal((await desk(staff, ticketId)).messages.length, 2);
      await Promise.all([own.close(), team.close()]);
    },
  },
  {
    name: 'cancelling a reply returns its text, and the reply is never sent',
    async run(backend) {
      const { member, ticketId, staff } = await setting(backend);
      const colleague = await joinAs(backend, staff, 'agent');
      const { _id: replyId } = await hold(staff, ticketId, 'Not yet.', { after: 'closed' });
      const gone = { status: 404, reason: messages['server.unknownReply'] };
      await assertRefused('deskTakeBack', takeBack(colleague, replyId), gone);
      const { data } = await takeBack(staff, replyId);
      assert.deepEqual([data.id, data.message, data.after], [replyId, 'Not yet.', 'closed']);
      await assertRefused('deskTakeBack', takeBack(staff, replyId), gone);
      await backend.passTime(undoTime);
      const { waiting, messages: written, status } = await desk(staff, ticketId);
      assert.deepEqual([waiting, written.length, status], [[], 1, 'open']);
      assert.deepEqual(
        (await toldTo(member)).map(({ kind }) => kind),
        ['welcome'],
      );
      const { _id: later } = await hold(staff, ticketId, 'Now.');
      await backend.passTime(undoTime);
      const left = { status: 409, reason: messages['server.replySent'] };
      await assertRefused('deskTakeBack', takeBack(staff, later), left);
    },
  },
  {
    name: 'stores and sends a delayed reply once per key',
    async run(backend) {
      const { member, ticketId, staff } = await setting(backend);
      const body = { message: 'Once.', isHeld: true };
      const options = { idempotencyKey: `held reply to ${ticketId}` };
      const send = () => staff.client.call('deskReply', { params: { ticketId }, body }, options);
      const made = await Promise.all([send(), send(), send()]);
      assert.equal(new Set(made.map(({ data }) => data._id)).size, 1);
      await backend.passTime(undoTime);
      assert.equal((await send()).data.sendAt, null);
      await backend.passTime(undoTime);
      assert.deepEqual(textsOf(await conversation(member, ticketId)), ['Once.']);
    },
  },
  {
    name: 'a cancelled reply is not created again by its key',
    async run(backend) {
      const { member, ticketId, staff } = await setting(backend);
      const body = { message: 'No.', isHeld: true };
      const options = { idempotencyKey: `taken back from ${ticketId}` };
      const send = () => staff.client.call('deskReply', { params: { ticketId }, body }, options);
      await takeBack(staff, (await send()).data._id);
      const refused = { status: 409, reason: messages['server.replyTakenBack'] };
      await assertRefused('deskReply', send(), refused);
      await backend.passTime(undoTime);
      assert.deepEqual(textsOf(await conversation(member, ticketId)), []);
    },
  },
  {
    name: 'sends both of two simultaneous replies, even if one closes the ticket',
    async run(backend) {
      const { member, ticketId, staff } = await setting(backend);
      const colleague = await joinAs(backend, staff, 'agent');
      await hold(staff, ticketId, 'One.', { after: 'closed' });
      await hold(colleague, ticketId, 'Two.');
      const { waiting } = await desk(colleague, ticketId);
      assert.deepEqual(
        waiting.map(({ message }) => message),
        ['One.', 'Two.'],
      );
      await backend.passTime(undoTime);
      const { status, messages: written } = await conversation(member, ticketId);
      assert.deepEqual([status, textsOf({ messages: written })], ['pending', ['One.', 'Two.']]);
    },
  },
  {
    name: 'a reply closes its ticket when sent, unless the member has written meanwhile',
    async run(backend) {
      const { member, ticketId, staff } = await setting(backend);
      await hold(staff, ticketId, 'Solved.', { after: 'closed' });
      assert.equal((await conversation(member, ticketId)).status, 'open');
      await backend.passTime(undoTime);
      assert.equal((await conversation(member, ticketId)).status, 'closed');
      await assertTold(member, { kind: 'ticketClosed', subject }, { ticketId });
      await staff.client.call('deskReopen', { params: { ticketId } });

      for (const after of ['closed', 'pending'] as const) {
        await hold(staff, ticketId, 'And this.', { after });
        await member.client.call('replyToTicket', { params: { ticketId }, body: { message: 'Wait.' } });
        await backend.passTime(undoTime);
        const { tickets } = (await staff.client.call('deskTickets', { query: { limit: 1 } })).data;
        assert.deepEqual(
          [tickets[0]?.id, tickets[0]?.status, tickets[0]?.isUnread],
          [ticketId, 'open', true],
        );
        await desk(staff, ticketId);
      }
    },
  },
  {
    name: 'sends a scheduled reply at its time, at most ninety days ahead',
    async run(backend) {
      const { member, ticketId, staff } = await setting(backend);
      const hours = 60 * 60_000;
      const opened = Date.parse((await desk(staff, ticketId)).createdAt);
      const later = (milliseconds: number) => new Date(opened + milliseconds).toISOString();
      const tooFar = hold(staff, ticketId, 'Late.', { sendAt: later(longestDelay + 200 * hours) });
      await assertRefused('deskReply', tooFar, { status: 400 });
      const held = await hold(staff, ticketId, 'Good morning.', { sendAt: later(3 * hours) });
      await backend.passTime(undoTime);
      const [waiting] = (await desk(staff, ticketId)).waiting;
      assert.equal(waiting?.id, held._id);
      assert.deepEqual(textsOf(await conversation(member, ticketId)), []);
      await backend.passTime(waiting?.dueIn ?? 0);
      assert.deepEqual(textsOf(await conversation(member, ticketId)), ['Good morning.']);
      // A time in the past counts as none.
      await hold(staff, ticketId, 'Hello.', { sendAt: later(-hours) });
      const [soon] = (await desk(staff, ticketId)).waiting;
      assert.ok(soon && soon.dueIn > 0 && soon.dueIn <= undoTime);
      await backend.passTime(undoTime);
    },
  },
  {
    name: 'does not send the reply of an author without a role, and a colleague can cancel it',
    async run(backend) {
      const { member, ticketId, staff } = await setting(backend);
      const former = await joinAs(backend, staff, 'agent');
      const { _id: replyId } = await hold(former, ticketId, 'Trust me.');
      const params = { wallet: former.account.walletId, role: 'agent' } as const;
      await staff.client.call('deskWithdraw', { params });
      await backend.passTime(undoTime);
      assert.deepEqual(textsOf(await conversation(member, ticketId)), []);
      const [waiting] = (await desk(staff, ticketId)).waiting;
      assert.deepEqual([waiting?.id, waiting?.isStopped], [replyId, true]);
      assert.equal((await takeBack(staff, replyId)).data.message, 'Trust me.');
      assert.deepEqual((await desk(staff, ticketId)).waiting, []);
    },
  },
];
