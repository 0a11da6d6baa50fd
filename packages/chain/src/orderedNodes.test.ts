import { once } from 'node:events';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { createClient, type EIP1193RequestFn } from 'viem';
import { expect, onTestFinished, test } from 'vitest';
import { nodeMessage } from './nodeMessage.ts';
import { orderedNodes } from './orderedNodes.ts';

interface Call {
  id: number;
  method: string;
}

/** Starts a node that answers with its name, or with `answer`. */
async function node(
  name: string,
  answer: (call: Call) => unknown = ({ id }) => ({ jsonrpc: '2.0', id, result: name }),
) {
  const state = { asked: 0, answer };
  const server = createServer(async (request, response) => {
    const call = (await json(request)) as Call;
    state.asked += 1;
    const reply = state.answer(call);
    if (reply === undefined) return;
    response.end(JSON.stringify(reply));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The node has no port.');
  return Object.assign(state, { url: `http://127.0.0.1:${address.port}` });
}

const down = 'http://127.0.0.1:9';

function asking(urls: string[], last?: () => { request: EIP1193RequestFn } | null) {
  const client = createClient({ transport: orderedNodes(urls, { patience: 1500, ...(last && { last }) }) });
  return () => client.request({ method: 'eth_chainId' });
}

test('asks only the first node while it answers', async () => {
  const [first, second] = [await node('first'), await node('second')];
  const ask = asking([first.url, second.url]);
  expect([await ask(), await ask()]).toEqual(['first', 'first']);
  expect(second.asked).toBe(0);
});

test.each<[string, (call: Call) => unknown]>([
  ['is silent', () => undefined],
  ['refuses', ({ id }) => ({ jsonrpc: '2.0', id, error: { code: -32005, message: 'limit exceeded' } })],
  ['answers nonsense', () => []],
])('asks the next node if one %s', async (_what, answer) => {
  const [first, second] = [await node('first', answer), await node('second')];
  expect(await asking([first.url, second.url])()).toBe('second');
});

test('skips an unresponsive node for 30 seconds', async () => {
  const [first, second] = [await node('first', () => undefined), await node('second')];
  const ask = asking([first.url, second.url]);
  expect(await ask()).toBe('second');
  const before = first.asked;
  expect(await ask()).toBe('second');
  expect(first.asked).toBe(before);
});

test('asks a single node again after a failure', async () => {
  const only = await node('only', () => undefined);
  const ask = asking([only.url]);
  await expect(ask()).rejects.toThrow();
  only.answer = ({ id }) => ({ jsonrpc: '2.0', id, result: 'back' });
  expect(await ask()).toBe('back');
});

test('asks a connected wallet last', async () => {
  let wallet: { request: EIP1193RequestFn } | null = null;
  const refusing = await node('first', ({ id }) => ({
    jsonrpc: '2.0',
    id,
    error: { code: -32005, message: 'Not on this plan.' },
  }));
  const ask = asking([refusing.url], () => wallet);
  const without = await ask().then(
    () => null,
    (error: unknown) => nodeMessage(error),
  );
  expect(without).toBe('Not on this plan.');
  wallet = { request: (async () => 'wallet') as never };
  expect(await ask()).toBe('wallet');
  expect(await asking([down], () => wallet)()).toBe('wallet');
});

test('drops logs that a node repeats', async () => {
  const log = (logIndex: string) => ({ blockHash: '0xaa', logIndex, data: '0x01' });
  const repeated = [log('0x0'), log('0x1'), log('0x1'), log('0x0')];
  const answers: Record<string, unknown> = {
    eth_getLogs: repeated,
    eth_getTransactionReceipt: { status: '0x1', logs: repeated },
  };
  const { url } = await node('first', ({ id, method }) => ({ jsonrpc: '2.0', id, result: answers[method] }));
  const { request } = createClient({ transport: orderedNodes([url]) });
  expect(await request({ method: 'eth_getLogs', params: [{}] })).toEqual([log('0x0'), log('0x1')]);
  expect(await request({ method: 'eth_getTransactionReceipt', params: ['0xcd'] })).toEqual({
    status: '0x1',
    logs: [log('0x0'), log('0x1')],
  });
});
