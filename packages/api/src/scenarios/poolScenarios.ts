import assert from 'node:assert/strict';
import { levels, messages, poolTypeAt, splitRaceFee, toDecimal } from '@upline/domain';
import type { Scenario } from './house.ts';
import { assertRefused, assertSameWallet, join, type Registered, visit } from './visitor.ts';

/** What the server says of the pools, and of who is in them. */
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
    name: 'a purchase is in the buyer’s pools and profile, and what passed his sponsor by is in the sponsor’s',
    async run(house) {
      const sponsor = await join(house);
      const buyer = await join(house, sponsor.account.id);
      await house.buy(buyer.signer, 1);
      const { bonus, product } = splitRaceFee(50_000_000n);
      const of = async ({ client, account }: Registered) => ({
        pools: (await client.call('userPoolDetails', { params: { wallet: account.walletId } })).data,
        profile: (await client.call('profile', { params: { userId: account.id } })).data,
      });

      const bought = await of(buyer);
      const [pool, ...others] = bought.pools;
      assert.ok(pool?.joinedAt && pool.index && pool.upline);
      const { joinningFee, joinedAt, index, upline, ...participation } = pool;
      assert.deepEqual([others, joinningFee], [[], '50000000']);
      assert.deepEqual(bought.profile.poolParticipations, [participation]);
      assert.deepEqual(
        [pool.position, pool.isActive, pool.isUserActivatedThisPool, pool.productFund, pool.lastUpdated],
        [1, true, true, toDecimal(product), joinedAt],
      );
      assert.deepEqual([bought.profile.poolCount, bought.profile.energyTokens], [1, 15]);

      const lost = await of(sponsor);
      const [missed] = lost.pools;
      assert.deepEqual(
        [missed?.isUserActivatedThisPool, missed?.joinedAt, missed?.index, missed?.upline],
        [false, null, null, ''],
      );
      assert.deepEqual([missed?.lossIncome, missed?.referralFund], [toDecimal(bonus), '0']);
      const { poolCount, lossIncomes, referralIncomes } = lost.profile;
      assert.deepEqual([poolCount, lossIncomes, referralIncomes], [0, toDecimal(bonus), '0']);
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
