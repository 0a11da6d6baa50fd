import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { racePoolAbi } from '@upline/chain';
import { localAccount, operator } from '@upline/chain/demo';
import { lastPosition } from '@upline/domain';
import { folderForTest, operatorFixture } from '@upline/localnet/testing';
import * as Keystore from 'ox/Keystore';
import { encodeFunctionData, zeroAddress, zeroHash } from 'viem';
import { beforeEach, expect, test } from 'vitest';
import { planHandover } from '../plans/acts/handover.ts';
import { planSeat } from '../plans/acts/launch.ts';
import { planModifier } from '../plans/acts/modifier.ts';
import { planOffer } from '../plans/acts/receivers.ts';
import { readDeploymentState } from '../plans/readDeploymentState.ts';

const { fixture, byKey, operate } = operatorFixture();
const admin = operator.admin();
const stranger = localAccount(31);
const password = 'open sesame 4711';
let sent = 0;

const transactions = () => fixture().client.getTransactionCount({ address: admin.address });

beforeEach(async () => {
  sent = await transactions();
});

async function pause(isPaused: boolean): Promise<void> {
  const { client, deployment } = fixture();
  const data = encodeFunctionData({ abi: racePoolAbi, functionName: 'set_paused', args: [isPaused] });
  await client.sendTransactionSync({ account: admin.address, to: deployment.pools[1].address, data });
}

test('sends nothing with a key without the role, and names the holder', async () => {
  const { code, text } = await byKey(['pause', '--pool', '1'], stranger);
  expect(code).toBe(1);
  expect(text).toContain(
    `The key is that of ${stranger.address}, but this needs ADMIN, held by ${admin.address}.\nNothing was sent.`,
  );
  expect(text).not.toContain(stranger.privateKey.slice(2));
  expect(await transactions()).toBe(sent);
});

test('refuses a second pause and names the date of the next one', async () => {
  await pause(true);
  await pause(false);
  expect(await byKey(['pause', '--pool', '1'], admin)).toMatchObject({
    code: 1,
    text: expect.stringMatching(
      /pool 1: PauseNotReady\. The last pause ended .* UTC\. Next pause from .* UTC\.\nNothing was sent\./,
    ),
  });
  expect(await transactions()).toBe(sent + 2);
});

test('pauses all other pools if one cannot be paused', async () => {
  const others = lastPosition - 1;
  await pause(true);
  await pause(false);
  expect(await byKey(['pause', '--pool', 'all'], admin)).toMatchObject({
    code: 0,
    text: expect.stringMatching(`Passed over: pool 1: PauseNotReady\\.[^]*${others} of ${others}: pool 2`),
  });
});

test('refuses to extend a pause', async () => {
  await pause(true);
  expect(await operate(['pause', '--pool', '1'])).toMatchObject({
    code: 1,
    text: expect.stringContaining('pool 1 is paused already, until'),
  });
});

test.each([
  [
    'another first block',
    { genesisHash: zeroHash },
    'The node is on another chain than the deployment: its first',
  ],
  ['another id', { chainId: 1 }, 'The node is on chain 137; the deployment is on chain 1.'],
  ['no registry', { registry: stranger.address }, `No registry stands at ${stranger.address}`],
  ['other sources', { abiHash: zeroHash }, 'The deployment is of other sources than these'],
])('refuses a chain with %s', async (_what, changes, says) => {
  const deployment = { ...fixture().deployment, ...changes };
  const { code, text } = await byKey(['pause', '--pool', 'all'], admin, { deployment });
  expect(code).toBe(1);
  expect(text.startsWith(says)).toBe(true);
  expect(await transactions()).toBe(sent);
});

test('lists several holders of a role and acts for one at a time', async () => {
  const { client, deployment } = fixture();
  const data = encodeFunctionData({
    abi: racePoolAbi,
    functionName: 'beginDefaultAdminTransfer',
    args: [stranger.address],
  });
  await client.sendTransactionSync({
    account: admin.address,
    to: deployment.pools[lastPosition].address,
    data,
  });
  await client.increaseTime({ seconds: 3 * 24 * 3600 });
  await client.mine({ blocks: 1 });
  await client.setBalance({ address: stranger.address, value: 10n ** 18n });
  expect((await byKey(['admin', 'accept', '--at', `${lastPosition}`], stranger)).code).toBe(0);
  expect(await operate(['pause', '--pool', 'all'])).toMatchObject({
    code: 1,
    text: expect.stringContaining(`ADMIN is held by 2 wallets: ${stranger.address} at pool ${lastPosition};`),
  });
});

test.each([
  [['fund', 'product', '--pool', '1'], 'The product fund of pool 1 is empty.'],
  [
    ['fund', 'product', '--pool', '1', '--amount', '5'],
    'The product fund of pool 1 holds $0.00, less than $5.00.',
  ],
  [['fund', 'royalty', '--pool', '1'], 'Pool 1 has no royalty fund: only global pools have one.'],
  [['unpause', '--pool', '1'], 'pool 1 is not paused.'],
  [['receiver', 'accept', '--pool', '1', '--role', 'product'], 'PRODUCT of pool 1 is offered to nobody.'],
  [
    ['terms', 'queue', '--pool', '1', '--referral', '5', '--network', '65'],
    'referral at least 10 %, network at least 25 %, both together at least 60 %',
  ],
  [['terms', 'queue', '--pool', '1', '--fee', '501'], 'A fee of $25.00 to $500.00'],
  [['terms', 'queue', '--pool', '1'], 'Name what is to change: --fee, --referral, --network, --operator.'],
  [['terms', 'queue', '--pool', '1', '--fee', '50'], 'pool 1 has these terms already: $50: 20 % referral'],
  [['terms', 'apply', '--pool', '1'], 'pool 1: the announced terms: nothing is announced.'],
  [['retire', 'apply', '--pool', '1'], 'pool 1: the end of purchases: nothing is announced.'],
  [['pool', 'queue', '--pool', stranger.address, '--level', '1'], 'does not answer as a pool.'],
  [['pool', 'cancel', '--pool', stranger.address], `${stranger.address} is not announced.`],
  [['seal'], 'The registry is sealed already.'],
  [['admin', 'accept'], 'No hand-over of registry is under way.'],
  [
    ['pause', '--pool', `${lastPosition + 1}`],
    `Give all, a level from 1 to ${lastPosition}, or the address of a pool.`,
  ],
  [['pause', '--pool', stranger.address], `The registry lists no pool ${stranger.address}.`],
  [['pause', '--pool', '1', '--send', '--calldata'], 'Choose one of --send, --safe, --calls and --calldata.'],
])('refuses %j: %s', async (words, says) => {
  expect(await operate(words)).toMatchObject({ code: 1, text: expect.stringContaining(says) });
});

test('refuses the zero address as a new holder', async () => {
  const { client, deployment } = fixture();
  const situation = await readDeploymentState(client, deployment);
  const to = zeroAddress;
  for (const plan of [
    planOffer(situation, { target: 'all', role: 'PRODUCT', to }),
    planModifier(situation, { target: 'all', to }),
    planHandover(situation, { target: 'all', to }),
    planSeat(situation, { pool: deployment.pools[1].address, wallet: to }),
  ]) {
    expect(plan).toMatchObject({ calls: [], refusals: ['Nobody has the zero address. Name a wallet.'] });
  }
  expect(await byKey(['modifier', '--pool', 'all', '--to', to], admin)).toMatchObject({
    code: 1,
    text: expect.stringContaining('Nobody has the zero address. Name a wallet.\nNothing was sent.'),
  });
  expect(await transactions()).toBe(sent);
});

async function queueTerms(): Promise<void> {
  const { client, deployment } = fixture();
  await client.writeContractSync({
    account: operator.modifierAdmin().address,
    address: deployment.pools[1].address,
    abi: racePoolAbi,
    functionName: 'queue_terms',
    args: [{ joiningFee: 60_000_000n, referralShare: 2000, networkShare: 5000, operatorShare: 3000 }],
  });
}

test.each([
  [1, /pool 1: the announced terms: not before .* UTC, 48 hours after the announcement\./],
  [17, /pool 1: the announced terms: the announcement expired .* UTC\. It must be announced again/],
])('refuses to apply terms announced %i days ago: %s', async (days, says) => {
  const { client } = fixture();
  await queueTerms();
  await client.increaseTime({ seconds: days * 24 * 3600 });
  await client.mine({ blocks: 1 });
  const modifier = operator.modifierAdmin();
  const before = await client.getTransactionCount({ address: modifier.address });
  const { code, text } = await byKey(['terms', 'apply', '--pool', '1'], modifier);
  expect(code).toBe(1);
  expect(text).toMatch(says);
  expect(text).toContain('Nothing was sent.');
  expect(await client.getTransactionCount({ address: modifier.address })).toBe(before);
});

test('shows new terms by an example purchase', async () => {
  const words = ['--pool', '1', '--fee', '60', '--referral', '25', '--operator', '25'];
  const { text } = await operate(['terms', 'queue', ...words]);
  expect(text).toContain('pool 1: to the sponsor: $10.00 → $15.00');
  expect(text).toContain('pool 1: to each of 5 uplines: $5.00 → $6.00');
  expect(text).toContain('pool 1: to the product fund: $15.00 → $15.00');
  expect(text).toMatch(/these terms can be applied from about .* UTC until about .* UTC/);
});

test('shows the plan and sends nothing without a sending option', async () => {
  const { code, text } = await operate(['pause', '--pool', '9']);
  expect(code).toBe(0);
  expect(text).toMatch(
    /pool 9: purchases: open → paused for 14 days[\s\S]*all go through, about \d+ gas[\s\S]*Nothing was sent\. Ways out/,
  );
  expect(await transactions()).toBe(sent);
});

test('prints a plan in JSON with simulation and calls', async () => {
  const { text } = await operate(['pause', '--pool', '9', '--calls', '--json']);
  const to = fixture().deployment.pools[9].address;
  expect(JSON.parse(text)).toMatchObject({
    plan: { act: 'pause', actor: admin.address, calls: [{ to }], refusals: [] },
    rehearsal: { how: 'in sequence', refused: null },
    calls: { chainId: '0x89', from: admin.address, atomicRequired: true, calls: [{ to, value: '0x0' }] },
  });
});

test('signs with a keystore and prints no secret', async () => {
  const [key, options] = Keystore.scrypt({ password, n: 1024, r: 8, p: 1 });
  const path = join(await folderForTest(), 'admin.json');
  await writeFile(path, JSON.stringify(Keystore.encrypt(admin.privateKey, key, options)));
  const words = ['pause', '--pool', '1', '--send', '--yes', '--keystore', path];
  const { code, text } = await operate(words, { environment: { UPLINE_KEYSTORE_PASSWORD: password } });
  expect(code).toBe(0);
  expect(text).not.toContain(password);
});

test('shows roles, sales, clocks and changes since the launch', async () => {
  await pause(true);
  const { code, text } = await operate(['status']);
  expect(code).toBe(0);
  expect(text).toContain(`ADMIN     ${admin.address} at ${1 + lastPosition} contracts`);
  expect(text).toMatch(/pool 1 +│ paused/);
  expect(text).toMatch(/pool 2 +│ open/);
  expect(text).toMatch(/pool 1: can be paused again from/);
});
