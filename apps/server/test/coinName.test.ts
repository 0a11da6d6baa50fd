import { createPublicClient, custom, encodeAbiParameters, getAddress } from 'viem';
import { expect, test, vi } from 'vitest';
import type { ChainContext } from '../src/ledger/chain/chainContext.ts';
import { createCoinName } from '../src/ledger/pools/coinName.ts';

const stableCoin = '0x3c499c542cef5e3811e1192ce70d8cc03d5c3359';

const usdc = { coin: { symbol: 'USDC', address: getAddress(stableCoin) } };

/** The coin's name as a node tells it that answers so: the first time, and later. */
function toldBy(first: () => Promise<unknown>, later = first) {
  const request = vi.fn(later).mockImplementationOnce(first);
  const client = createPublicClient({ transport: custom({ request }, { retryCount: 0 }) });
  const coinName = createCoinName({ client, deployment: { stableCoin } } as unknown as ChainContext);
  return { coinName, request };
}

const says = async () => encodeAbiParameters([{ type: 'string' }], ['USDC']);

test('the first reply after a start names the coin, and the chain is asked once', async () => {
  const { coinName, request } = toldBy(says);
  expect(await coinName()).toEqual(usdc);
  expect(await coinName()).toEqual(usdc);
  expect(request).toHaveBeenCalledOnce();
});

test('a node that refuses is asked again, and one that is silent holds back one reply alone', async () => {
  const refuses = () => Promise.reject(Object.assign(new Error('busy'), { code: -32603 }));
  const busy = toldBy(refuses, says);
  expect(await busy.coinName()).toEqual({});
  await vi.waitFor(async () => expect(await busy.coinName()).toEqual(usdc));

  const silent = toldBy(() => new Promise(() => {}));
  const start = performance.now();
  for (let reply = 0; reply < 20; reply += 1) expect(await silent.coinName()).toEqual({});
  expect(performance.now() - start).toBeLessThan(10_000);
});
