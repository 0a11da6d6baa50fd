import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LedgerLine } from '@upline/api';
import { racePoolAbi } from '@upline/chain';
import { localClient } from '@upline/chain/demo';
import { toDecimal } from '@upline/domain';
import { deploy, grow, type LocalChain, startChain } from '@upline/localnet';
import { zeroAddress } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settings } from '../chain/settings.ts';

let chain: LocalChain;
let dataDir: string;
let wallet: string;
let line: LedgerLine;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'upline-web-'));
  chain = await startChain({ port: 0 });
  const { rpcUrl } = chain;
  const deployment = await deploy({ rpcUrl, dataDir });
  await grow({ rpcUrl, deployment, members: 10, seed: 5 });
  Object.assign(settings, { nodes: [rpcUrl], registry: deployment.registry });
  const client = localClient(rpcUrl);
  const [lost] = await client.getContractEvents({
    address: deployment.pools[2].address,
    abi: racePoolAbi,
    eventName: 'LostIncome',
    fromBlock: 0n,
    strict: true,
  });
  if (!lost) throw new Error('Somebody loses income in such a network.');
  const { timestamp } = await client.getBlock({ blockNumber: lost.blockNumber });
  wallet = lost.args.loser;
  line = {
    id: `${lost.blockNumber}-${lost.logIndex}-0`,
    kind: 'lost',
    position: 2,
    contractAddress: lost.address,
    amount: toDecimal(lost.args.amount),
    from: lost.args.from,
    fromId: '',
    fromName: '',
    receiver: lost.args.receiver,
    receiverId: '',
    receiverName: '',
    reason: 'positionNotActivated',
    missingPosition: 2,
    transaction: lost.transactionHash,
    logIndex: lost.logIndex,
    block: String(lost.blockNumber),
    at: new Date(Number(timestamp) * 1000).toISOString(),
    isProvisional: true,
  };
}, 60_000);

afterAll(async () => {
  await chain.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function verify(changes: Partial<LedgerLine> = {}, of = wallet) {
  const { verifyLine } = await import('./verifyLine.ts');
  return verifyLine({ ...line, ...changes }, of);
}

test('confirms a line from the server against the pinned registry', async () => {
  const block = BigInt(line.block);
  expect(await verify()).toEqual({ outcome: 'confirmed', block, isFinal: expect.any(Boolean) });
  expect(await verify({}, wallet.toLowerCase())).toMatchObject({ outcome: 'confirmed' });
}, 30_000);

test.each([
  [['amount'], { amount: '0.000001' }],
  [['contractAddress'], { contractAddress: zeroAddress }],
  [['receiver'], { receiver: '' }],
  [['position', 'missingPosition'], { position: 4 }],
  [['missingPosition'], { missingPosition: 3 }],
  [['reason'], { reason: null }],
  [['kind', 'reason', 'missingPosition'], { kind: 'level' }],
] as const)(
  'lists each differing field by its name: %j',
  async (fields, changes) => {
    expect(await verify(changes)).toEqual({ outcome: 'differs', fields });
  },
  30_000,
);

test('reports a line without a transaction, or of another member, as missing', async () => {
  expect(await verify({ transaction: '0x12' })).toEqual({ outcome: 'missing' });
  expect(await verify({}, zeroAddress)).toEqual({ outcome: 'missing' });
}, 30_000);
