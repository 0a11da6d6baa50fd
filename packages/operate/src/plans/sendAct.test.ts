import { operator } from '@upline/chain/demo';
import { batchWallet, fakeWallet, operatorFixture, type Script, stranger } from '@upline/localnet/testing';
import { expect, test } from 'vitest';
import { planPause } from './acts/pause.ts';
import { readDeploymentState } from './readDeploymentState.ts';
import { type ActStage, sendByBatch } from './sendAct.ts';

const { fixture } = operatorFixture();
const admin = operator.admin().address;

/** Pauses all pools in one batch. @param script Answers the requests to the wallet. */
async function pausedBy(script: Script, patience?: number): Promise<ActStage[]> {
  const { client, rpcUrl, deployment } = fixture();
  const plan = planPause(await readDeploymentState(client, deployment), 'all');
  const stages: ActStage[] = [];
  const wallet = fakeWallet(rpcUrl, admin, script);
  await sendByBatch({ wallet, reader: client }, plan, (stage) => stages.push(stage), patience);
  return stages;
}

test.each([null, {}, { id: '0x' }])('follows a batch answered by %o on the chain', async (answer) => {
  const { client } = fixture();
  const wallet = batchWallet(client);
  const stages = await pausedBy(async (request, forward) => {
    const own = await wallet.script(request, forward);
    return request.method === 'wallet_sendCalls' ? answer : own;
  });
  const block = await client.getBlock();
  expect(stages.map(({ at }) => at)).toEqual(['wallet', 'sent', 'mined']);
  expect(stages.at(-1)).toEqual({ at: 'mined', block: block.number, hash: block.transactions.at(-1) });
});

test('reports no act that only the wallet calls done', async () => {
  const { client } = fixture();
  const wrong = await client.sendTransaction({ account: stranger, to: admin });
  const receipt = await client.request({ method: 'eth_getTransactionReceipt', params: [wrong] });
  const done = { version: '2.0.0', chainId: '0x89', status: 200, receipts: [receipt] };
  const script: Script = (request, forward) => {
    if (request.method === 'wallet_sendCalls') return { id: '0x01' };
    return request.method === 'wallet_getCallsStatus' ? done : forward(request);
  };
  await expect(pausedBy(script, 0)).rejects.toMatchObject({
    failure: { notice: { id: 'purchase.dropped' } },
  });
});

test('ends if a batch without an id never comes', async () => {
  const script: Script = (request, forward) =>
    request.method === 'wallet_sendCalls' ? null : forward(request);
  await expect(pausedBy(script, 0)).rejects.toMatchObject({ failure: { notice: { id: 'purchase.unseen' } } });
});
