import assert from 'node:assert/strict';
import { messages } from '@upline/domain';
import type { Scenario } from './backend.ts';
import { joinAs, joinStaff } from './staff.ts';
import { assertRefused, callAny } from './visitor.ts';

/** What operators read from the server. */
export const deskOperateScenarios: readonly Scenario[] = [
  {
    name: 'an operator reads how the ledger stands to the chain; an agent does not',
    async run(backend) {
      const lead = await joinStaff(backend);
      const operator = await joinAs(backend, lead, 'operator');
      const agent = await joinAs(backend, lead, 'agent');
      const { data } = await operator.client.call('deskHealth', {});
      assert.deepEqual([data.ledger.state, data.ledger.isFailing], ['following', false]);
      assert.ok(data.chain.isReachable && BigInt(data.chain.head ?? 0) >= BigInt(data.ledger.block));
      const reason = messages['server.forLeads'];
      await assertRefused('deskHealth', agent.client.call('deskHealth', {}), { status: 403, reason });
    },
  },
  {
    name: 'an act that leaves the desk stands in the audit for every operator, and for no agent',
    async run(backend) {
      const lead = await joinStaff(backend);
      const operator = await joinAs(backend, lead, 'operator');
      const other = await joinAs(backend, lead, 'operator');
      const agent = await joinAs(backend, lead, 'agent');
      const sent = { act: 'pause', way: 'wallet', fingerprint: 'A1B2 C3D4' } as const;
      await operator.client.call('deskRecordAct', { body: sent });
      await agent.client.call('deskTickets', {});
      const query = { who: operator.account.walletId };
      const { data: seen } = await other.client.call('deskAudit', { query });
      assert.deepEqual(
        seen.entries.map(({ act, kind, details }) => [act, kind, details.sent]),
        [['sendAct', 'act', sent]],
      );
      const ofAgent = { query: { who: agent.account.walletId } };
      assert.equal((await other.client.call('deskAudit', ofAgent)).data.totalCount, 0);
      assert.equal((await agent.client.call('deskAudit', { query })).data.totalCount, 0);
      assert.equal((await lead.client.call('deskAudit', { query })).data.totalCount, 1);
      const body = { ...sent, act: 'no-such-act' };
      await assertRefused('deskRecordAct', callAny(operator, 'deskRecordAct', { body }), { status: 400 });
      await assertRefused('deskRecordAct', callAny(agent, 'deskRecordAct', { body: sent }), { status: 403 });
    },
  },
];
