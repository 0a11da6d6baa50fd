import { buyer, buyerFixture, fakeWallet, rejection, root, stranger } from '@upline/localnet/testing';
import { expect, test } from 'vitest';
import { readRecord } from '../pools/pools.ts';
import { recordEnrolment } from './recordEnrolment.ts';

const { fixture, enroll } = buyerFixture();

function record(sponsor = root, isDeclined = false) {
  const { rpcUrl, client, deployment } = fixture();
  const prompts: string[] = [];
  const wallet = fakeWallet(rpcUrl, buyer, (request, forward) => {
    if (request.method !== 'eth_sendTransaction') return forward(request);
    prompts.push(request.method);
    if (isDeclined) throw rejection();
    return forward(request);
  });
  const done = recordEnrolment({ wallet, reader: client, registry: deployment.registry, sponsor });
  return { done, prompts };
}

const recorded = () => readRecord(fixture().client, fixture().deployment.registry, buyer);

test("records a wallet's sponsor in a transaction", async () => {
  const { done, prompts } = record();
  await done;
  expect(await recorded()).toMatchObject({ sponsor: root, isBound: true });
  expect(prompts).toHaveLength(1);
});

test('opens no prompt for a recorded wallet', async () => {
  await enroll(buyer, root);
  const { done, prompts } = record();
  await done;
  expect(prompts).toEqual([]);
});

test('waits for the record if an upgraded account answers with the hash of another transaction', async () => {
  const { rpcUrl, client, deployment } = fixture();
  await client.setCode({ address: buyer, bytecode: `0xef0100${'22'.repeat(20)}` });
  let send = async (): Promise<unknown> => undefined;
  const wallet = fakeWallet(rpcUrl, buyer, (request, forward) => {
    if (request.method !== 'eth_sendTransaction') return forward(request);
    send = () => forward(request);
    return client.sendTransaction({ account: stranger, to: stranger });
  });
  let looks = 0;
  const reader = fakeWallet(rpcUrl, buyer, async (request, forward) => {
    if (request.method === 'eth_getTransactionReceipt' && ++looks === 3) await send();
    return forward(request);
  });
  await recordEnrolment({ wallet, reader, registry: deployment.registry, sponsor: root });
  expect(await recorded()).toMatchObject({ sponsor: root, isBound: true });
});

test('rejects without a record if the owner declines', async () => {
  const { done, prompts } = record(root, true);
  await expect(done).rejects.toMatchObject({ failure: { notice: { id: 'toast.userCancelled' } } });
  expect(prompts).toHaveLength(1);
  expect((await recorded()).isBound).toBe(false);
});

test('rejects an unknown sponsor before the wallet opens', async () => {
  const { done, prompts } = record(stranger);
  await expect(done).rejects.toMatchObject({ failure: { explanation: { id: 'contract.InvalidReferral' } } });
  expect(prompts).toEqual([]);
});
