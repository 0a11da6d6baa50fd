import { fromDecimal, levelAt, type PurchaseEvent } from '@upline/domain';
import {
  buyer,
  buyerFixture,
  fakeWallet,
  memoryJournal,
  onSend,
  root,
  type Script,
  told,
} from '@upline/localnet/testing';
import { type Hex, numberToHex } from 'viem';
import { describe, expect, test } from 'vitest';
import { claim } from '../claim/claim.ts';
import { approveCall } from './approval.ts';

const { fixture, buy, enroll, coins, owned } = buyerFixture();

function failure(events: readonly PurchaseEvent[]) {
  const last = events.at(-1);
  return last?.type === 'failed' ? last.failure : undefined;
}

const isRead = (method: string) => method === 'eth_call' || method === 'eth_blockNumber';

describe('a node one block behind after a transaction of the purchase', () => {
  /** Answers calls from the previous block for a time after each transaction. */
  function behind(milliseconds: number) {
    let sentAt = 0;
    let seen = 0n;
    const wallet: Script = async (request, forward) => {
      if (request.method === 'eth_sendTransaction') {
        seen = await fixture().client.getBlockNumber();
        sentAt = Date.now();
      }
      return forward(request);
    };
    const node: Script = async (request, forward) => {
      if (!isRead(request.method) || Date.now() - sentAt > milliseconds) return forward(request);
      if (request.method === 'eth_blockNumber') return numberToHex(seen);
      const [call] = request.params as [object];
      return forward({ ...request, params: [call, numberToHex(seen)] });
    };
    return { script: wallet, reader: fakeWallet(fixture().rpcUrl, buyer, node) };
  }

  test.each([1, 3] as const)('is given time to catch up: buys level %i', async (position) => {
    const events = await buy(position, behind(400));
    expect(told(events).at(-1)).toBe('succeeded');
    expect(await owned(buyer)).toEqual([position]);
  });

  test('fails the purchase if it does not catch up in time', async () => {
    await enroll(buyer, root);
    const events = await buy(1, { ...behind(60_000), nodeLag: 150 });
    expect(failure(events)?.explanation?.id).toBe('contract.NotEnoughAllowanceOrBalance');
  });
});

test.each(['header not found', 'missing trie node 8d2f', 'Block not found'])(
  'retries after the temporary error “%s”',
  async (message) => {
    await enroll(buyer, root);
    let left = 3;
    const node: Script = (request, forward) => {
      if (request.method === 'eth_call' && left-- > 0) throw { code: -32000, message };
      return forward(request);
    };
    const reader = fakeWallet(fixture().rpcUrl, buyer, node);
    expect(told(await buy(1, { reader })).at(-1)).toBe('succeeded');
  },
);

describe('a wallet whose own node fails', () => {
  test.each<[string, object]>([
    ['too many errors', { code: -32002, message: 'RPC endpoint returned too many errors' }],
    ['a status', { code: -32603, message: "Non-200 status code: '403'" }],
    ['an unknown method', { code: 4200, message: 'Unsupported method: eth_call' }],
  ])('with %s is reported as the reason', async (_what, error) => {
    const script: Script = (request, forward) => {
      if (request.method === 'eth_call' || request.method === 'eth_getCode') throw error;
      return forward(request);
    };
    expect(told(await buy(1, { script }))).toEqual(['network', 'failed purchase.walletNode']);
    expect(await coins()).toBe(fromDecimal('1000'));
  });

  test('is the reported reason in a claim too', async () => {
    const { rpcUrl, client, deployment } = fixture();
    const wallet = fakeWallet(rpcUrl, buyer, (request, forward) => {
      if (request.method === 'eth_call') throw { code: -32603, message: "Non-200 status code: '403'" };
      return forward(request);
    });
    const events = [];
    const options = { position: 1, wallet, reader: client, registry: deployment.registry } as const;
    for await (const event of claim({ ...options, journal: memoryJournal() })) events.push(event);
    expect(events).toEqual([{ type: 'failed', failure: { notice: { id: 'purchase.walletNode' } } }]);
  });

  test("is reported differently from a failure of the app's node", async () => {
    const reader = fakeWallet(fixture().rpcUrl, buyer, (request, forward) => {
      if (request.method === 'eth_call') throw { code: -32603, message: 'Internal error' };
      return forward(request);
    });
    expect(told(await buy(1, { reader })).at(-1)).toBe('failed purchase.appNode');
  });
});

describe('a node that answers nonsense', () => {
  test.each([
    ['no code', 'eth_getCode', '0x'],
    ['no data', 'eth_call', '0x'],
    ['a word instead of a number', 'eth_blockNumber', 'nonsense'],
  ])('of the app with %s is the reported reason', async (_what, method, answer) => {
    const reader = fakeWallet(fixture().rpcUrl, buyer, (request, forward) =>
      request.method === method ? answer : forward(request),
    );
    expect(told(await buy(1, { reader })).at(-1)).toBe('failed purchase.appNode');
    expect(await coins()).toBe(fromDecimal('1000'));
  });

  test('of the wallet is the reported reason', async () => {
    const script: Script = (request, forward) => (request.method === 'eth_call' ? '0x' : forward(request));
    expect(told(await buy(1, { script })).at(-1)).toBe('failed purchase.walletNode');
  });
});

test('reports an allowance lowered in the wallet and pays nothing', async () => {
  await enroll(buyer, root);
  const script = onSend((nth, { params }) => {
    if (nth !== 0) return undefined;
    const [transaction] = params as [{ data: Hex }];
    const { deployment } = fixture();
    const { data } = approveCall(deployment.stableCoin, deployment.pools[1].address, levelAt(1).fee - 1n);
    return { ...transaction, data };
  });
  const events = await buy(1, { script });
  expect(failure(events)?.notice).toEqual({
    id: 'purchase.allowanceLowered',
    values: { allowed: '49.999999', fee: '50' },
  });
  expect(await coins()).toBe(fromDecimal('1000'));
  expect(told(await buy(1)).at(-1)).toBe('succeeded');
});
