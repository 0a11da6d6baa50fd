import { operator } from '@upline/chain/demo';
import { fakeWallet, operatorFixture } from '@upline/localnet/testing';
import type { Hash } from 'viem';
import { expect, test } from 'vitest';
import { planPause } from './acts/pause.ts';
import { readDeploymentState } from './readDeploymentState.ts';
import { readRoleMembership } from './roleMembership.ts';
import { sendByWallet } from './sendAct.ts';

const { fixture } = operatorFixture();

/** An Anvil method missing in viem's test client. */
interface Reorg {
  Method: 'anvil_reorg';
  Parameters: [depth: number, transactions: []];
  ReturnType: null;
}

test('reports an act as mined while its block exists, and as dropped after a reorg', async () => {
  const { client, rpcUrl, deployment } = fixture();
  const wallet = fakeWallet(rpcUrl, operator.admin().address);
  const situation = await readDeploymentState(client, deployment);
  const plan = planPause(situation, 1);
  let mined: { hash: Hash | null; block: bigint } = { hash: null, block: 0n };
  await sendByWallet({ wallet, reader: client }, plan, (stage) => {
    if (stage.at === 'mined') mined = stage;
  });
  const hash = mined.hash as Hash;
  expect(await readRoleMembership(client, hash)).toEqual({ at: 'mined', block: mined.block });
  await client.request<Reorg>({ method: 'anvil_reorg', params: [1, []] });
  expect(await readRoleMembership(client, hash)).toEqual({ at: 'dropped' });
});
