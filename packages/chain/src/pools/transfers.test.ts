import { fromDecimal } from '@upline/domain';
import { buyer, buyerFixture, root, stranger } from '@upline/localnet/testing';
import { type Address, createClient, custom, erc20Abi, http, zeroAddress } from 'viem';
import { expect, test } from 'vitest';
import { racePoolAbi } from '../abi.ts';
import { polygonAt } from '../polygonAt.ts';
import { listCoins } from './balances.ts';
import { listPools, type Reader } from './pools.ts';
import { readTransfers, type TransferOptions } from './transfers.ts';

const { fixture, buy } = buyerFixture();

async function optionsFor(wallet: Address, changes: Partial<TransferOptions> = {}): Promise<TransferOptions> {
  const { client, deployment } = fixture();
  const pools = await listPools(client, deployment.registry);
  const coins = await listCoins(client, pools);
  return { wallet, coins, pools, startBlock: deployment.startBlock, limit: 100, ...changes };
}

async function send(to: Address, units: bigint, from: Address = buyer) {
  const { client, deployment } = fixture();
  return client.writeContractSync({
    account: from,
    address: deployment.stableCoin,
    abi: erc20Abi,
    functionName: 'transfer',
    args: [to, units],
  });
}

/** A node that accepts at most `most` blocks and returns logs without `blockTimestamp`. */
function humbleNode(most: bigint): Reader {
  const node = http(fixture().rpcUrl, { retryCount: 0 })({});
  return createClient({
    chain: polygonAt(fixture().rpcUrl),
    cacheTime: 0,
    transport: custom(
      {
        async request({ method, params }: { method: string; params?: unknown }) {
          if (method !== 'eth_getLogs') return node.request({ method, params });
          const [{ fromBlock, toBlock }] = params as [{ fromBlock: string; toBlock: string }];
          if (BigInt(toBlock) - BigInt(fromBlock) >= most) throw new Error('Block range too large.');
          const logs = (await node.request({ method, params })) as object[];
          return logs.map((log) => ({ ...log, blockTimestamp: undefined }));
        },
      },
      { retryCount: 0 },
    ),
  });
}

test('lists received, purchased and sent amounts newest first', async () => {
  await buy(1);
  const { transactionHash, blockNumber } = await send(stranger, 1n);
  const { client, deployment } = fixture();
  const { timestamp } = await client.getBlock({ blockNumber });
  const { transfers, since } = await readTransfers(client, await optionsFor(buyer));
  expect(since).toBeNull();
  const coin = { address: deployment.stableCoin, symbol: 'TUSD', decimals: 6 };
  expect(transfers).toMatchObject([
    { direction: 'out', counterparty: stranger, units: 1n, what: 'transfer', position: null, coin },
    { direction: 'out', units: fromDecimal('50'), what: 'purchase', position: 1 },
    { direction: 'in', counterparty: zeroAddress, units: fromDecimal('1000'), what: 'transfer' },
  ]);
  expect(transfers[1]?.counterparty).toBe(deployment.pools[1].address);
  expect(transfers[0]).toMatchObject({
    hash: transactionHash,
    at: new Date(Number(timestamp) * 1000).toISOString(),
  });
});

test('reports a payout of a pool as a claim', async () => {
  await buy(1);
  const { client, deployment } = fixture();
  await client.writeContractSync({
    account: root,
    address: deployment.pools[1].address,
    abi: racePoolAbi,
    functionName: 'claim_bonus',
  });
  const { transfers } = await readTransfers(client, await optionsFor(root, { limit: 1 }));
  expect(transfers).toMatchObject([{ direction: 'in', what: 'claim', position: 1 }]);
  expect(transfers[0]?.units).toBeGreaterThan(0n);
});

test('lists a transfer to oneself once', async () => {
  await send(buyer, 5n);
  const { transfers } = await readTransfers(fixture().client, await optionsFor(buyer));
  expect(transfers.map(({ units }) => units)).toEqual([5n, fromDecimal('1000')]);
});

test('ignores transfers of 0, which strangers can log in any name', async () => {
  const { client, deployment } = fixture();
  await client.writeContractSync({
    account: stranger,
    address: deployment.stableCoin,
    abi: erc20Abi,
    functionName: 'transferFrom',
    args: [buyer, stranger, 0n],
  });
  const { transfers } = await readTransfers(client, await optionsFor(buyer));
  expect(transfers).toMatchObject([{ counterparty: zeroAddress }]);
});

test('returns the same from a node with a block limit and no timestamps', async () => {
  const { client } = fixture();
  await client.mine({ blocks: 700 });
  await buy(1);
  await client.mine({ blocks: 900, interval: 2 });
  await send(stranger, 2n);
  const options = await optionsFor(buyer);
  const told = await readTransfers(humbleNode(400n), options);
  expect(told.transfers).toHaveLength(3);
  expect(told).toEqual(await readTransfers(client, options));
});

test('leaves out transfers before the start or beyond the limit, and reports the limit in `since`', async () => {
  const { client } = fixture();
  const [first, second] = [await send(stranger, 1n), await send(stranger, 2n)];
  const limited = await readTransfers(client, await optionsFor(buyer, { limit: 2 }));
  expect(limited.transfers.map(({ hash }) => hash)).toEqual([second.transactionHash, first.transactionHash]);
  expect(limited.since).toBe(limited.transfers[1]?.at);
  const late = await readTransfers(client, await optionsFor(buyer, { startBlock: second.blockNumber }));
  expect(late.transfers.map(({ hash }) => hash)).toEqual([second.transactionHash]);
  expect(late.since).toBeNull();
});

test('returns no transfers for an unused wallet', async () => {
  const nobody = '0x00000000000000000000000000000000000000AA';
  const { client } = fixture();
  expect(await readTransfers(client, await optionsFor(nobody))).toEqual({ transfers: [], since: null });
});

test('rejects if the node does not answer', async () => {
  await expect(readTransfers(humbleNode(0n), await optionsFor(buyer))).rejects.toThrow(
    'Block range too large',
  );
});
