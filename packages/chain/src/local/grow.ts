import { levels, type Position } from '@upline/domain';
import { globalPoolAbi, mockStableCoinAbi, racePoolAbi, uplineRegistryAbi } from '../abi.ts';
import type { Deployment } from '../deployment.ts';
import { isIn, readRecord } from '../pools.ts';
import { type DemoMember, demoMemberCount, demoMembers, demoSeed } from './demoMembers.ts';
import { giveGas } from './fund.ts';
import { growthPlan } from './growthPlan.ts';
import { operator } from './localAccounts.ts';
import { type LocalClient, localClient } from './localClient.ts';
import { type Sender, senderOf } from './sender.ts';

export interface GrowOptions {
  rpcUrl: string;
  deployment: Deployment;
  /** How many members the network is to have. Default 36. */
  members?: number | undefined;
  seed?: number | undefined;
  /** Told after every purchase. */
  report?: ((done: number, total: number) => void) | undefined;
}

const minute = 60n;

/** What each member is given: enough for every level, so that whoever plays him can buy the next. */
const purse = levels.reduce((sum, { fee }) => sum + fee, 0n);

async function buy(
  client: LocalClient,
  deployment: Deployment,
  buyer: Sender,
  member: DemoMember,
  position: Position,
): Promise<void> {
  const pool = deployment.pools[position];
  const { isBound } = await readRecord(client, deployment.registry, member.address);
  const [referral, isDirect] = isBound
    ? await client.readContract({
        abi: uplineRegistryAbi,
        address: deployment.registry,
        functionName: 'referrer',
        args: [member.address, pool.bit],
      })
    : [member.sponsor, true];
  await buyer.call({
    abi: mockStableCoinAbi,
    address: deployment.stableCoin,
    functionName: 'approve',
    args: [pool.address, pool.joinningFee],
  });
  const invest = { address: pool.address, functionName: 'invest_stable_coin' } as const;
  if (pool.poolType === 'OpenPool') await buyer.call({ abi: globalPoolAbi, ...invest, args: [referral] });
  else await buyer.call({ abi: racePoolAbi, ...invest, args: [referral, isDirect] });
}

interface Clock {
  /** Sets the time of the next block. */
  tick(step: number): Promise<void>;
  /** Brings the chain back to the time of the wall. */
  end(): Promise<void>;
}

/** Spreads what is to come evenly over the time between the newest block and now, if that is long. */
async function clock(client: LocalClient, steps: number): Promise<Clock> {
  const { timestamp } = await client.getBlock();
  const pace = (seconds(Date.now()) - timestamp) / BigInt(steps + 1);
  if (pace < 5n * minute) return { tick: async () => {}, end: async () => {} };
  return {
    tick: (step) => client.setNextBlockTimestamp({ timestamp: timestamp + pace * BigInt(step + 1) }),
    async end() {
      await client.setNextBlockTimestamp({ timestamp: seconds(Date.now()) });
      await client.mine({ blocks: 1 });
    },
  };
}

function seconds(milliseconds: number): bigint {
  return BigInt(Math.floor(milliseconds / 1000));
}

/**
 * Grows a demo network by real transactions: each member is funded, approves exactly the fee and buys, level
 * by level. What is on the chain already is not done again, so that a broken run can be taken up.
 * @returns The members, sponsors first.
 */
export async function grow(options: GrowOptions): Promise<DemoMember[]> {
  const { rpcUrl, deployment, members: count = demoMemberCount, seed = demoSeed, report } = options;
  const client = localClient(rpcUrl);
  const members = demoMembers(count, seed);
  const records = await Promise.all(
    members.map(({ address }) => readRecord(client, deployment.registry, address)),
  );
  const missing = growthPlan(count, seed).purchases.filter(({ member, position }) => {
    const known = records[member];
    return !known || !isIn(known, deployment.pools[position]);
  });
  if (missing.length === 0) return members;

  const admin = await senderOf(client, operator.admin());
  const { tick, end } = await clock(client, missing.length);
  const buyers = new Map<number, Sender>();
  for (const [step, { member: index, position }] of missing.entries()) {
    const member = members[index];
    if (!member) continue;
    await tick(step);
    let buyer = buyers.get(index);
    if (!buyer) {
      await giveGas(client, member.address);
      await admin.call({
        abi: mockStableCoinAbi,
        address: deployment.stableCoin,
        functionName: 'mint',
        args: [member.address, purse],
      });
      buyer = await senderOf(client, member.account);
      buyers.set(index, buyer);
    }
    await buy(client, deployment, buyer, member, position);
    report?.(step + 1, missing.length);
  }
  await end();
  return members;
}
