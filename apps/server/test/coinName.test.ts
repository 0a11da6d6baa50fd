import { createPublicClient, custom, encodeAbiParameters, getAddress } from 'viem';
import { expect, test, vi } from 'vitest';
import type { ChainContext } from '../src/ledger/chain/chainContext.ts';
import { createCoinName } from '../src/ledger/pools/coinName.ts';

const stableCoin = '0x3c499c542cef5e3811e1192ce70d8cc03d5c3359';

const usdc = { coin: { symbol: 'USDC', address: getAddress(stableCoin) } };

/** The coin's name from a node that answers with `first` once, then with `later`. */
function toldBy(first: () => Promise<unknown>, later = first) {
  const request = vi.fn(later).mockImplementationOnce(first);
  const client = createPublicClient({ transport: custom({ request }, { retryCount: 0 }) });
  const coinName = createCoinName({ client, deployment: { stableCoin } } as unknown as ChainContext);
  return { coinName, request };
}

const says = async () => encodeAbiParameters([{ type: 'string' }], ['USDC']);

test('names the coin in the first reply, and asks the chain once', async () => {
  const { coinName, request } = toldBy(says);
  expect(await coinName()).toEqual(usdc);
  expect(await coinName()).toEqual(usdc);
  expect(request).toHaveBeenCalledOnce();
});

test('asks again after a refusal, and delays only one reply for a silent node', async () => {
  const refuses = () => Promise.reject(Object.assign(new Error('busy'), { code: -32603 }));
  const busy = toldBy(refuses, says);
  expect(await busy.coinName()).toEqual({});
  await vi.waitFor(async () => expect(await busy.coinName()).toEqual(usdc));

  const silent = toldBy(() => new Promise(() => {}));
  const start = performance.now();
  for (let reply = 0; reply < 20; reply += 1) expect(await silent.coinName()).toEqual({});
  expect(performance.now() - start).toBeLessThan(10_000);
});
