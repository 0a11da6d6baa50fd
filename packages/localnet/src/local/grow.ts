import type { Deployment } from '@upline/chain';
import { globalPoolAbi, mockStableCoinAbi, racePoolAbi, readBalance } from '@upline/chain';
import { giveCoins, giveGas, type LocalClient, localClient, mintsFreely, operator } from '@upline/chain/demo';
import { levels, type Position } from '@upline/domain';
import { encodeFunctionData } from 'viem';
import { type DemoMember, demoMemberCount, demoMembers, demoSeed } from './demoMembers.ts';
import { growthPlan } from './growthPlan.ts';
import { inChunks } from './inChunks.ts';
import { mineApart, mineAtOnce, mineTogether, type NamedCall } from './mining.ts';
import { type Sender, senderOf } from './sender.ts';
import { readSponsorLines, type SponsorLines } from './sponsorLines.ts';
import { withoutCode } from './withoutCode.ts';

export interface GrowOptions {
  rpcUrl: string;
  deployment: Deployment;
  /** Number of members in the network. Default 36. */
  members?: number | undefined;
  seed?: number | undefined;
  /** Called after every purchase, or after every block if several share one. */
  report?: ((done: number, total: number) => void) | undefined;
  /** Stops between two blocks; another run resumes. */
  signal?: AbortSignal | undefined;
}

interface Purchase {
  member: DemoMember;
  position: Position;
}

const minute = 60n;

/**
 * Maximum of blocks, since each takes time and disk space; larger networks put several purchases
 * into a block.
 */
const mostBlocks = 250;

/** Coins per member, enough for every level, so that a tester can buy the next one. */
const purse = levels.reduce((sum, { fee }) => sum + fee, 0n);

function purchaseCalls(
  { pools, stableCoin }: Deployment,
  lines: SponsorLines,
  sender: Sender,
  { member, position }: Purchase,
): NamedCall[] {
  const { address, joinningFee, poolType, bit } = pools[position];
  const { referral, isDirect } = lines.join(member.address, { bit }, member.sponsor);
  const functionName = 'invest_stable_coin';
  const what = `level ${position} by ${member.name}`;
  return [
    {
      name: `The approval of ${what}`,
      sender,
      to: stableCoin,
      data: encodeFunctionData({
        abi: mockStableCoinAbi,
        functionName: 'approve',
        args: [address, joinningFee],
      }),
    },
    {
      name: `The purchase of ${what}`,
      sender,
      to: address,
      data:
        poolType === 'OpenPool'
          ? encodeFunctionData({ abi: globalPoolAbi, functionName, args: [referral] })
          : encodeFunctionData({ abi: racePoolAbi, functionName, args: [referral, isDirect] }),
    },
  ];
}

/** Tops up members who have bought nothing yet, so that an interrupted run gives no one more. */
async function pursesFor(
  client: LocalClient,
  { stableCoin }: Deployment,
  members: readonly DemoMember[],
): Promise<Map<DemoMember, bigint>> {
  const held = await inChunks(members, 100, ({ address }) => readBalance(client, stableCoin, address));
  return new Map(members.map((member, index) => [member, purse - (held[index] ?? 0n)]));
}

function mintCall(sender: Sender, { stableCoin }: Deployment, member: DemoMember, units: bigint): NamedCall {
  return {
    name: `The purse of ${member.name}`,
    sender,
    to: stableCoin,
    data: encodeFunctionData({
      abi: mockStableCoinAbi,
      functionName: 'mint',
      args: [member.address, units],
    }),
  };
}

interface Clock {
  /** Sets the time of the next block. */
  tick(step: number): Promise<void>;
  /** Returns the chain to the wall clock. */
  end(): Promise<void>;
}

/** Spreads the steps evenly between the newest block and now, if that is a long time. */
async function clock(client: LocalClient, steps: number): Promise<Clock> {
  // After a reorg the node's clock may be ahead of its newest block; mining one shows the clock.
  await client.mine({ blocks: 1 });
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
 * Grows a demo network by real transactions: funds each member, approves exactly the fee and buys
 * level by level. Skips purchases already on the chain, so that an interrupted run can continue.
 * The same seed gives the same wallets, sponsors, seats and balances; only the times differ.
 * @returns The members, sponsors first.
 */
export async function grow(options: GrowOptions): Promise<DemoMember[]> {
  const { rpcUrl, deployment, members: count = demoMemberCount, seed = demoSeed, report, signal } = options;
  const client = localClient(rpcUrl);
  await mineAtOnce(client);
  const members = demoMembers(count, seed);
  await withoutCode(
    client,
    members.map(({ address }) => address),
  );
  const lines = await readSponsorLines(
    client,
    deployment,
    members.map(({ address }) => address),
  );
  const missing = growthPlan(count, seed).purchases.flatMap(({ member: index, position }): Purchase[] => {
    const member = members[index];
    return !member || lines.isIn(member.address, deployment.pools[position]) ? [] : [{ member, position }];
  });
  if (missing.length === 0) return members;

  const buyers = [...new Set(missing.map(({ member }) => member))];
  const purses = await pursesFor(
    client,
    deployment,
    buyers.filter(({ address }) => !lines.isMember(address)),
  );
  if (!(await mintsFreely(client, deployment.stableCoin))) {
    for (const [{ address }, lacking] of purses) {
      if (lacking > 0n) await giveCoins(client, deployment.stableCoin, address, lacking);
    }
    purses.clear();
  }
  const admin = await senderOf(client, operator.admin());
  const senders = new Map<DemoMember, Sender>();

  async function callsFor(purchase: Purchase): Promise<NamedCall[]> {
    const { member } = purchase;
    const known = senders.get(member);
    if (known) return purchaseCalls(deployment, lines, known, purchase);
    await giveGas(client, member.address);
    const sender = await senderOf(client, member.account);
    senders.set(member, sender);
    const lacking = purses.get(member) ?? 0n;
    const mint = lacking > 0n ? [mintCall(admin, deployment, member, lacking)] : [];
    return [...mint, ...purchaseCalls(deployment, lines, sender, purchase)];
  }

  const perBlock = Math.ceil(missing.length / mostBlocks);
  const mine = perBlock > 1 ? mineTogether : mineApart;
  const { tick, end } = await clock(client, missing.length);
  if (perBlock > 1) await client.setAutomine(false);
  try {
    for (let done = 0; done < missing.length && !signal?.aborted; done += perBlock) {
      const together = missing.slice(done, done + perBlock);
      const calls: NamedCall[] = [];
      for (const purchase of together) calls.push(...(await callsFor(purchase)));
      await tick(done);
      await mine(client, calls);
      report?.(done + together.length, missing.length);
    }
  } finally {
    if (perBlock > 1) await mineAtOnce(client);
  }
  if (!signal?.aborted) await end();
  return members;
}
