import { racePoolAbi } from '@upline/chain';
import { operator } from '@upline/chain/demo';
import { levelAt } from '@upline/domain';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { forgetLedger } from '../src/forgetLedger.ts';
import type { Db } from '../src/platform/db/openDb.ts';
import { reorg, startTestChain, type TestChain } from './support/testChain.ts';
import { testDb } from './support/testDb.ts';
import { catchUp, createTestServer } from './support/testServer.ts';
import { visit } from './support/visitor.ts';

let db: Db;
let chain: TestChain;

beforeAll(async () => {
  db = await testDb();
  chain = await startTestChain();
});

afterAll(() => chain.chain.stop());

beforeEach(() => forgetLedger(db));

const shares = { referralShare: 2000, networkShare: 5000, operatorShare: 3000 };

/** Announces a new price for level 1, waits two days and applies it. */
async function changeFee(joiningFee: bigint): Promise<void> {
  const { client, deployment } = chain;
  const request = {
    account: operator.modifierAdmin(),
    chain: client.chain,
    address: deployment.pools[1].address,
    abi: racePoolAbi,
  } as const;
  await client.writeContractSync({
    ...request,
    functionName: 'queue_terms',
    args: [{ joiningFee, ...shares }],
  });
  await client.increaseTime({ seconds: 48 * 3600 });
  const { status } = await client.writeContractSync({ ...request, functionName: 'apply_terms' });
  expect(status).toBe('success');
}

test('uses the price that was applied last, and the previous price after a reorg', async () => {
  const server = createTestServer({ db, chain });
  const feeAt = async (position: 1 | 2) => {
    const { data } = await visit(server).client.call('poolConfig', { params: { position } });
    return BigInt(data.joinningFee);
  };
  await catchUp(server.ledger);
  expect(await feeAt(1)).toBe(levelAt(1).fee);

  await changeFee(60_000_000n);
  expect(await feeAt(1)).toBe(levelAt(1).fee);
  await catchUp(server.ledger);
  expect(await feeAt(1)).toBe(60_000_000n);
  await changeFee(75_000_000n);
  await catchUp(server.ledger);
  expect(await feeAt(1)).toBe(75_000_000n);
  expect(await feeAt(2)).toBe(levelAt(2).fee);

  await reorg(chain, 1);
  await catchUp(server.ledger);
  expect(await feeAt(1)).toBe(60_000_000n);
});
