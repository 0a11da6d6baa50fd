import assert from 'node:assert/strict';
import { staffActsAtOnce } from '@upline/domain';
import type { Scenario } from './backend.ts';
import { answer, joinStaff } from './staff.ts';
import { assertSameWallet, join } from './visitor.ts';

/** Which of the staff looked at whose things. */
export const staffActScenarios: readonly Scenario[] = [
  {
    name: 'a member sees who of support read, answered and closed their ticket, and nobody else does',
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
        ['reopen', 'close', 'reply', 'read'],
      );
      assert.deepEqual([first.totalCount, rest.nextCursor], [4, null]);
      for (const { ticket, staff: by } of entries) {
        assert.deepEqual(ticket, { id: ticketId, subject: 'Where is my bonus?' });
        assertSameWallet(by.walletId, staff.signer.address);
      }
      assert.equal((await other.client.call('accessLog', {})).data.totalCount, 0);
    },
  },
  {
    name: 'the log of what support did has the newest hundred acts',
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
