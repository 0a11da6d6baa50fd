import { levels } from '@upline/domain';
import { bySafeOn, deploymentFixture, keyed, operateOn, wallets } from '@upline/localnet/testing';
import { expect, test } from 'vitest';
import { compileContracts } from '../deploy/compile.ts';
import { describeDeployment } from '../deploy/describeDeployment.ts';
import { planDeployment } from '../deploy/plan.ts';
import { planSeal } from '../plans/acts/launch.ts';
import { missingChanges } from '../plans/plan.ts';
import { readDeploymentState } from '../plans/readDeploymentState.ts';

const fixture = deploymentFixture();

/** Registry, pools, listings and seats; the seal is next. */
const beforeSeal = 1 + 3 * levels.length;

test('seals and starts a deployment interrupted before its seal, by key and by Safe', async () => {
  const here = await fixture();
  await expect(here.run({ dies: { at: beforeSeal, isSent: false } })).rejects.toThrow(/dead/);
  const plan = planDeployment(here.config(), await compileContracts());
  const { genesisHash } = here.config();
  if (!genesisHash) throw new Error('This chain has a first block.');
  const deployment = await describeDeployment(here.client, plan, { genesisHash });
  const place = { rpcUrl: here.rpcUrl, deployment };
  const start = ['pool', 'start', '--pool', plan.pools[9]];

  expect(await operateOn(place, start)).toMatchObject({
    code: 1,
    text: expect.stringContaining('The registry is not sealed yet: seal it first.'),
  });
  const sealing = planSeal(await readDeploymentState(here.client, deployment));
  const isSealed = async () =>
    missingChanges(sealing, await readDeploymentState(here.client, deployment)).length === 0;
  expect(await isSealed()).toBe(false);
  const id = await here.client.snapshot();
  expect(await operateOn(place, ...keyed(['seal'], wallets.admin))).toMatchObject({
    code: 0,
    text: expect.stringContaining('Done: the chain shows it.'),
  });
  expect(await isSealed()).toBe(true);
  await here.client.revert({ id });
  expect(await isSealed()).toBe(false);
  await bySafeOn(place, ['seal']);
  expect(await isSealed()).toBe(true);
  expect((await operateOn(place, ...keyed(start, wallets.admin))).code).toBe(0);
});
