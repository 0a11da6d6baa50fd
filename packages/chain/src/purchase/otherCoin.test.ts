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

/** A Polygon node on which the wallet has these balances. */
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

test("names the coin in the wallet and the pools' coin", async () => {
  const { reader } = polygonWith({ [bridged.toLowerCase()]: 60_000_000n });
  expect(await otherCoinHeld(reader, wallet, usdc)).toEqual({
    id: 'purchase.otherCoin',
    values: { amount: '60.00', coin: 'USDC.e', takes: 'USDC' },
  });
});

test('returns null for a wallet without other dollar coins', async () => {
  expect(await otherCoinHeld(polygonWith({}).reader, wallet, usdc)).toBeNull();
});

test("reads nothing if the pools' coin is not one of Polygon's", async () => {
  const { reader, asked } = polygonWith({ [bridged.toLowerCase()]: 60_000_000n });
  expect(await otherCoinHeld(reader, wallet, wallet)).toBeNull();
  expect(asked).toEqual([]);
});

test('returns null if the node does not answer', async () => {
  const transport = custom(
    { request: () => Promise.reject(new Error('The node is down.')) },
    { retryCount: 0 },
  );
  expect(await otherCoinHeld(createClient({ transport }), wallet, usdc)).toBeNull();
});
