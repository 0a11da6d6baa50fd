import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { uplineRegistryAbi } from '@upline/chain';
import { senderOf } from '@upline/localnet';
import { type DeploymentFixture, deploymentFixture, folderForTest, wallets } from '@upline/localnet/testing';
import { type Address, encodeFunctionData, type Hex } from 'viem';
import { expect, test } from 'vitest';
import { compileContracts } from './compile.ts';
import { planDeployment } from './plan.ts';

const fixture = deploymentFixture();
const safe = wallets.admin.address;

interface SafeFile {
  meta: { createdFromSafeAddress: Address; description: string };
  transactions: { to: Address; data: Hex }[];
}

/** Executes a folder's files in order as the Safe. @returns Gas and number of calls of each. */
async function carryOut(
  { client }: DeploymentFixture,
  folder: string,
): Promise<{ gas: bigint; calls: number }[]> {
  const taken: { gas: bigint; calls: number }[] = [];
  await client.impersonateAccount({ address: safe });
  for (const name of (await readdir(folder)).toSorted()) {
    const file: SafeFile = JSON.parse(await readFile(join(folder, name), 'utf8'));
    expect(file.meta.createdFromSafeAddress).toBe(safe);
    let gas = 0n;
    for (const { to, data } of file.transactions) {
      const { status, gasUsed } = await client.sendTransactionSync({
        account: safe,
        to,
        data,
        gas: 14_000_000n,
      });
      expect(status).toBe('success');
      gas += gasUsed;
    }
    taken.push({ gas, calls: file.transactions.length });
  }
  await client.stopImpersonatingAccount({ address: safe });
  return taken;
}

/** Any code makes the account look like a Safe here; the command does not check more. */
const makeSafe = ({ client }: DeploymentFixture) => client.setCode({ address: safe, bytecode: '0x00' });

test('deploys by Safe files alone and checks the result without a key', async () => {
  const here = await fixture();
  await makeSafe(here);
  const files = await folderForTest();
  const said = await here.run({ safe: files });
  expect(said).toContain('Tried as the Safe, one after another: all go through.');
  expect(await here.sent()).toBe(0);
  const taken = await carryOut(here, files);
  expect(taken.reduce((sum, { calls }) => sum + calls, 0)).toBe(38);
  expect(taken.length).toBeGreaterThan(1);
  for (const { gas } of taken) expect(gas).toBeLessThan(14_000_000n);
  const nobody = wallets.root;
  expect(await here.run({ account: nobody })).toContain('Every value on the chain is as meant.');
  expect(await readdir(here.folder)).toContain('137.json');
});

test('ends the files at a seat whose wallet must enroll, and continues in the next run', async () => {
  const here = await fixture();
  await makeSafe(here);
  const { operator } = here.config();
  const config = { operator: { ...operator, seats: [wallets.seat.address] } };
  const files = await folderForTest();
  const said = await here.run({ config, safe: files });
  expect(said.find((line) => line.startsWith('After that:'))).toContain(
    `${wallets.seat.address} is to have a seat`,
  );
  expect((await carryOut(here, files)).reduce((sum, { calls }) => sum + calls, 0)).toBe(10 + 9 + 9);
  const { registry } = planDeployment(here.config(config), await compileContracts());
  const data = encodeFunctionData({ abi: uplineRegistryAbi, functionName: 'enroll', args: [operator.root] });
  await here.client.setBalance({ address: wallets.seat.address, value: 10n ** 18n });
  await (await senderOf(here.client, wallets.seat)).send({ to: registry, data });
  const before = await readdir(files);
  const others = ['137.json', '1370.safe-1-of-1.json'];
  for (const name of others) await writeFile(join(files, name), '{}');
  const again = await here.run({ config, safe: files });
  expect(again.filter((line) => line.startsWith('Removed: '))).toHaveLength(before.length);
  expect(await readdir(files)).toEqual(expect.arrayContaining(others));
  for (const name of others) await rm(join(files, name));
  expect(await carryOut(here, files)).toHaveLength(1);
  expect(await here.run({ config })).toContain('Every value on the chain is as meant.');
});

test('refuses an admin without code', async () => {
  const here = await fixture();
  const files = await folderForTest();
  await expect(here.run({ safe: files })).rejects.toThrow(`The admin ${safe} is no contract on this chain.`);
  expect(await readdir(files)).toEqual([]);
});
