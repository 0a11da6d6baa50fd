import {
  type Address,
  createClient,
  custom,
  decodeFunctionData,
  encodeFunctionResult,
  erc20Abi,
  type Hex,
} from 'viem';
import { expect, test } from 'vitest';
import { otherCoinHeld } from './otherCoin.ts';

const wallet = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const usdc = '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359';
const bridged = '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174';

/** A node of Polygon on which the wallet holds so much of each coin. */
function polygonWith(held: Record<string, bigint>) {
  const asked: string[] = [];
  const transport = custom({
    async request({ method, params }: { method: string; params?: unknown }) {
      if (method !== 'eth_call') throw new Error(`Nothing answers ${method}.`);
      const [{ to, data }] = params as [{ to: Address; data: Hex }];
      asked.push(to.toLowerCase());
      const { functionName } = decodeFunctionData({ abi: erc20Abi, data });
      return functionName === 'symbol'
        ? encodeFunctionResult({ abi: erc20Abi, functionName, result: 'USDC' })
        : encodeFunctionResult({
            abi: erc20Abi,
            functionName: 'balanceOf',
            result: held[to.toLowerCase()] ?? 0n,
          });
    },
  });
  return { reader: createClient({ transport }), asked };
}

test('names the coin that the wallet holds and the one that the pools take', async () => {
  const { reader } = polygonWith({ [bridged.toLowerCase()]: 60_000_000n });
  expect(await otherCoinHeld(reader, wallet, usdc)).toEqual({
    id: 'purchase.otherCoin',
    values: { amount: '60.00', coin: 'USDC.e', takes: 'USDC' },
  });
});

test('says nothing of a wallet that holds none of the others', async () => {
  expect(await otherCoinHeld(polygonWith({}).reader, wallet, usdc)).toBeNull();
});

test('asks nothing where the pools take a coin of another chain', async () => {
  const { reader, asked } = polygonWith({ [bridged.toLowerCase()]: 60_000_000n });
  expect(await otherCoinHeld(reader, wallet, wallet)).toBeNull();
  expect(asked).toEqual([]);
});

test('says nothing where the node does not answer', async () => {
  const transport = custom(
    { request: () => Promise.reject(new Error('The node is down.')) },
    { retryCount: 0 },
  );
  expect(await otherCoinHeld(createClient({ transport }), wallet, usdc)).toBeNull();
});
