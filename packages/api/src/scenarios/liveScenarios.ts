import assert from 'node:assert/strict';
import { messages } from '@upline/domain';
import type { Scenario } from './backend.ts';
import { listen } from './ear.ts';
import { joinStaff } from './staff.ts';
import { assertRefused, join, signIn, visit } from './visitor.ts';

export const liveScenarios: readonly Scenario[] = [
  {
    name: 'a member gets the topic of their own notifications, and not of others’',
    async run(backend) {
      const [sponsor, other] = [await join(backend), await join(backend)];
      const [own, foreign] = [await listen(sponsor), await listen(other)];
      await join(backend, sponsor.account.id);
      await own.hears('notifications');
      await join(backend, other.account.id);
      await foreign.hears('notifications');
      assert.deepEqual(own.heard, ['notifications']);
      assert.deepEqual(foreign.heard, ['notifications']);
      await Promise.all([own.close(), foreign.close()]);
    },
  },
  {
    name: 'marking all as read updates the member’s other pages, if something was unread',
    async run(backend) {
      const member = await join(backend);
      const ear = await listen(member);
      await member.client.call('markAllNotificationsRead', {});
      await ear.hears('notifications');
      await member.client.call('markAllNotificationsRead', {});
      const { data } = await member.client.call('createTicket', { body: { subject: 'A?', message: 'B.' } });
      await ear.hears(`ticket:${data.id}`);
      assert.deepEqual(ear.heard, ['notifications', `ticket:${data.id}`]);
      await ear.close();
    },
  },
  {
    name: 'marking one as read updates the member’s other pages, the first time',
    async run(backend) {
      const member = await join(backend);
      const { walletId: wallet } = member.account;
      const { data: told } = await member.client.call('notifications', { params: { wallet } });
      const params = { id: told[0]?.id ?? '' };
      const ear = await listen(member);
      await member.client.call('markNotificationRead', { params });
      await ear.hears('notifications');
      await member.client.call('markNotificationRead', { params });
      const { data } = await member.client.call('createTicket', { body: { subject: 'A?', message: 'B.' } });
      await ear.hears(`ticket:${data.id}`);
      assert.deepEqual(ear.heard, ['notifications', `ticket:${data.id}`]);
      await ear.close();
    },
  },
  {
    name: 'a member gets a topic when support first reads their message',
    async run(backend) {
      const [member, staff] = [await join(backend), await joinStaff(backend)];
      const body = { subject: 'A?', message: 'B.' };
      const ear = await listen(member);
      const { data } = await member.client.call('createTicket', { body });
      const params = { ticketId: data.id };
      // A database notification may arrive after the reply.
      await ear.hears(`ticket:${data.id}`);
      const heard = ear.heard.length;
      await staff.client.call('deskTicket', { params });
      const { data: read } = await member.client.call('ticket', { params });
      assert.deepEqual(
        read.ticket.messages.map((message) => message.read),
        [true],
      );
      await staff.client.call('deskTicket', { params });
      const { data: last } = await member.client.call('createTicket', { body });
      await ear.hears(`ticket:${last.id}`);
      const ofTickets = ear.heard.slice(heard).filter((topic) => topic.startsWith('ticket:'));
      assert.deepEqual(ofTickets, [`ticket:${data.id}`, `ticket:${last.id}`]);
      await ear.close();
    },
  },
  {
    name: 'only the member and support get the topics of a ticket',
    async run(backend) {
      const [member, other, staff] = [await join(backend), await join(backend), await joinStaff(backend)];
      const [own, foreign, desk] = [await listen(member), await listen(other), await listen(staff)];
      const body = { subject: 'A question', message: 'How does it work?' };
      const { data } = await member.client.call('createTicket', { body });
      await Promise.all([own.hears(`ticket:${data.id}`), desk.hears(`ticket:${data.id}`)]);
      await join(backend, other.account.id);
      await foreign.hears('notifications');
      assert.deepEqual(foreign.heard, ['notifications']);
      await Promise.all([own.close(), foreign.close(), desk.close()]);
    },
  },
  {
    name: 'everybody gets a topic when the ledger advances, and a buyer one of their own',
    async run(backend) {
      const [buyer, other] = [await join(backend), await join(backend)];
      const [own, foreign] = [await listen(buyer), await listen(other)];
      await backend.buy(buyer.signer, 1);
      await Promise.all([own.hears('figures'), own.hears('notifications'), foreign.hears('ledger')]);
      assert.ok(own.heard.includes('ledger'));
      assert.ok(foreign.heard.every((topic) => topic === 'ledger'));
      await Promise.all([own.close(), foreign.close()]);
    },
  },
  {
    name: 'signing out, here or elsewhere, ends the stream',
    async run(backend) {
      const first = await join(backend);
      const second = await visit(backend, first.signer);
      await signIn(second);
      const [own, elsewhere] = [await listen(first), await listen(second)];
      await first.client.call('logout', {});
      await own.ended;
      const third = await visit(backend, first.signer);
      await signIn(third);
      await third.client.call('endSessions', {});
      await elsewhere.ended;
      assert.deepEqual([own.heard, elsewhere.heard], [[], []]);
      assert.equal(first.sessionsEnded, 1);
    },
  },
  {
    name: 'refuses a stream without a session',
    async run(backend) {
      const { client } = await visit(backend);
      const refused = { status: 401, reason: messages['server.signInAgain'] };
      await assertRefused('live', client.open('live', {}), refused);
    },
  },
];
