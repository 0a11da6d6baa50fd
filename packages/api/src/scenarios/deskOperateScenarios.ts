import assert from 'node:assert/strict';
import { messages } from '@upline/domain';
import type { Scenario } from './backend.ts';
import { joinAs, joinStaff } from './staff.ts';
import { assertRefused } from './visitor.ts';

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
];
