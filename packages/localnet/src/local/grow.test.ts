import { globalPoolAbi, racePoolAbi } from '@upline/chain';
import { operator } from '@upline/chain/demo';
import { levelAt, splitRaceFee } from '@upline/domain';
import { expect, test } from 'vitest';
import { localFixture } from '../testing/localFixture.ts';
import { demoMembers } from './demoMembers.ts';
import { grow } from './grow.ts';
import { growthPlan } from './growthPlan.ts';

const fixture = localFixture();

function depthOf(member: number, { sponsors }: ReturnType<typeof growthPlan>): number {
  const above = sponsors[member] ?? null;
  return above === null ? 1 : 1 + depthOf(above, { sponsors, purchases: [] });
}

test('plans the same network for a seed, with the same beginning for any size', () => {
  expect(growthPlan(36, 7)).toEqual(growthPlan(36, 7));
  expect(growthPlan(50, 7).sponsors.slice(0, 36)).toEqual(growthPlan(36, 7).sponsors);
  expect(growthPlan(36, 8)).not.toEqual(growthPlan(36, 7));
});

test.each([1, 7, 2026])('plans purchases level by level below existing sponsors for seed %i', (seed) => {
  const plan = growthPlan(36, seed);
  const highest = new Map<number, number>();
  for (const { member, position } of plan.purchases) {
    const sponsor = plan.sponsors[member] ?? null;
    expect(position).toBe((highest.get(member) ?? 0) + 1);
    if (sponsor !== null) expect(highest.has(sponsor)).toBe(true);
    highest.set(member, position);
  }
  expect(highest.size).toBe(36);
  expect(highest.get(0)).toBe(9);
});

test('grows thirty-six members with lines, incomes and losses', async () => {
  const { rpcUrl, client, deployment } = fixture();
  const steps: string[] = [];
  const members = await grow({ rpcUrl, deployment, report: (done, total) => steps.push(`${done}/${total}`) });
  const plan = growthPlan(36, 2026);
  expect(new Set(members.map(({ name }) => name)).size).toBe(36);
  expect(steps.at(-1)).toBe(`${plan.purchases.length}/${plan.purchases.length}`);
  expect(Math.max(...members.map((_, member) => depthOf(member, plan)))).toBeGreaterThanOrEqual(4);

  const addresses = Object.values(deployment.pools).map(({ address }) => address);
  const fromBlock = deployment.startBlock;
  const race = await client.getContractEvents({
    abi: racePoolAbi,
    address: addresses,
    eventName: 'Invested',
    fromBlock,
    strict: true,
  });
  const global = await client.getContractEvents({
    abi: globalPoolAbi,
    address: addresses,
    eventName: 'Invested',
    fromBlock,
    strict: true,
  });
  const lost = await client.getContractEvents({
    abi: racePoolAbi,
    address: addresses,
    eventName: 'LostIncome',
    fromBlock,
    strict: true,
  });
  expect(race.length + global.length).toBe(plan.purchases.length);
  expect(global.length).toBeGreaterThan(5);
  expect(Math.max(...race.map(({ args }) => args.generations))).toBeGreaterThanOrEqual(3);
  expect(lost.some(({ args }) => args.receiver !== operator.root().address)).toBe(true);

  const [ada] = members;
  const earned = await client.readContract({
    abi: racePoolAbi,
    address: deployment.pools[1].address,
    functionName: 'getCurrentBonusEarned',
    args: [ada?.address ?? '0x'],
  });
  expect(earned).toBeGreaterThan(splitRaceFee(levelAt(1).fee).bonus);
});

test('adds only missing members to an existing network', async () => {
  const { rpcUrl, client, deployment } = fixture();
  await grow({ rpcUrl, deployment, members: 3 });
  const before = await client.getBlockNumber();
  await grow({ rpcUrl, deployment, members: 3 });
  expect(await client.getBlockNumber()).toBe(before);
  let purchases = 0;
  await grow({
    rpcUrl,
    deployment,
    members: 5,
    report: (_done, total) => {
      purchases = total;
    },
  });
  expect(purchases).toBe(growthPlan(5, 2026).purchases.length - growthPlan(3, 2026).purchases.length);
});

test('lists sponsors before their referrals', () => {
  const members = demoMembers();
  for (const [index, { sponsor, isSponsoredByRoot }] of members.entries()) {
    const earlier = members.slice(0, index).map(({ address }) => address);
    if (isSponsoredByRoot) expect(sponsor).toBe(operator.root().address);
    else expect(earlier).toContain(sponsor);
  }
});
