import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fingerprint } from '@upline/chain';
import { localClient, operator } from '@upline/chain/demo';
import { type SafeBatch, safeBatch } from '@upline/chain/internal';
import { levels } from '@upline/domain';
import { batchWallet, fakeWallet, folderForTest, operatorFixture, stranger } from '@upline/localnet/testing';
import { concatHex, createClient, custom, type Hex, numberToHex, size } from 'viem';
import { expect, test } from 'vitest';
import { polygon } from '../deploy/polygon.ts';
import { planPause } from '../plans/acts/pause.ts';
import { readDeploymentState } from '../plans/readDeploymentState.ts';
import { simulateAct } from '../plans/simulateAct.ts';
import { runOperate } from './runOperate.ts';

const { fixture, operate } = operatorFixture();
const admin = operator.admin().address;

async function arePaused(): Promise<boolean> {
  const { at, pools } = await readDeploymentState(fixture().client, fixture().deployment);
  return pools.every(({ pausedUntil }) => pausedUntil > at);
}

test('pauses all nine pools with one EIP-5792 request', async () => {
  const { client, rpcUrl } = fixture();
  const { text } = await operate(['pause', '--pool', 'all', '--calls', '--json']);
  const { calls } = JSON.parse(text);
  const { script, asked } = batchWallet(client);
  const wallet = fakeWallet(rpcUrl, admin, script);
  await wallet.request({ method: 'wallet_sendCalls', params: [calls] });
  expect(asked).toHaveLength(1);
  expect(await arePaused()).toBe(true);
});

test('pauses all nine pools with plain calls', async () => {
  const { client } = fixture();
  const { text } = await operate(['pause', '--pool', 'all', '--calldata', '--json']);
  const { calldata }: { calldata: { from: Hex; to: Hex; data: Hex }[] } = JSON.parse(text);
  for (const { from, to, data } of calldata) await client.sendTransactionSync({ account: from, to, data });
  expect(await arePaused()).toBe(true);
});

/** Code that makes calls in its own name, all or none, like a Safe with MultiSend. */
function multiSend(calls: SafeBatch['transactions']): Hex {
  const codeSize = 50 * calls.length + 1;
  const at = (value: number) => concatHex(['0x62', numberToHex(value, { size: 3 })]);
  let offset = codeSize;
  const code = calls.flatMap(({ to, data }, index) => {
    const copied = [at(size(data)), at(offset), '0x5f39'] as const;
    const called = ['0x5f5f', at(size(data)), '0x5f5f73', to, '0x5af1'] as const;
    offset += size(data);
    // Jumps over the revert.
    return [...copied, ...called, at(50 * index + 49), '0x575f5ffd5b'] as const;
  });
  return concatHex([...code, '0x00', ...calls.map(({ data }) => data)]);
}

test('pauses all nine pools in one transaction of a Safe contract', async () => {
  const { client } = fixture();
  const path = join(await folderForTest(), 'safe.json');
  await operate(['pause', '--pool', 'all', '--safe', path]);
  const { meta, transactions }: SafeBatch = JSON.parse(await readFile(path, 'utf8'));
  const to = meta.createdFromSafeAddress;
  await client.setCode({ address: to, bytecode: multiSend(transactions) });
  const { status, logs } = await client.sendTransactionSync({ account: stranger, to });
  expect(status).toBe('success');
  expect(logs).toHaveLength(levels.length);
  expect(await arePaused()).toBe(true);
});

test('writes a file whose checksum detects changes', () => {
  const to = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
  const batch = {
    chainId: 137,
    actor: admin,
    title: 'Pause',
    calls: [{ what: 'pool 1', to, data: '0x1234' }],
  } as const;
  const file = safeBatch(batch, new Date('2026-11-22T00:00:00Z'));
  expect(file.meta.checksum).toMatchInlineSnapshot(
    `"0xc4ff9af55ae4643a26aaf43ed7fa4fec3f9950045af5c384bc2d3ace4e7b3b96"`,
  );
  expect(
    safeBatch({ ...batch, title: 'Called otherwise' }, new Date('2026-11-22T00:00:00Z')).meta.checksum,
  ).toBe(file.meta.checksum);
  const other = { ...batch, calls: [{ what: 'pool 1', to, data: '0x1235' }] } as const;
  expect(safeBatch(other, new Date('2026-11-22T00:00:00Z')).meta.checksum).not.toBe(file.meta.checksum);
  expect(fingerprint(other)).not.toBe(fingerprint(batch));
  expect(file.meta.description).toBe(`Fingerprint ${fingerprint(batch)}`);
});

test('simulates calls one by one on a node without sequences, and still finds a refusal', async () => {
  const { rpcUrl, deployment } = fixture();
  const node = localClient(rpcUrl);
  const older = createClient({
    chain: node.chain,
    transport: custom(
      {
        async request(request: { method: string; params?: unknown }) {
          if (request.method === 'eth_simulateV1') throw new Error('The method does not exist.');
          return node.transport.request(request);
        },
      },
      { retryCount: 0 },
    ),
  });
  const plan = planPause(await readDeploymentState(older, deployment), 'all');
  expect(await simulateAct(older, plan)).toMatchObject({ how: 'apart', refused: null });
  expect(await simulateAct(older, { ...plan, actor: stranger })).toMatchObject({
    how: 'apart',
    refused: {
      what: `pool ${levels.length}: set_paused(true)`,
      failure: { notice: { values: { name: 'AccessControlUnauthorizedAccount' } } },
    },
  });
});

test.each([
  [[], 'status'],
  [['terms', 'queue'], '--network <percent>'],
  [['retire', 'announce'], '--pool <pool>'],
  [['pool', 'seat'], '--wallet <wallet>'],
  [['admin', 'begin'], '--at <contract>'],
  [['seal'], '--safe <file>'],
  [['status'], '--json'],
])('%j --help prints the usage and exits with 0', async (words, says) => {
  const parts: string[] = [];
  const stream = { write: (chunk: string) => parts.push(chunk) > 0 };
  const terminal = { environment: {}, output: stream, stderr: stream };
  expect(await runOperate([...words, '--help'], polygon, terminal)).toBe(0);
  expect(parts.join('')).toContain(says);
});
