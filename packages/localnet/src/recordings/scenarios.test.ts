import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { globalPoolAbi, mockStableCoinAbi, racePoolAbi } from '@upline/chain';
import { giveGas, operator } from '@upline/chain/demo';
import { foundryBinary } from '@upline/operate/foundry';
import { repository } from '@upline/operate/node';
import {
  type Abi,
  type Address,
  encodeAbiParameters,
  encodeFunctionData,
  keccak256,
  numberToHex,
} from 'viem';
import { expect, onTestFinished, test } from 'vitest';
import { demoMembers } from '../local/demoMembers.ts';
import { localFixture } from '../testing/localFixture.ts';
import { listScenarios, readScenario, type ScenarioFolder, writeScenario } from './folder.ts';
import { makeScenario } from './keep.ts';
import { runOnModel, runScenario } from './run.ts';
import type { Scenario, ScenarioStep } from './scenario.ts';

const poolModel = localFixture();
const [ada, bruno] = demoMembers(2).map(({ address }) => address) as [Address, Address];
const root = operator.root().address;
const unlimited = 2n ** 256n - 1n;

/** Forge's compilation takes longer than all other tests here, so only the full run includes it. */
const playsInForge = process.env.UPLINE_TESTS === 'full';

/** Sends as any account, and mines failing transactions too. */
async function send(account: Address, to: Address, abi: Abi, functionName: string, ...args: unknown[]) {
  const { client } = poolModel();
  await giveGas(client, account);
  await client.impersonateAccount({ address: account });
  const data = encodeFunctionData({ abi, functionName, args });
  await client.sendTransactionSync({ account, to, data, gas: 1_000_000n });
}

/** Buys a level after minting and approving coins. */
async function buy(account: Address, position: 1 | 3, referral: Address) {
  const { stableCoin, pools } = poolModel().deployment;
  const { address } = pools[position];
  await send(account, stableCoin, mockStableCoinAbi, 'mint', account, 1_000_000_000n);
  await send(account, stableCoin, mockStableCoinAbi, 'approve', address, unlimited);
  if (position === 1) await send(account, address, racePoolAbi, 'invest_stable_coin', referral, true);
  else await send(account, address, globalPoolAbi, 'invest_stable_coin', referral);
}

const levelOne = () => poolModel().deployment.pools[1].address;

/** Ada joins; Bruno joins and tries to join again; the pool is paused for 14 days. */
async function record(): Promise<Scenario> {
  const { client, deployment } = poolModel();
  await buy(ada, 1, root);
  await buy(ada, 3, root);
  const from = (await client.getBlockNumber()) + 1n;
  await buy(bruno, 1, ada);
  await send(bruno, levelOne(), racePoolAbi, 'invest_stable_coin', ada, true);
  await send(operator.admin().address, levelOne(), racePoolAbi, 'set_paused', true);
  await client.increaseTime({ seconds: 14 * 24 * 60 * 60 + 60 });
  await send(ada, levelOne(), racePoolAbi, 'claim_bonus');
  const about = 'A member is paid for whom they bring, once.';
  return makeScenario({ client, deployment, from, name: 'PaidOnce', about });
}

/** A temporary checkout, so that no file appears where other tests compile. */
async function checkout(): Promise<{ path: string; folder: ScenarioFolder }> {
  const path = await mkdtemp(join(tmpdir(), 'upline-checkout-'));
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  const support = 'contracts/test/support/LocalNetwork.sol';
  for (const part of ['contracts/src', support, 'foundry.toml', 'tools/solc.mjs']) {
    await cp(join(repository, part), join(path, part), { recursive: true });
  }
  await symlink(join(repository, 'node_modules'), join(path, 'node_modules'));
  const folder = {
    scenarios: join(path, 'contracts/scenarios'),
    tests: join(path, 'contracts/test/scenarios'),
  };
  await mkdir(folder.tests, { recursive: true });
  return { path, folder };
}

async function forge(path: string): Promise<string> {
  return promisify(execFile)(foundryBinary('forge'), ['test'], { cwd: path }).then(
    ({ stdout }) => stdout,
    (error: { stdout?: string; stderr?: string }) => `${error.stdout}${error.stderr}`,
  );
}

/** The scenario with another error for its failing step. */
function expecting(scenario: Scenario, error: string): Scenario {
  const changed = (step: ScenarioStep): ScenarioStep =>
    'revert' in step.expect ? { ...step, expect: { revert: { error, args: [] } } } : step;
  return { ...scenario, steps: scenario.steps.map(changed) };
}

test('replays a recording on a fresh chain and in the model', { timeout: 180_000 }, async () => {
  const scenario = await record();
  expect(scenario.steps.map(({ as, contract, function: name }) => `${as} ${contract} ${name}`)).toEqual([
    'bruno coin mint',
    'bruno coin approve',
    'bruno level1 invest_stable_coin',
    'bruno level1 invest_stable_coin',
    'admin level1 set_paused',
    'ada level1 claim_bonus',
  ]);
  expect(scenario.steps[3]?.expect).toEqual({ revert: { error: 'AlreadyInvested', args: [] } });
  // Her share of level 3 is irrelevant here.
  expect(scenario.past.map(({ contract }) => contract)).toEqual(['coin', 'coin', 'level1', 'coin']);
  expect(scenario.gains).toContainEqual({ who: 'bruno', in: 'coins', units: '950000000' });
  expect(scenario.gains.find(({ who, in: where }) => who === 'ada' && where === 'coins')).toBeDefined();

  const { folder } = await checkout();
  await writeScenario(scenario, folder);
  expect(await listScenarios(folder)).toEqual(['PaidOnce']);
  const kept = await readScenario('PaidOnce', folder);
  expect(kept).toEqual(scenario);

  expect(await runScenario(kept)).toMatchObject({ isAsExpected: true, differences: [] });
  expect(await runOnModel(kept)).toMatchObject({ isAsExpected: true, differences: [] });

  const wrong = expecting(kept, 'PurchasesPaused');
  expect(await runScenario(wrong)).toMatchObject({
    isAsExpected: false,
    steps: expect.arrayContaining([
      {
        step: 4,
        isAsExpected: false,
        expected: 'refused: PurchasesPaused()',
        found: 'refused: AlreadyInvested()',
      },
    ]),
  });
});

test.runIf(playsInForge)(
  'forge passes a kept scenario and fails a wrong one',
  { timeout: 180_000 },
  async () => {
    const scenario = await record();
    const { path, folder } = await checkout();
    await writeScenario(scenario, folder);
    expect(await forge(path)).toContain('[PASS] test_PaidOnce()');
    await writeScenario(expecting(scenario, 'PurchasesPaused'), folder);
    expect(await forge(path)).toContain('[FAIL');
  },
);

test('refuses to keep a recording that a fresh chain cannot reproduce', { timeout: 60_000 }, async () => {
  const { client, deployment } = poolModel();
  const from = (await client.getBlockNumber()) + 1n;
  const asked = { client, deployment, name: 'OutOfNothing', about: 'Coins that no call has made.' };
  await expect(makeScenario({ ...asked, from: 1n })).rejects.toThrow('the first after the deployment');
  await expect(makeScenario({ ...asked, from })).rejects.toThrow('the newest');

  const { stableCoin } = deployment;
  // Slot 0 of the coin has the balances.
  const index = keccak256(encodeAbiParameters([{ type: 'address' }, { type: 'uint256' }], [ada, 0n]));
  await client.setStorageAt({ address: stableCoin, index, value: numberToHex(5n, { size: 32 }) });
  await send(ada, stableCoin, mockStableCoinAbi, 'transfer', bruno, 5n);
  await expect(makeScenario({ ...asked, from })).rejects.toThrow(/fresh chain answers otherwise.*\nmined/s);
});
