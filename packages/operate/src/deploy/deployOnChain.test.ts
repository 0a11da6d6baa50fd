import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { racePoolAbi, uplineRegistryAbi } from '@upline/chain';
import { localAccount } from '@upline/chain/demo';
import { parseDeployment } from '@upline/chain/parseDeployment';
import { levels } from '@upline/domain';
import { mineAtOnce, senderOf } from '@upline/localnet';
import { type DeploymentFixture, deploymentFixture, wallets } from '@upline/localnet/testing';
import { type Abi, encodeFunctionData, keccak256, stringToHex, zeroHash } from 'viem';
import { expect, test } from 'vitest';
import { compileContracts } from './compile.ts';
import { deploymentsFolder } from './paths.ts';
import { planDeployment } from './plan.ts';
import { poolTerms } from './poolTerms.ts';

const fixture = deploymentFixture();

/** Registry and seal; for each pool creation, listing, root seat and start. */
const steps = 2 + 4 * levels.length;

/**
 * Transactions between two simulated deaths; the short run tests one in each group instead of every
 * step.
 */
const stride = process.env.UPLINE_TESTS === 'full' ? 1 : 7;

const fileOf = async ({ folder }: DeploymentFixture) => readFile(join(folder, '137.json'), 'utf8');
const planOf = async ({ config }: DeploymentFixture) => planDeployment(config(), await compileContracts());

test('costs what the dry run says, is compared, and is written once all values are right', async () => {
  const here = await fixture();
  const said = (await here.run({ isDryRun: true })).join('\n');
  const estimated = Number(/about (\d+) gas/.exec(said)?.[1]);
  const before = await here.client.getBlockNumber();
  const lines = await here.run();
  expect(lines).toContain('Every value on the chain is as meant.');
  expect(lines).toContain(`${steps} of ${steps}: start pool ${levels.length}`);
  expect(await here.sent()).toBe(steps);
  expect(await readdir(here.folder)).toEqual(['137.json', '137.sources']);
  let used = 0;
  for (let number = before + 1n; number <= before + BigInt(steps); number += 1n) {
    used += Number((await here.client.getBlock({ blockNumber: number })).gasUsed);
  }
  // At most 10 % too high.
  expect(estimated).toBeGreaterThanOrEqual(used);
  expect(estimated).toBeLessThan(used * 1.1);

  const deployment = parseDeployment(await fileOf(here));
  const plan = await planOf(here);
  expect(deployment).toMatchObject({ chainId: 137, registry: plan.registry, stableCoin: here.coin });
  expect(deployment.root).toBe(wallets.root.address);
  expect(Object.values(deployment.pools).map(({ address }) => address)).toEqual(Object.values(plan.pools));
  const [made] = await here.client.getContractEvents({
    address: plan.registry,
    abi: uplineRegistryAbi,
    eventName: 'SponsorBound',
    fromBlock: 0n,
  });
  expect(made).toMatchObject({ blockNumber: deployment.startBlock, blockHash: deployment.blockHash });
});

test('sends nothing in a second run, and never overwrites the file of another chain', async () => {
  const here = await fixture();
  await here.run();
  const before = await fileOf(here);
  expect(await here.run()).toContain('Everything stands: nothing is to be sent.');
  expect(await here.sent()).toBe(steps);
  expect(await fileOf(here)).toBe(before);
  const { genesisHash } = parseDeployment(before);
  const foreign = before.replace(genesisHash, zeroHash);
  await writeFile(join(here.folder, '137.json'), foreign);
  await expect(here.run()).rejects.toThrow(/belongs to another chain/);
  expect(await fileOf(here)).toBe(foreign);
});

test.each([true, false])(
  'continues after a death (sent: %s) without creating a second registry',
  async (isSent) => {
    const here = await fixture();
    const last = isSent ? steps : steps - 1;
    for (let sent = stride; sent <= last; sent += stride) {
      // Each run sends some more transactions and dies.
      await expect(here.run({ dies: { at: isSent ? stride - 1 : stride, isSent } })).rejects.toThrow(/dead/);
      await expect.poll(here.sent).toBe(sent);
    }
    await here.run();
    expect(await here.sent()).toBe(steps);
    expect(await here.registries()).toBe(1);
    expect(await readdir(here.folder)).toEqual(['137.json', '137.sources']);
  },
);

test('keeps the first note of an unfinished deployment', async () => {
  const here = await fixture();
  const note = () => readFile(join(here.folder, '137.unfinished.json'), 'utf8');
  await expect(here.run({ dies: { at: 1, isSent: true } })).rejects.toThrow(/dead/);
  const begun = await note();
  await expect(here.run({ dies: { at: 1, isSent: true } })).rejects.toThrow(/dead/);
  expect(await note()).toBe(begun);
});

test('waits for a pending transaction of a dead run instead of sending it again', async () => {
  const here = await fixture();
  await here.client.setAutomine(false);
  await expect(here.run({ dies: { at: 0, isSent: true } })).rejects.toThrow(/dead/);
  let looks = 0;
  const again = here.run({
    onCall(method) {
      if (method === 'eth_getTransactionCount') looks += 1;
    },
  });
  // Each look makes two requests: two looks, so it has waited once.
  await expect.poll(() => looks).toBeGreaterThanOrEqual(4);
  expect(await here.sent()).toBe(0);
  await mineAtOnce(here.client);
  await again;
  expect(await here.sent()).toBe(steps);
  expect(await here.registries()).toBe(1);
});

test('refuses a second registry after sources or wallets changed', async () => {
  const here = await fixture();
  const { operator } = here.config();
  const changed = { config: { operator: { ...operator, root: localAccount(30).address } } };
  await expect(here.run({ dies: { at: 3, isSent: true } })).rejects.toThrow(/dead/);
  await expect(here.run(changed)).rejects.toThrow(/a second one.*remove 137\.unfinished\.json/);
  await here.run();
  await expect(here.run(changed)).rejects.toThrow(/a second one.*of the first\.$/);
  expect(await here.sent()).toBe(steps);
});

test('refuses a second pool after a fee changed', async () => {
  const here = await fixture();
  const changed = { config: { pools: { ...poolTerms, 3: { ...poolTerms[3], joiningFee: 160_000_000n } } } };
  await expect(here.run({ dies: { at: 12, isSent: true } })).rejects.toThrow(/dead/);
  await expect.poll(here.sent).toBe(13);
  await expect(here.run(changed)).rejects.toThrow(/^pool 3: .*a second one/);
  expect(await here.sent()).toBe(13);
  await here.run();
  await expect(here.run(changed)).rejects.toThrow(/^pool 3: .*a second one.*of the first\.$/);
  expect(await here.sent()).toBe(steps);
});

test('waits with a seat until its wallet has enrolled', async () => {
  const here = await fixture();
  const operator = { ...here.config().operator, seats: [wallets.seat.address] };
  const plan = await planOf(here);
  await expect(here.run({ config: { operator } })).rejects.toThrow(
    `${wallets.seat.address} is to have a seat and must enroll first: with that wallet call ` +
      `enroll(${wallets.root.address}) on the registry ${plan.registry}`,
  );
  await here.client.setBalance({ address: wallets.seat.address, value: 10n ** 18n });
  await here.client.writeContractSync({
    account: wallets.seat,
    address: plan.registry,
    abi: uplineRegistryAbi,
    functionName: 'enroll',
    args: [wallets.root.address],
  });
  expect(await here.run({ config: { operator } })).toContain('Every value on the chain is as meant.');
  expect(await here.sent()).toBe(steps + levels.length);
});

test('refuses another chain before anything is sent', async () => {
  const here = await fixture();
  await expect(here.run({ config: { chainId: 80002 } })).rejects.toThrow(/has the id 137, not 80002/);
  await expect(here.run({ config: { genesisHash: zeroHash } })).rejects.toThrow(/another first block/);
  expect(await here.sent()).toBe(0);
  expect(await readdir(here.folder)).toEqual([]);
});

test('refuses another coin before anything is sent', async () => {
  const here = await fixture();
  const named = (symbol: string, address = here.coin) => here.run({ config: { coin: { address, symbol } } });
  await expect(named('USDC')).rejects.toThrow(`is TUSD with 6 decimals, not USDC with 6`);
  await expect(named('USDC', wallets.seat.address)).rejects.toThrow(/no stable coin/);
  expect(await here.sent()).toBe(0);
});

test('refuses another key, too little MATIC and a rejection before anything is sent', async () => {
  const here = await fixture();
  await expect(here.run({ account: wallets.root })).rejects.toThrow(
    `The key is that of ${wallets.root.address}, but only the admin ${wallets.admin.address}`,
  );
  await expect(here.run({ isRefused: true })).rejects.toThrow('Nothing was sent.');
  await here.client.setBalance({ address: wallets.admin.address, value: 10n ** 9n });
  await expect(here.run()).rejects.toThrow(/has 0\.000000001 MATIC; the steps may need/);
  expect(await here.sent()).toBe(0);
  expect(await readdir(here.folder)).toEqual([]);
});

test('never writes a rehearsal to the folder of real deployments', async () => {
  const here = await fixture();
  await expect(here.run({ folder: deploymentsFolder })).rejects.toThrow(/Rehearse into another one/);
  expect(await here.sent()).toBe(0);
});

test('shows plan and cost in a dry run without sending', async () => {
  const here = await fixture();
  const lines = await here.run({ isDryRun: true });
  const plan = await planOf(here);
  expect(lines.join('\n')).toContain(plan.registry);
  expect(lines).toContain(`  make pool ${levels.length}`);
  expect(lines.at(-1)).toBe('A dry run: nothing was sent or written.');
  expect(await here.sent()).toBe(0);
  expect(await readdir(here.folder)).toEqual([]);
});

async function send(
  here: DeploymentFixture,
  account: ReturnType<typeof localAccount>,
  position: 1 | 2 | 3 | 4 | 5 | 6,
  functionName: string,
  args: readonly unknown[],
): Promise<void> {
  await here.client.setBalance({ address: account.address, value: 10n ** 20n });
  const data = encodeFunctionData<Abi, string>({ abi: racePoolAbi, functionName, args });
  const to = (await planOf(here)).pools[position];
  const { status } = await (await senderOf(here.client, account)).send({ to, data });
  expect(status).toBe('success');
}

const byAdmin = (
  here: DeploymentFixture,
  position: 2 | 3 | 4 | 5 | 6,
  name: string,
  args: readonly unknown[],
) => send(here, wallets.admin, position, name, args);

const announce = (here: DeploymentFixture) =>
  send(here, wallets.modifierAdmin, 1, 'queue_terms', [{ ...poolTerms[1], joiningFee: 60_000_000n }]);

const changes: readonly {
  what: string;
  change: (here: DeploymentFixture) => Promise<unknown>;
  named: RegExp;
}[] = [
  {
    what: 'a pause',
    change: (here) => byAdmin(here, 2, 'set_paused', [true]),
    named: /pool 2: paused_until is \d+, not 0/,
  },
  {
    what: 'a retired pool',
    change: async (here) => {
      await byAdmin(here, 3, 'queue_retirement', []);
      await here.client.increaseTime({ seconds: 48 * 60 * 60 });
      await byAdmin(here, 3, 'retire', []);
    },
    named: /pool 3: is_retired is true, not false/,
  },
  {
    what: 'an announced retirement',
    change: (here) => byAdmin(here, 3, 'queue_retirement', []),
    named: /pool 3: pending_retirement is \[\d+, \d+\], not \[0, 0\]/,
  },
  {
    what: 'an offered role',
    change: (here) =>
      byAdmin(here, 4, 'propose_receiver', [keccak256(stringToHex('PRODUCT')), localAccount(40).address]),
    named: /pool 4: offers is \[0x[0-9a-fA-F]{40}, 0x0{40}\], not/,
  },
  {
    what: 'an admin who is leaving',
    change: (here) => byAdmin(here, 5, 'beginDefaultAdminTransfer', [localAccount(40).address]),
    named: /pool 5: next_admin is \[0x[0-9a-fA-F]{40}, \d+\], not/,
  },
  {
    what: 'another modifier',
    change: (here) =>
      byAdmin(here, 6, 'grantRole', [keccak256(stringToHex('MODIFIER')), localAccount(40).address]),
    named: /pool 6: modifier_admin is 0x[0-9a-fA-F]{40}, not 0x[0-9a-fA-F]{40}\npool 6: MODIFIER is/,
  },
  {
    what: 'announced terms',
    change: (here) => announce(here),
    named: /pool 1: pending_terms is \[\{joiningFee: 60000000, .*\}, \d+, \d+\], not/,
  },
  {
    what: 'another fee',
    change: async (here) => {
      await announce(here);
      await here.client.increaseTime({ seconds: 48 * 60 * 60 });
      await send(here, wallets.modifierAdmin, 1, 'apply_terms', []);
    },
    named:
      /pool 1: joining_fee is 60000000, not 50000000\n[\s\S]*pool 1: bonus_cut is 12000000, not 10000000/,
  },
];

test('names changes by roles since the launch, and refuses other code', async () => {
  const here = await fixture();
  await here.run();
  const prefix = 'Changed since the launch, as roles may: ';
  for (const { what, change, named } of changes) {
    const id = await here.client.snapshot();
    await change(here);
    // A real run prints the same, so test it once.
    for (const isDryRun of what === 'a pause' ? [true, false] : [true]) {
      const lines = await here.run({ isDryRun });
      const told = lines.filter((line) => line.startsWith(prefix)).map((line) => line.slice(prefix.length));
      expect(told.join('\n'), what).toMatch(named);
      expect(lines, what).toContain('Every other value on the chain is as meant.');
    }
    await here.client.revert({ id });
  }
  const pool = (await planOf(here)).pools[7];
  await here.client.setCode({ address: pool, bytecode: '0x6001' });
  const code = `Other code than this source tree's stands at ${pool} (pool 7)`;
  await expect(here.run({ isDryRun: true })).rejects.toThrow(code);
  await expect(here.run()).rejects.toThrow(code);
});
