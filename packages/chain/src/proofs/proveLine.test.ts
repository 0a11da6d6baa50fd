import {
  globalShareEntry,
  globalShareLeg,
  type LedgerEntry,
  ledgerEntries,
  type Position,
} from '@upline/domain';
import { grow } from '@upline/localnet';
import { fakeWallet, localFixture } from '@upline/localnet/testing';
import { type Address, createClient, custom, getAddress, type Hash, http, zeroAddress, zeroHash } from 'viem';
import { beforeEach, describe, expect, test } from 'vitest';
import { globalPoolAbi, racePoolAbi } from '../abi.ts';
import { polygonAt } from '../polygonAt.ts';
import { listPools, type Reader } from '../pools/pools.ts';
import { type ClaimedLine, type ProvenLine, proveLine } from './proveLine.ts';

const fixture = localFixture();

beforeEach(async () => {
  const { rpcUrl, deployment } = fixture();
  await grow({ rpcUrl, deployment, members: 14, seed: 5 });
});

interface Told {
  wallet: Address;
  line: ClaimedLine;
}

function read(position: Position) {
  const { client, deployment } = fixture();
  return { client, address: deployment.pools[position].address };
}

async function timeOf(block: bigint): Promise<string> {
  const { timestamp } = await fixture().client.getBlock({ blockNumber: block });
  return new Date(Number(timestamp) * 1000).toISOString();
}

interface Mined {
  address: Address;
  transactionHash: Hash;
  logIndex: number;
  blockNumber: bigint;
}

async function toldOf(
  log: Mined,
  {
    wallet,
    kind,
    position,
    amount,
    from,
    receiver,
    leg,
  }: Omit<LedgerEntry, 'kind'> & { kind: ClaimedLine['kind'] },
): Promise<Told> {
  return {
    wallet: getAddress(wallet),
    line: {
      ...{ kind, position, amount, leg },
      contract: log.address,
      from: getAddress(from),
      receiver: receiver === null ? null : getAddress(receiver),
      transaction: log.transactionHash,
      logIndex: log.logIndex,
      block: log.blockNumber,
      at: await timeOf(log.blockNumber),
    },
  };
}

async function raceLines(position: 1 | 2): Promise<Told[]> {
  const { client, address } = read(position);
  const asked = { address, abi: racePoolAbi, fromBlock: 0n, strict: true } as const;
  const bought = await client.getContractEvents({ ...asked, eventName: 'Invested' });
  const lost = await client.getContractEvents({ ...asked, eventName: 'LostIncome' });
  const lines = await Promise.all([
    ...bought.map(async (log) => {
      const uplines = await client.readContract({
        ...asked,
        functionName: 'five_uplines',
        args: [log.args.user],
      });
      const entries = ledgerEntries({ name: 'RaceInvested', position, ...log.args }, uplines);
      return Promise.all(entries.map((entry) => toldOf(log, entry)));
    }),
    ...lost.map(async (log) => {
      const entries = ledgerEntries({ name: 'LostIncome', position, ...log.args });
      return Promise.all(entries.map((entry) => toldOf(log, entry)));
    }),
  ]);
  return lines.flat();
}

function purchasesOfThree() {
  const { client, address } = read(3);
  return client.getContractEvents({
    address,
    abi: globalPoolAbi,
    eventName: 'Invested',
    fromBlock: 0n,
    strict: true,
  });
}

/** The shares of all holders in a global pool's purchases. */
async function shareLines(): Promise<Told[]> {
  const bought = await purchasesOfThree();
  const lines = bought.flatMap((log, at) =>
    bought.slice(0, at).flatMap((earlier) => {
      const accBefore = bought[at - 1]?.args.acc ?? 0n;
      const holder = earlier.args.user;
      const share = globalShareEntry({ position: 3, holder, accBefore, ...log.args });
      return share ? [toldOf(log, share)] : [];
    }),
  );
  return Promise.all(lines);
}

async function proven({ wallet, line }: Told, reader: Reader = fixture().client): Promise<ProvenLine> {
  const { client, deployment } = fixture();
  const pools = await listPools(client, deployment.registry);
  return proveLine(reader, { pools, startBlock: 0n, wallet, line });
}

async function one(lines: Promise<Told[]>, kind: ClaimedLine['kind']): Promise<Told> {
  const found = (await lines).find(({ line }) => line.kind === kind);
  if (!found) throw new Error(`Nobody has a line of kind ${kind}.`);
  return found;
}

describe('a true line', () => {
  test('is confirmed for every kind of income', async () => {
    const lines = [...(await raceLines(1)), ...(await raceLines(2)), ...(await shareLines())];
    const kinds = new Set(lines.map(({ line }) => line.kind));
    expect([...kinds].sort()).toEqual(['global', 'level', 'lost', 'participation', 'referral']);
    for (const told of lines) {
      expect({ ...told, ...(await proven(told)) }).toEqual({
        ...told,
        outcome: 'confirmed',
        block: told.line.block,
        isFinal: expect.any(Boolean),
      });
    }
  });

  test('is confirmed for a claim', async () => {
    const { client, address } = read(1);
    const { wallet } = await one(raceLines(1), 'referral');
    await client.impersonateAccount({ address: wallet });
    await client.setBalance({ address: wallet, value: 10n ** 18n });
    const receipt = await client.writeContractSync({
      account: wallet,
      address,
      abi: racePoolAbi,
      functionName: 'claim_bonus',
    });
    const [log] = await client.getContractEvents({
      address,
      abi: racePoolAbi,
      eventName: 'BonusClaimed',
      fromBlock: receipt.blockNumber,
      strict: true,
    });
    if (!log) throw new Error('The claim was paid.');
    const [entry] = ledgerEntries({ name: 'BonusClaimed', position: 1, ...log.args });
    if (!entry) throw new Error('A claim is a line.');
    const told = await toldOf(log, entry);
    expect(await proven(told)).toMatchObject({ outcome: 'confirmed', isFinal: false });
    await client.mine({ blocks: 200 });
    expect(await proven(told)).toMatchObject({ outcome: 'confirmed', isFinal: true });
  });

  test('is confirmed by a node without old states', async () => {
    const { rpcUrl } = fixture();
    const node = http(rpcUrl)({});
    const pruned = createClient({
      chain: polygonAt(rpcUrl),
      transport: custom({
        async request(request: { method: string; params?: unknown }) {
          const [, at] = (request.params ?? []) as unknown[];
          if (request.method === 'eth_call' && at !== 'latest') throw new Error('missing trie node');
          return node.request(request);
        },
      }),
    });
    for (const told of await shareLines()) {
      expect(await proven(told, pruned)).toMatchObject({ outcome: 'confirmed' });
    }
  });
});

describe('a false line', () => {
  test.each([
    ['amount', { amount: 1n }],
    ['from', { from: zeroAddress }],
    ['kind', { kind: 'level' }],
    ['position', { position: 2 }],
    ['contract', { contract: zeroAddress }],
    ['receiver', { receiver: zeroAddress }],
    ['block', { block: 1n }],
    ['at', { at: '2020-01-01T00:00:00.000Z' }],
  ] as const)('differs by its %s', async (field, change) => {
    const told = await one(raceLines(1), 'referral');
    const changed = { ...told, line: { ...told.line, ...change } };
    expect(await proven(changed)).toEqual({ outcome: 'differs', fields: [field] });
  });

  test('differs by a single unit, in shares too', async () => {
    for (const told of [await one(raceLines(1), 'level'), await one(shareLines(), 'global')]) {
      const line = { ...told.line, amount: told.line.amount + 1n };
      expect(await proven({ ...told, line })).toEqual({ outcome: 'differs', fields: ['amount'] });
    }
  });

  test('is missing for another wallet, an unknown log and an untrusted pool', async () => {
    const told = await one(raceLines(1), 'level');
    const { wallet, line } = told;
    expect(await proven({ ...told, wallet: zeroAddress })).toEqual({ outcome: 'missing' });
    expect(await proven({ wallet, line: { ...line, transaction: zeroHash } })).toEqual({
      outcome: 'missing',
    });
    expect(await proven({ wallet, line: { ...line, logIndex: 999 } })).toEqual({ outcome: 'missing' });
    expect(await proven({ wallet, line: { ...line, leg: 6 } })).toEqual({ outcome: 'missing' });
    expect(await proveLine(fixture().client, { pools: [], startBlock: 0n, wallet, line })).toEqual({
      outcome: 'missing',
    });
  });

  test('is missing if the member joined after the purchase', async () => {
    const bought = await purchasesOfThree();
    const [first, second] = bought;
    if (!first || !second) throw new Error('Two have bought.');
    const share = await one(shareLines(), 'global');
    const line = { ...share.line, transaction: first.transactionHash, logIndex: first.logIndex };
    for (const wallet of [first.args.user, second.args.user, zeroAddress]) {
      expect(await proven({ wallet, line })).toEqual({ outcome: 'missing' });
    }
    expect(share.line.leg).toBe(globalShareLeg);
  });
});

test('rejects if the receipt is of a block that a reorg has replaced', async () => {
  const { rpcUrl, client } = fixture();
  const told = await one(raceLines(1), 'level');
  await client.mine({ blocks: 200 });
  const stale = fakeWallet(rpcUrl, zeroAddress, async (request, forward) => {
    const answer = await forward(request);
    if (request.method !== 'eth_getTransactionReceipt') return answer;
    const receipt = answer as { logs: object[] };
    return { ...receipt, logs: receipt.logs.map((log) => ({ ...log, blockHash: zeroHash })) };
  });
  await expect(proven(told, stale)).rejects.toThrow('replaced');
});

test('rejects if the node does not answer', async () => {
  const told = await one(raceLines(1), 'level');
  const silent = createClient({
    chain: polygonAt(fixture().rpcUrl),
    transport: custom(
      {
        async request() {
          throw new Error('The node is away.');
        },
      },
      { retryCount: 0 },
    ),
  });
  await expect(proven(told, silent)).rejects.toThrow('The node is away.');
});
