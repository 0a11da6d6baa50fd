import {
  globalPoolAbi,
  mockStableCoinAbi,
  previewPurchase,
  racePoolAbi,
  uplineRegistryAbi,
} from '@upline/chain';
import { localAccount, operator } from '@upline/chain/demo';
import { paidFeesIn } from '@upline/chain/internal';
import {
  feeLegs,
  fromDecimal,
  generations,
  type PayoutTransfer,
  type Position,
  splitFee,
} from '@upline/domain';
import fc from 'fast-check';
import { type Address, erc20Abi, type Hex, isAddressEqual, type Log, maxUint256, zeroAddress } from 'viem';
import { parseEventLogs } from 'viem/utils';
import { expect, test } from 'vitest';
import { localFixture } from '../testing/localFixture.ts';

const poolModel = localFixture();

const networks = process.env.UPLINE_TESTS === 'full' ? 1000 : 20;

const people = Array.from({ length: 12 }, (_, at) => localAccount(10 + at).address);
const root = operator.root().address;
const positions = [1, 3] as const satisfies readonly Position[];

/** A member of a random network: the sponsor, and the levels bought. */
interface Joining {
  /** Index among the earlier members; 0 is the most recent. */
  sponsor: number;
  buys: readonly boolean[];
}

// Mixes lines, which give five uplines, with crowds, in which seats spill over.
const joining: fc.Arbitrary<Joining> = fc.record({
  sponsor: fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, fc.nat(11), fc.constant(11)),
  buys: fc.tuple(fc.integer({ min: 0, max: 9 }), fc.boolean()).map(([race, global]) => [race < 8, global]),
});
const network = fc.array(joining, { minLength: 2, maxLength: people.length, size: 'max' });

const registryOf = () => ({ address: poolModel().deployment.registry, abi: uplineRegistryAbi }) as const;
const poolAt = (position: Position) => poolModel().deployment.pools[position];

/** Gives everyone coins and the pools allowances. */
async function purses(): Promise<void> {
  const { client, deployment } = poolModel();
  await client.request({ method: 'anvil_autoImpersonateAccount', params: [true] } as never);
  for (const wallet of people) {
    await client.setBalance({ address: wallet, value: 10n ** 20n });
    await client.writeContractSync({
      account: operator.admin(),
      address: deployment.stableCoin,
      abi: mockStableCoinAbi,
      functionName: 'mint',
      args: [wallet, fromDecimal('1000')],
    });
    for (const position of positions) {
      await client.writeContractSync({
        account: wallet,
        address: deployment.stableCoin,
        abi: erc20Abi,
        functionName: 'approve',
        args: [poolAt(position).address, maxUint256],
      });
    }
  }
}

/** The current split of a pool's fee, read from the pool. */
async function splitOf(position: Position) {
  const { client } = poolModel();
  const { address, poolType } = poolAt(position);
  const asked = { address, functionName: 'config' } as const;
  if (poolType === 'OpenPool') {
    const terms = await client.readContract({ ...asked, abi: globalPoolAbi });
    return splitFee(position, terms.joining_fee, {
      referralShare: Number(terms.referral_percentage),
      networkShare: Number(terms.pool_percentage),
      operatorShare: Number(terms.royalty_percentage),
    });
  }
  const terms = await client.readContract({ ...asked, abi: racePoolAbi });
  return splitFee(position, terms.joining_fee, {
    referralShare: Number(terms.bonus_percentage),
    networkShare: Number(terms.upline_percentage),
    operatorShare: Number(terms.product_percentage),
  });
}

async function uplinesOf(position: Position, wallet: Address): Promise<Address[]> {
  const above = await poolModel().client.readContract({
    address: poolAt(position).address,
    abi: racePoolAbi,
    functionName: 'five_uplines',
    args: [wallet],
  });
  return above.filter((address) => address !== zeroAddress);
}

/** The legs shown by the purchase sheet before the wallet opens. */
async function sheet(position: Position, buyer: Address, sponsor: Address) {
  const { client, deployment } = poolModel();
  const { address, joinningFee } = poolAt(position);
  const preview = await previewPurchase({
    ...{ position, buyer, reader: client, registry: deployment.registry, wallet: null },
    pool: { contractAddress: address, stableCoinAddress: deployment.stableCoin, joinningFee },
    lookupReferrer: async () => ({ referrer: sponsor, sponsor }),
  });
  expect(preview.failure).toBeNull();
  return preview.legs;
}

/** The amounts in a purchase's event, units of 10⁻⁶. */
function figuresOf(logs: Log[], position: Position) {
  if (poolAt(position).poolType === 'OpenPool') {
    const [event] = parseEventLogs({ abi: globalPoolAbi, eventName: 'Invested', logs });
    if (!event) throw new Error('A purchase tells of itself.');
    const { referralCut, poolCut, royaltyCut } = event.args;
    return { referral: referralCut, uplines: [], others: poolCut, fund: royaltyCut };
  }
  const [event] = parseEventLogs({ abi: racePoolAbi, eventName: 'Invested', logs });
  if (!event) throw new Error('A purchase tells of itself.');
  const { bonus, perUpline, generations: paid, product } = event.args;
  const uplines = Array.from({ length: paid }, () => perUpline);
  return { referral: bonus, uplines, others: 0n, fund: product + BigInt(generations - paid) * perUpline };
}

/** The same amounts, summed from legs. */
function figuresIn(legs: readonly PayoutTransfer[]) {
  const amounts = (...to: PayoutTransfer['to'][]) =>
    legs.filter((leg) => to.includes(leg.to)).map(({ amount }) => amount);
  const sum = (...to: PayoutTransfer['to'][]) => amounts(...to).reduce((total, amount) => total + amount, 0n);
  return {
    referral: sum('referral'),
    uplines: amounts('upline'),
    others: sum('holders'),
    fund: sum('product', 'missing', 'royalty'),
  };
}

/** Buys, and compares the domain's legs with the events. @returns The legs. */
async function buy(position: Position, buyer: Address, sponsor: Address): Promise<readonly PayoutTransfer[]> {
  const { client } = poolModel();
  const { address, bit, poolType } = poolAt(position);
  const [referral, isDirect] = await client.readContract({
    ...registryOf(),
    functionName: 'referrer',
    args: [buyer, bit],
  });
  const holders = await client.readContract({ address, abi: racePoolAbi, functionName: 'total_users' });
  const { logs } =
    poolType === 'OpenPool'
      ? await client.writeContractSync({
          ...{ account: buyer, address, abi: globalPoolAbi },
          ...{ functionName: 'invest_stable_coin', args: [referral] },
        })
      : await client.writeContractSync({
          ...{ account: buyer, address, abi: racePoolAbi },
          ...{ functionName: 'invest_stable_coin', args: [referral, isDirect] },
        });
  const uplines = poolType === 'OpenPool' ? [] : await uplinesOf(position, buyer);
  const expected = feeLegs(await splitOf(position), {
    ...{ referral, uplines, holders: Number(holders) },
    instead: isAddressEqual(referral, sponsor) ? null : sponsor,
  });
  const [paid] = await paidFeesIn(logs, address, {
    uplinesOf: async () => uplines,
    earnedBefore: async () => null,
  });
  expect(paid?.legs).toEqual(expected);
  expect(figuresIn(expected)).toEqual(figuresOf(logs, position));
  expect(expected.reduce((sum, { amount }) => sum + amount, 0n)).toBe(poolAt(position).joinningFee);
  return expected;
}

/** Counts the cases met, to prove that the networks cover all of them. */
const met = new Map<string, number>();

function count(legs: readonly PayoutTransfer[]): void {
  const uplines = legs.filter(({ to }) => to === 'upline').length;
  const [referral] = legs;
  const marks = [
    ...(uplines > 0 ? [`${uplines} uplines`] : []),
    ...(referral?.to === 'referral' && referral.instead ? ['passed sponsor'] : []),
    ...(referral?.to === 'referral' && referral.wallet === root ? ['operator'] : []),
    ...(uplines === 0 ? ['global'] : []),
  ];
  for (const mark of marks) met.set(mark, (met.get(mark) ?? 0) + 1);
}

test(`splits every fee as its event does, on ${networks} random networks`, {
  timeout: 60_000 + networks * 3_000,
}, async () => {
  const { client } = poolModel();
  await purses();
  let before: Hex = await client.snapshot();
  await fc.assert(
    fc.asyncProperty(network, async (joinings) => {
      await client.revert({ id: before });
      before = await client.snapshot();
      const joined: Address[] = [root];
      for (const [at, { sponsor: back, buys }] of joinings.entries()) {
        const buyer = people[at] as Address;
        const sponsor = joined.at(-1 - Math.min(back, joined.length - 1)) as Address;
        await client.writeContractSync({
          ...registryOf(),
          ...{ account: buyer, functionName: 'enroll', args: [sponsor] },
        });
        joined.push(buyer);
        for (const [index, position] of positions.entries()) {
          if (!buys[index]) continue;
          // Preview only the last purchase, because a preview costs as much time as a purchase.
          const shown = at === joinings.length - 1 ? await sheet(position, buyer, sponsor) : null;
          const legs = await buy(position, buyer, sponsor);
          if (shown) expect(shown).toEqual(legs);
          count(legs);
        }
      }
    }),
    { seed: 7, numRuns: networks },
  );
  const seen = ['1 uplines', '2 uplines', '3 uplines', '4 uplines', '5 uplines'];
  for (const mark of [...seen, 'passed sponsor', 'operator', 'global'])
    expect(met.get(mark) ?? 0, mark).toBeGreaterThan(0);
});
