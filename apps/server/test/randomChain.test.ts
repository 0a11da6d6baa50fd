import { uplineRegistryAbi } from '@upline/chain';
import { isPosition } from '@upline/domain';
import { demoMembers } from '@upline/localnet';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forgetLedger } from '../src/forgetLedger.ts';
import { count } from './support/counts.ts';
import { differencesFromChain } from './support/differencesFromChain.ts';
import { buy } from './support/purchases.ts';
import { reorg, startTestChain, type TestChain } from './support/testChain.ts';
import { ledgerContent, testDb } from './support/testDb.ts';
import { catchUp, createTestServer } from './support/testServer.ts';

const members = demoMembers(8);

/** Buys a member's next level. Asks the chain for it, since reorgs invalidate a stored answer. */
async function buyNext(chain: TestChain, index: number): Promise<void> {
  const member = members[index];
  if (!member) return;
  const { referrer, isBound, next } = await standing(chain, member.address);
  if (!isPosition(next)) return;
  await buy(chain, member.account, next, isBound ? undefined : { referrer, isDirect: true });
}

async function standing({ client, deployment }: TestChain, wallet: `0x${string}`) {
  const [, boundAt, bits] = await client.readContract({
    abi: uplineRegistryAbi,
    address: deployment.registry,
    functionName: 'wallets',
    args: [wallet],
  });
  const owned = Object.values(deployment.pools).filter(({ bit }) => (bits >> BigInt(bit)) & 1n);
  return { referrer: deployment.root, isBound: boundAt > 0n, next: owned.length + 1 };
}

const action = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('buy' as const), member: fc.nat(members.length - 1) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('reorg' as const), depth: fc.integer({ min: 1, max: 59 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('mine' as const), blocks: fc.integer({ min: 1, max: 40 }) }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('step' as const) }) },
);

/** Number of runs on one chain: Anvil loses its state after some thousand replaced blocks. */
const runsOnChain = 4;

test(
  'equals the chain and a ledger read from zero after random purchases, reorgs and steps',
  async () => {
    const db = await testDb();
    let chain = await startTestChain();
    let runs = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 15, maxLength: 30 }), async (actions) => {
        runs += 1;
        if (runs % runsOnChain === 0) {
          await chain.chain.stop();
          chain = await startTestChain();
        }
        await forgetLedger(db);
        const { ledger } = createTestServer({ db, chain });
        await catchUp(ledger);
        const start = await chain.client.getBlockNumber();
        for (const one of actions) {
          if (one.kind === 'buy') await buyNext(chain, one.member);
          if (one.kind === 'mine') await chain.client.mine({ blocks: one.blocks });
          if (one.kind === 'step') await ledger.step();
          // Never below the run's first block, since the deployment is there.
          const grown = Number((await chain.client.getBlockNumber()) - start);
          if (one.kind === 'reorg' && one.depth < grown) await reorg(chain, one.depth);
        }
        await catchUp(ledger);
        expect((await differencesFromChain(db, chain)).differences).toEqual([]);
        const followed = await ledgerContent(db);
        await forgetLedger(db);
        await catchUp(createTestServer({ db, chain }).ledger);
        expect(followed).toEqual(await ledgerContent(db));
      }),
      { numRuns: count(100, 3) },
    );
    await chain.chain.stop();
  },
  60_000 * count(100),
);
