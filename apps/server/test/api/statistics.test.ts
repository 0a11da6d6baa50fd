import assert from 'node:assert/strict';
import { fromDecimal, levels, type Position, poolTypeAt, splitRaceFee } from '@upline/domain';
import { test } from 'vitest';
import { assertSameWallet, join, visit } from '../support/visitor.ts';
import { serveApi } from './support/serveApi.ts';

const api = serveApi({ withChain: true });

/** The pools' statistics by position, in units of 10⁻⁶. */
async function figures() {
  const { pools } = await visit(api).ask('poolStatistics', {});
  return pools.map(({ members, ...pool }) => ({
    members,
    in: fromDecimal(pool.in),
    out: fromDecimal(pool.out),
    held: fromDecimal(pool.held),
    owed: fromDecimal(pool.owed),
  }));
}

type Figures = Awaited<ReturnType<typeof figures>>;

function changes(before: Figures, after: Figures, position: Position) {
  const [one, other] = [before[position - 1], after[position - 1]];
  assert.ok(one && other);
  const { members, in: paid, out, owed } = other;
  return { members: members - one.members, in: paid - one.in, out: out - one.out, owed: owed - one.owed };
}

test('anybody reads the statistics of the nine pools, by position', async () => {
  const { ask } = visit(api);
  const data = await ask('poolStatistics', {});
  assert.deepEqual(
    data.pools.map(({ position, poolType }) => [position, poolType]),
    levels.map(({ position }) => [position, poolTypeAt(position)]),
  );
  for (const { position, contractAddress } of data.pools) {
    assertSameWallet(contractAddress, (await ask('poolConfig', { position })).contractAddress);
  }
  assert.ok(BigInt(data.finalizedBlock) <= BigInt(data.block));
  assert.ok(Date.parse(data.at) > Date.parse('2020-01-01T00:00:00Z'));
});

test('a purchase increases a pool’s payments and credits, and a claim reduces the credits', async () => {
  const start = await figures();
  const sponsor = await join(api);
  await api.buy(sponsor, 1);
  const buyer = await join(api, sponsor.id);
  await api.buy(buyer, 1);
  await api.buy(buyer, 3);
  const bought = await figures();
  for (const [position, members, fees] of [
    [1, 2, 100_000_000n],
    [2, 0, 0n],
    [3, 1, 150_000_000n],
  ] as const) {
    assert.deepEqual(changes(start, bought, position), { members, in: fees, out: 0n, owed: fees });
  }

  await api.claim(sponsor, 1);
  const claimed = await figures();
  const { bonus, perUpline } = splitRaceFee(50_000_000n);
  const paid = bonus + perUpline;
  assert.deepEqual(changes(bought, claimed, 1), { members: 0, in: 0n, out: paid, owed: -paid });
  for (const { in: taken, out, held, owed } of claimed) assert.deepEqual([held, owed], [taken - out, held]);
});
