import { fromDecimal, levelAt, type PurchaseEvent } from '@upline/domain';
import {
  all,
  buyer,
  buyerFixture,
  fakeWallet,
  onSend,
  revertedCall,
  root,
  sponsor,
  stranger,
  told,
} from '@upline/localnet/testing';
import { erc20Abi, parseEther, toHex, zeroAddress } from 'viem';
import { describe, expect, test } from 'vitest';
import { racePoolAbi } from '../abi.ts';
import { fund } from '../demo/fund.ts';
import { readRecord } from '../pools/pools.ts';
import { purchase } from './purchase.ts';

const { fixture, named, optionsFor, buy, owned, enroll, coins, allowance } = buyerFixture();

describe('a purchase', () => {
  test('of a first race level needs no enrolment and approves exactly the fee', async () => {
    const events = await buy(1);
    expect(told(events)).toEqual([
      'network',
      'balance',
      'allowance',
      'way sequential',
      'skipped enroll',
      'approve',
      'sent approve',
      'invest',
      'sent invest',
      'confirm',
      'succeeded',
    ]);
    expect(await owned(buyer)).toEqual([1]);
    expect(await coins()).toBe(fromDecimal('950'));
    expect(await allowance(1)).toBe(0n);
    const { client, deployment } = fixture();
    expect(await readRecord(client, deployment.registry, buyer)).toMatchObject({
      isBound: true,
      sponsor: root,
    });
    const ended = events.at(-1);
    expect(ended?.type === 'succeeded' && ended.block).toBe(await client.getBlockNumber());
  });

  test('enrolls a buyer whose sponsor is not in the pool, and the sponsor loses the bonus', async () => {
    await enroll(sponsor, root);
    const events = await buy(1, {
      lookupReferrer: async () => ({ referrer: root, isDirect: false, sponsor }),
    });
    expect(told(events).filter((line) => line.includes('enroll'))).toEqual(['enroll', 'sent enroll']);
    expect(told(events).at(-1)).toBe('succeeded');
    const { client, deployment } = fixture();
    const [lost] = await client.getContractEvents({
      abi: racePoolAbi,
      address: deployment.pools[1].address,
      eventName: 'LostIncome',
      fromBlock: deployment.startBlock,
    });
    expect(lost?.args).toEqual({ loser: sponsor, from: buyer, receiver: root, amount: fromDecimal('10') });
  });

  test('of a global level enrolls even under a sponsor in the pool', async () => {
    expect(told(await buy(3))).toContain('sent enroll');
    expect(await owned(buyer)).toEqual([3]);
  });

  test("ignores the server's sponsor once the chain has one", async () => {
    await enroll(buyer, root);
    const events = await buy(1, {
      lookupReferrer: async () => ({ referrer: stranger, isDirect: true, sponsor: stranger }),
    });
    expect(told(events).at(-1)).toBe('succeeded');
  });

  test("binds the buyer to the server's sponsor, whatever its referral fields say", async () => {
    await enroll(stranger, root);
    const { rpcUrl } = fixture();
    await fund(fixture(), stranger, levelAt(1).fee);
    await all(purchase({ ...optionsFor(1), wallet: fakeWallet(rpcUrl, stranger) }));
    const lie = { referrer: stranger, isDirect: true, sponsor: root };
    expect(told(await buy(1, { lookupReferrer: async () => lie })).at(-1)).toBe('succeeded');
    const { client, deployment } = fixture();
    expect(await readRecord(client, deployment.registry, buyer)).toMatchObject({ sponsor: root });
  });

  test('of an owned level pays nothing', async () => {
    await buy(1);
    const again = await buy(1);
    expect(told(again)).toEqual(['network', 'succeeded']);
    expect(again.at(-1)).toMatchObject({ transaction: null, wasOwned: true });
    expect(await coins()).toBe(fromDecimal('950'));
  });

  test.each([
    ['while the wallet is open', undefined],
    ['while its transaction waits', toHex(500_000)],
  ])('of a level bought on another device %s succeeds and pays once', async (_when, gas) => {
    await enroll(buyer, root);
    const script = onSend(async (nth, { params }) => {
      if (nth !== 1) return undefined;
      const { client, deployment } = fixture();
      await client.writeContractSync({
        account: buyer,
        address: deployment.pools[1].address,
        abi: racePoolAbi,
        functionName: 'invest_stable_coin',
        args: [root, true],
      });
      const [transaction] = params as [object];
      return gas ? { ...transaction, gas } : undefined;
    });
    expect(told(await buy(1, { script })).at(-1)).toBe('succeeded');
    expect(await coins()).toBe(fromDecimal('950'));
  });

  test('accepts addresses in any case', async () => {
    const { contractAddress, stableCoinAddress, joinningFee } = named(1);
    const pool = {
      contractAddress: contractAddress.toLowerCase(),
      stableCoinAddress: stableCoinAddress.toLowerCase(),
      joinningFee,
    };
    const lower = root.toLowerCase();
    const lookupReferrer = async () => ({ referrer: lower, isDirect: true, sponsor: lower });
    expect(told(await buy(1, { pool, lookupReferrer })).at(-1)).toBe('succeeded');
  });

  test('resets an allowance to 0 first if the coin requires it', async () => {
    const { rpcUrl, deployment, client } = fixture();
    const pool = deployment.pools[1].address;
    await client.writeContractSync({
      account: buyer,
      address: deployment.stableCoin,
      abi: erc20Abi,
      functionName: 'approve',
      args: [pool, 1n],
    });
    const fee = toHex(levelAt(1).fee, { size: 32 }).slice(2);
    const reader = fakeWallet(rpcUrl, buyer, async (request, forward) => {
      const isApproval =
        request.method === 'eth_call' && JSON.stringify(request.params).includes(`0x095ea7b3`);
      if (isApproval && JSON.stringify(request.params).includes(fee) && (await allowance(1)) > 0n) {
        throw revertedCall(rpcUrl, '0x');
      }
      return forward(request);
    });
    const events = await buy(1, { reader });
    expect(told(events).filter((line) => line === 'sent approve')).toHaveLength(2);
    expect(told(events).at(-1)).toBe('succeeded');
  });
});

describe('an interrupted purchase', () => {
  test.each([
    [0, 'approve'],
    [1, 'invest'],
  ] as const)('reports a cancellation of transaction %i, %s, in the wallet', async (sent, step) => {
    const { client } = fixture();
    await enroll(buyer, root);
    const script = onSend(async (nth) => {
      if (nth === sent) await client.setAutomine(false);
    });
    const events: PurchaseEvent[] = [];
    for await (const event of purchase(optionsFor(1, { script, nodeLag: 100 }))) {
      events.push(event);
      if (event.type !== 'sent' || event.step !== step) continue;
      const nonce = await client.getTransactionCount({ address: buyer });
      const gas = {
        gas: 21_000n,
        maxFeePerGas: parseEther('0.00001'),
        maxPriorityFeePerGas: parseEther('0.000001'),
      };
      await client.sendTransaction({ account: buyer, to: buyer, nonce, ...gas });
      await client.mine({ blocks: 1 });
    }
    expect(told(events).at(-1)).toBe('failed toast.userCancelled');
    expect(await coins()).toBe(fromDecimal('1000'));
  });
});

test('returns no positions for a wallet unknown to the chain', async () => {
  expect(await owned(stranger)).toEqual([]);
  expect(await owned(root)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const { client, deployment } = fixture();
  expect(await readRecord(client, deployment.registry, stranger)).toEqual({
    sponsor: zeroAddress,
    isBound: false,
    poolBits: 0n,
  });
});
