import { uplineRegistryAbi } from '@upline/chain';
import { levels } from '@upline/domain';
import { senderOf } from '@upline/localnet';
import { type DeploymentFixture, deploymentFixture, wallets } from '@upline/localnet/testing';
import { type Abi, encodeFunctionData, getAddress } from 'viem';
import { getCode } from 'viem/actions';
import { expect, test } from 'vitest';
import { differencesFromPlan } from './checkDeployment.ts';
import { compileContracts } from './compile.ts';
import { planDeployment } from './plan.ts';

const fixture = deploymentFixture();
/** Transactions until registry and pools are created and each pool is listed. */
const listed = 1 + 2 * levels.length;
const { admin, root, seat } = wallets;

const planOf = async ({ config }: DeploymentFixture, changes = {}) =>
  planDeployment(config(changes), await compileContracts());

async function saidOf(here: DeploymentFixture, changes = {}): Promise<string[]> {
  const found = await differencesFromPlan(here.client, await planOf(here, changes));
  return found.map(({ says }) => says);
}

async function toRegistry(
  here: DeploymentFixture,
  functionName: string,
  args: readonly unknown[],
): Promise<void> {
  const { registry } = await planOf(here);
  const data = encodeFunctionData<Abi, string>({ abi: uplineRegistryAbi, functionName, args });
  const { status } = await (await senderOf(here.client, admin)).send({ to: registry, data });
  expect(status).toBe('success');
}

test('finds no differences in a complete deployment', async () => {
  const here = await fixture();
  await here.run();
  expect(await saidOf(here)).toEqual([]);
});

test('names unseated and unstarted pools and an unsealed registry', async () => {
  const here = await fixture();
  await expect(here.run({ dies: { at: listed, isSent: false } })).rejects.toThrow(/dead/);
  const found = await saidOf(here);
  expect(found).toContain('registry: is_sealed is false, not true');
  expect(found).toContain(`pool ${levels.length}: is_started is false, not true`);
  expect(found).toContain(`pool ${levels.length}: seats is [], not [${root.address}]`);
  expect(found).toHaveLength(1 + 2 * levels.length);
});

test('names an unlisted pool', async () => {
  const here = await fixture();
  await expect(here.run({ dies: { at: listed - 1, isSent: false } })).rejects.toThrow(/dead/);
  const found = await saidOf(here);
  expect(found).toContain(
    `pool ${levels.length}: listed is [0, 0, false], not [${levels.length - 1}, ${levels.length}, true]`,
  );
  expect(found.find((line) => line.startsWith('registry: pools'))).toBeDefined();
});

test('names contracts that do not exist by address', async () => {
  const here = await fixture();
  const found = await saidOf(here);
  expect(found).toHaveLength(1 + levels.length);
  expect(found[0]).toMatch(/^registry: no code stands at 0x/);
});

test('names an admin handover of the registry and a tenth pool', async () => {
  const here = await fixture();
  await here.run();
  const pool = getAddress(`0x${'99'.repeat(20)}`);
  const code = await getCode(here.client, { address: (await planOf(here)).pools[1] });
  await here.client.setCode({ address: pool, bytecode: code ?? '0x' });
  await toRegistry(here, 'queue_pool', [pool, 1]);
  await here.client.increaseTime({ seconds: 48 * 60 * 60 });
  await toRegistry(here, 'add_pool', [pool, 1]);
  await toRegistry(here, 'beginDefaultAdminTransfer', [seat.address]);
  const found = await saidOf(here);
  expect(found).toHaveLength(2);
  expect(found[0]).toMatch(new RegExp(`^registry: next_admin is \\[${seat.address}, \\d+\\], not`));
  expect(found[1]).toContain(`, ${pool}], not [`);
});

test('names a coin with another symbol', async () => {
  const here = await fixture();
  await here.run();
  const coin = { address: here.coin, symbol: 'USDC' };
  const found = await saidOf(here, { coin });
  expect(found).toEqual(['stable coin: symbol is TUSD, not USDC']);
});
