import { levelAt } from '@upline/domain';
import {
  all,
  claimEventNames,
  claimerFixture,
  earned,
  fakeWallet,
  memoryJournal,
  onSend,
  type Script,
  sponsor,
  stranger,
} from '@upline/localnet/testing';
import { toHex } from 'viem';
import { describe, expect, test } from 'vitest';
import { racePoolAbi } from '../abi.ts';
import { fund } from '../demo/fund.ts';
import { purchase } from '../purchase/purchase.ts';
import type { ClaimAttempt } from '../transaction/attempt.ts';
import { claimEventsOf } from './claim.ts';

const { fixture, optionsFor, enroll, claimable, claimed, coinsOf, secondPool } = claimerFixture();

describe('a claim', () => {
  test("pays the wallet's bonus in full, and only once", async () => {
    const { client, deployment } = fixture();
    const pool = deployment.pools[1].address;
    expect(await claimable(sponsor)).toEqual([{ position: 1, amount: earned }]);
    const before = await coinsOf(sponsor);
    const events = await claimed(1);
    const block = await client.getBlockNumber();
    expect(events).toEqual([
      { type: 'found', pools: [{ pool, amount: earned }] },
      { type: 'asked', pool },
      { type: 'sent', pool, transaction: expect.stringMatching(/^0x[0-9a-f]{64}$/) },
      { type: 'paid', pool, amount: earned, block },
      { type: 'succeeded' },
    ]);
    expect(await coinsOf(sponsor)).toBe(before + earned);
    expect(await claimable(sponsor)).toEqual([{ position: 1, amount: 0n }]);
    expect(claimEventNames(await claimed(1))).toEqual(['failed toast.noEligiblePools']);
    expect(await coinsOf(sponsor)).toBe(before + earned);
  });

  test('reports the amount paid, including a purchase mined after the simulation', async () => {
    const { rpcUrl } = fixture();
    const script = onSend(async () => {
      await enroll(stranger, sponsor);
      await fund(fixture(), stranger, levelAt(1).fee);
      await all(purchase({ ...optionsFor(1), wallet: fakeWallet(rpcUrl, stranger) }));
    });
    const paid = (await claimed(1, { script })).find((event) => event.type === 'paid');
    expect(paid?.amount).toBe(2n * earned);
  });

  test('is paid although an upgraded account answers with the hash of another transaction', async () => {
    const { client } = fixture();
    await client.setCode({ address: sponsor, bytecode: `0xef0100${'22'.repeat(20)}` });
    const before = await coinsOf(sponsor);
    const script: Script = async (request, forward) => {
      const hash = await forward(request);
      if (request.method !== 'eth_sendTransaction') return hash;
      return client.sendTransaction({ account: stranger, to: stranger });
    };
    const events = await claimed(1, { script });
    expect(events.slice(-2)).toMatchObject([{ type: 'paid', amount: earned }, { type: 'succeeded' }]);
    expect(await coinsOf(sponsor)).toBe(before + earned);
  });

  test('claims from every pool of the level in turn', async () => {
    const second = await secondPool();
    const before = await coinsOf(sponsor);
    expect(await claimable(sponsor)).toEqual([{ position: 1, amount: 2n * earned }]);
    const journal = memoryJournal<ClaimAttempt>();
    const events = await claimed(1, { journal });
    expect(claimEventNames(events)).toEqual([
      'found',
      'asked',
      'sent',
      'paid',
      'asked',
      'sent',
      'paid',
      'succeeded',
    ]);
    const [last] = journal.notes.slice(-1);
    expect(last?.pools).toMatchObject([
      { amount: earned, block: expect.any(BigInt) },
      { pool: second, amount: earned, block: null },
    ]);
    expect(last && claimEventNames(claimEventsOf(last, true))).toEqual(['found', 'paid', 'asked', 'sent']);
    expect(journal.read()).toEqual([]);
    expect(events.at(-2)).toMatchObject({ pool: second, amount: earned });
    expect(await coinsOf(sponsor)).toBe(before + 2n * earned);
  });

  test('goes on to the second pool when the first one reverts', async () => {
    await secondPool();
    const before = await coinsOf(sponsor);
    const { client, deployment } = fixture();
    const script = onSend(async (nth, { params }) => {
      if (nth !== 0) return undefined;
      // Empties the pool after the simulation and before the wallet sends.
      await client.writeContractSync({
        account: sponsor,
        address: deployment.pools[1].address,
        abi: racePoolAbi,
        functionName: 'claim_bonus',
      });
      const [transaction] = params as [object];
      return { ...transaction, gas: toHex(300_000) };
    });
    const events = await claimed(1, { script });
    expect(claimEventNames(events)).toEqual([
      'found',
      'asked',
      'sent',
      'refused',
      'asked',
      'sent',
      'paid',
      'failed toast.revert',
    ]);
    expect(events.at(-1)).toMatchObject({
      failure: {
        notice: { id: 'toast.revert', values: { reason: 'NotEnoughBonus' } },
        explanation: { id: 'contract.NotEnoughBonus' },
      },
    });
    expect(await coinsOf(sponsor)).toBe(before + 2n * earned);
  });
});
