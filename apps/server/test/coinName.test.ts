import { createPublicClient, custom, encodeAbiParameters, getAddress } from 'viem';
import { expect, test, vi } from 'vitest';
import type { ChainContext } from '../src/ledger/chain/chainContext.ts';
import { createCoinName } from '../src/ledger/pools/coinName.ts';

const stableCoin = '0x3c499c542cef5e3811e1192ce70d8cc03d5c3359';

test('the coin’s own name is told once the chain has said it, and no reply waits for that', async () => {
  const request = vi
    .fn()
    .mockRejectedValueOnce(Object.assign(new Error('busy'), { code: -32603 }))
    .mockResolvedValue(encodeAbiParameters([{ type: 'string' }], ['USDC']));
  const client = createPublicClient({ transport: custom({ request }, { retryCount: 0 }) });
  const coinName = createCoinName({ client, deployment: { stableCoin } } as unknown as ChainContext);
  expect(coinName()).toEqual({});
  await vi.waitFor(() =>
    expect(coinName().coin).toEqual({ symbol: 'USDC', address: getAddress(stableCoin) }),
  );
  const asked = request.mock.calls.length;
  coinName();
  expect(request).toHaveBeenCalledTimes(asked);
});
