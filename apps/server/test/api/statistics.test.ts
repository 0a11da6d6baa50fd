import assert from 'node:assert/strict';
import { fromDecimal, levels, type Position, poolTypeAt, splitRaceFee } from '@upline/domain';
import { test } from 'vitest';
import { serveApi } from './support/serveApi.ts';
import { assertSameWallet, join, visit } from './support/visitor.ts';

const api = serveApi({ withChain: true });

/** The pools' statistics by position, in units of 10⁻⁶. */
async function figures() {
  const { client } = await visit(api);
  const { data } = await client.call('poolStatistics', {});
  return new Map(
    data.pools.map(({ position, members, ...pool }) => [
      position,
      {
        members,
        in: fromDecimal(pool.in),
        out: fromDecimal(pool.out),
        held: fromDecimal(pool.held),
        owed: fromDecimal(pool.owed),
      },
    ]),
  );
}

function changes(
  before: Awaited<ReturnType<typeof figures>>,
  after: Awaited<ReturnType<typeof figures>>,
  position: Position,
) {
  const [one, other] = [before.get(position), after.get(position)];
  assert.ok(one && other);
  return {
    members: other.members - one.members,
    in: other.in - one.in,
    out: other.out - one.out,
    owed: other.owed - one.owed,
  };
}

test('anybody reads the statistics of the nine pools, by position', async () => {
  const { client } = await visit(api);
  const { data } = await client.call('poolStatistics', {});
  assert.deepEqual(
    data.pools.map(({ position }) => position),
    levels.map(({ position }) => position),
  );
  for (const { position, poolType, contractAddress } of data.pools) {
    assert.equal(poolType, poolTypeAt(position));
    const { data: config } = await client.call('poolConfig', { params: { position } });
    assertSameWallet(contractAddress, config.contractAddress);
  }
  assert.ok(BigInt(data.finalizedBlock) <= BigInt(data.block));
  assert.ok(Date.parse(data.at) > Date.parse('2020-01-01T00:00:00Z'));
});

test('a purchase increases a pool’s payments and credits, and a claim reduces the credits', async () => {
  const start = await figures();
  const sponsor = await join(api);
  await api.buy(sponsor.signer, 1);
  const buyer = await join(api, sponsor.account.id);
  await api.buy(buyer.signer, 1);
  await api.buy(buyer.signer, 3);
  const bought = await figures();
  const fees = 100_000_000n;
  assert.deepEqual(changes(start, bought, 1), { members: 2, in: fees, out: 0n, owed: fees });
  const third = 150_000_000n;
  assert.deepEqual(changes(start, bought, 3), { members: 1, in: third, out: 0n, owed: third });
  assert.deepEqual(changes(start, bought, 2), { members: 0, in: 0n, out: 0n, owed: 0n });

  await api.claim(sponsor.signer, 1);
  const claimed = await figures();
  const { bonus, perUpline } = splitRaceFee(50_000_000n);
  const paid = bonus + perUpline;
  assert.deepEqual(changes(bought, claimed, 1), { members: 0, in: 0n, out: paid, owed: -paid });
  for (const { in: taken, out, held, owed } of claimed.values()) {
    assert.equal(held, taken - out);
    assert.equal(owed, held);
  }
});
