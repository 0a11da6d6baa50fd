import { levels } from '@upline/domain';
import { grow } from '@upline/localnet';
import { localFixture } from '@upline/localnet/testing';
import { zeroAddress } from 'viem';
import { expect, test } from 'vitest';
import { racePoolAbi, uplineRegistryAbi } from '../abi.ts';
import { localAccount, operator } from '../demo/localAccounts.ts';
import { roleHashes } from '../roleNames.ts';
import { readAdminChanges } from './adminChanges.ts';
import { readRoleHolders } from './roleHolders.ts';

const fixture = localFixture();
// Unlocked by Anvil like accounts 0 to 9; the operator uses 0 to 6.
const heir = localAccount(8).address;

function read() {
  const { client, deployment } = fixture();
  return readAdminChanges({ reader: client, ...deployment });
}

function holders() {
  const { client, deployment } = fixture();
  return readRoleHolders(client, deployment.registry);
}

/** The operator's contract calls at the pool of level 4. */
function atPoolFour() {
  const { client, deployment } = fixture();
  const pool = { address: deployment.pools[4].address, abi: racePoolAbi } as const;
  const admin = { ...pool, account: operator.admin() } as const;
  const modifier = { ...pool, account: operator.modifierAdmin() } as const;
  return { client, deployment, pool, admin, modifier };
}

test('reports the deployment: each pool listed and opened, and the seal', async () => {
  const { deployment } = fixture();
  const { changes, since } = await read();
  expect(since).toBeNull();
  const names = changes.map(({ event }) => event);
  expect(names.filter((name) => name === 'PoolAdded')).toHaveLength(levels.length);
  expect(names.filter((name) => name === 'Started')).toHaveLength(levels.length);
  const seal = changes.find(({ event }) => event === 'Sealed');
  expect(seal).toMatchObject({ position: null, contract: deployment.registry, details: {} });
  const first = changes.at(-1);
  expect(first).toMatchObject({
    event: 'RoleGranted',
    details: { role: 'ADMIN', account: operator.admin().address },
  });
});

test("reports no changes for members' purchases", async () => {
  const { rpcUrl, deployment } = fixture();
  const before = await read();
  await grow({ rpcUrl, deployment, members: 4 });
  expect((await read()).changes).toEqual(before.changes);
});

test('reports every act of a role newest first with pool, arguments, transaction and time', async () => {
  const { client, deployment, admin, modifier } = atPoolFour();
  const { address } = deployment.pools[4];
  const before = (await read()).changes.length;
  const terms = { joiningFee: 250_000_000n, referralShare: 2500, networkShare: 5000, operatorShare: 2500 };
  await client.writeContractSync({ ...modifier, functionName: 'queue_terms', args: [terms] });
  await client.increaseTime({ seconds: 48 * 3600 });
  await client.writeContractSync({ ...modifier, functionName: 'apply_terms' });
  const paused = await client.writeContractSync({ ...admin, functionName: 'set_paused', args: [true] });
  await client.writeContractSync({ ...admin, functionName: 'queue_retirement' });
  await client.increaseTime({ seconds: 48 * 3600 });
  await client.writeContractSync({ ...admin, functionName: 'retire' });
  const { changes } = await read();
  const told = changes.slice(0, changes.length - before);
  expect(told.map(({ event }) => event)).toEqual([
    'Retired',
    'RetirementQueued',
    'PausedSet',
    'TermsApplied',
    'TermsQueued',
  ]);
  expect(told.every(({ position, contract }) => position === 4 && contract === address)).toBe(true);
  expect(told[3]?.details).toEqual({
    joiningFee: '250000000',
    referralShare: '2500',
    networkShare: '5000',
    operatorShare: '2500',
  });
  const { timestamp } = await client.getBlock({ blockNumber: paused.blockNumber });
  expect(told[2]).toMatchObject({
    transaction: paused.transactionHash,
    block: paused.blockNumber,
    at: new Date(Number(timestamp) * 1000).toISOString(),
    details: { until: String(timestamp + 14n * 86_400n) },
  });
});

test('returns the holders named by the contracts', async () => {
  const { deployment } = fixture();
  const found = await holders();
  expect(found).toHaveLength(1 + levels.length * 4);
  expect(found[0]).toEqual({
    position: null,
    contract: deployment.registry,
    role: 'ADMIN',
    holder: operator.admin().address,
    offeredTo: null,
  });
  const atNine = found.filter(({ position }) => position === 9);
  expect(atNine.map(({ role, holder }) => [role, holder])).toEqual([
    ['ADMIN', operator.admin().address],
    ['MODIFIER', operator.modifierAdmin().address],
    ['ROYALITY', operator.royaltyAdmin().address],
    ['PRODUCT', operator.productPool().address],
  ]);
  expect(found.every(({ offeredTo }) => offeredTo === null)).toBe(true);
});

test('reports roles offered, accepted and renounced', async () => {
  const { client, deployment, pool, admin } = atPoolFour();
  const roleOf = async (role: string) =>
    (await holders()).find((one) => one.position === 4 && one.role === role);
  await client.writeContractSync({
    ...admin,
    functionName: 'propose_receiver',
    args: [roleHashes.PRODUCT, heir],
  });
  expect(await roleOf('PRODUCT')).toMatchObject({ holder: operator.productPool().address, offeredTo: heir });
  await client.writeContractSync({
    ...pool,
    account: heir,
    functionName: 'accept_receiver',
    args: [roleHashes.PRODUCT],
  });
  expect(await roleOf('PRODUCT')).toMatchObject({ holder: heir, offeredTo: null });
  await client.writeContractSync({
    ...admin,
    functionName: 'revokeRole',
    args: [roleHashes.MODIFIER, operator.modifierAdmin().address],
  });
  expect(await roleOf('MODIFIER')).toMatchObject({ holder: null, offeredTo: null });
  await client.writeContractSync({
    account: operator.admin(),
    address: deployment.registry,
    abi: uplineRegistryAbi,
    functionName: 'beginDefaultAdminTransfer',
    args: [heir],
  });
  const [registry] = await holders();
  expect(registry).toMatchObject({ holder: operator.admin().address, offeredTo: heir });
  const { changes } = await read();
  expect(changes[0]).toMatchObject({
    event: 'DefaultAdminTransferScheduled',
    position: null,
    details: { newAdmin: heir },
  });
  const product = operator.productPool().address;
  expect(changes.find(({ event }) => event === 'ReceiverChanged')?.details).toEqual({
    role: 'PRODUCT',
    previous: product,
    account: heir,
  });
  expect(changes.some(({ details }) => details.account === zeroAddress)).toBe(false);
});
