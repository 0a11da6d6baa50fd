import assert from 'node:assert/strict';
import { levels, messages, poolTypeAt } from '@upline/domain';
import type { Scenario } from './house.ts';
import { assertRefused, assertSameWallet, join, visit } from './visitor.ts';

/** What the server says of the pools to somebody who has bought nothing. */
export const poolScenarios: readonly Scenario[] = [
  {
    name: 'each position has its contract, kind and fee',
    async run(house) {
      const { client } = await visit(house);
      const contracts = new Set<string>();
      for (const { position, fee } of levels) {
        const { data } = await client.call('poolConfig', { params: { position } });
        assert.equal(data.joinningFee, fee.toString());
        assert.equal(data.poolType, poolTypeAt(position));
        assert.notEqual(data.stableCoinAddress, data.contractAddress);
        contracts.add(data.contractAddress);
      }
      assert.equal(contracts.size, levels.length);
    },
  },
  {
    name: 'a position that does not exist is refused in words',
    async run(house) {
      const { client, signer } = await join(house);
      const refusal = { status: 400, reason: messages['server.unknownPosition'] };
      for (const position of [0, 10, 1.5, -1, Number.NaN]) {
        await assertRefused('poolConfig', client.call('poolConfig', { params: { position } }), refusal);
        const params = { wallet: signer.address, position };
        await assertRefused('referrer', client.call('referrer', { params }), refusal);
      }
    },
  },
  {
    name: 'a wallet that has bought nothing has no pools',
    async run(house) {
      const { client, signer } = await join(house);
      const { address } = await house.newSigner();
      for (const wallet of [signer.address, address]) {
        assert.deepEqual((await client.call('userPoolDetails', { params: { wallet } })).data, []);
      }
    },
  },
  {
    name: 'whoever named no upline has the root as direct sponsor',
    async run(house) {
      const { client, signer } = await join(house);
      const params = { wallet: signer.address, position: 1 };
      const { data } = await client.call('referrer', { params });
      assert.equal(data.isDirect, true);
      assert.equal(data.isBound, false);
      assert.deepEqual(data.enrolments, []);
      assertSameWallet(data.referrer, data.sponsor);
    },
  },
];
