import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { createClient, HttpRequestError, RpcRequestError } from 'viem';
import { describe, expect, onTestFinished, test } from 'vitest';
import { nodeMessage } from './nodeMessage.ts';
import { nodeTransport } from './nodeTransport.ts';

interface Call {
  id: number;
  method: string;
}

/**
 * Starts an HTTP node that replies with `answer`. The returned `sizes` lists the size of each
 * batch.
 */
async function node(answer: (asked: Call | Call[], response: ServerResponse) => unknown) {
  const sizes: number[] = [];
  const server = createServer(async (request, response) => {
    const asked = (await json(request)) as Call | Call[];
    sizes.push(Array.isArray(asked) ? asked.length : 1);
    const reply = answer(asked, response);
    response.end(typeof reply === 'string' ? reply : JSON.stringify(reply));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The node has no port.');
  const url = `http://127.0.0.1:${address.port}/key-0123456789abcdef01234567`;
  const client = createClient({ transport: nodeTransport(url, { retryCount: 0, timeout: 60_000 }) });
  const ask = (count: number) =>
    Promise.allSettled(
      Array.from(
        { length: count },
        (_, at) => client.request({ method: `m${at}` } as never) as Promise<unknown>,
      ),
    );
  return { sizes, ask };
}

const right = ({ id, method }: Call) => ({ jsonrpc: '2.0', id, result: method });
const given = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ status: 'fulfilled', value: `m${at}` }));

const refusal = (message: string, code = -32600) => ({ jsonrpc: '2.0', id: null, error: { code, message } });

test('sends simultaneous requests in one batch', async () => {
  const { ask, sizes } = await node((asked) => [asked].flat().map(right));
  expect(await ask(8)).toEqual(given(8));
  expect(sizes).toEqual([8]);
});

describe('a node without batch support', () => {
  test.each<[string, (response: ServerResponse) => unknown]>([
    ['one error', () => refusal('batch requests are not supported')],
    ['a list of one error', () => [refusal('batch requests are not supported')]],
    [
      'HTTP 400 and one error',
      (response) => {
        response.statusCode = 400;
        return refusal('batch requests are not supported');
      },
    ],
    [
      'HTTP 500 and one error',
      (response) => {
        response.statusCode = 500;
        return refusal('batch requests are not supported');
      },
    ],
    [
      'HTTP 400 and a page',
      (response) => {
        response.statusCode = 400;
        return '<html>Bad Request</html>';
      },
    ],
    ['a page', () => '<html>Welcome</html>'],
    ['nothing', () => ''],
    ['null', () => 'null'],
    ['an empty list', () => []],
  ])('gets single requests from then on after %s', async (_how, refuse) => {
    const { ask, sizes } = await node((asked, response) =>
      Array.isArray(asked) ? refuse(response) : right(asked),
    );
    expect(await ask(5)).toEqual(given(5));
    sizes.length = 0;
    expect(await ask(5)).toEqual(given(5));
    expect(sizes).toEqual([1, 1, 1, 1, 1]);
  });
});

test('shrinks batches to the limit named by the node', async () => {
  const { ask, sizes } = await node((asked) => {
    if (!Array.isArray(asked)) return right(asked);
    if (asked.length <= 3) return asked.map(right);
    return refusal('Batch of more than 3 requests are not allowed on free tier, to use this feature', 31);
  });
  expect(await ask(9)).toEqual(given(9));
  expect(sizes).toEqual([9, 3, 3, 3]);
});

test("answers every request when a batch's reply is too short", async () => {
  const { ask, sizes } = await node((asked) =>
    Array.isArray(asked) ? asked.slice(0, 2).map(right) : right(asked),
  );
  expect(await ask(6)).toEqual(given(6));
  expect(Math.max(...sizes.slice(1))).toBe(2);
});

test('assigns replies in another order to their requests', async () => {
  const { ask } = await node((asked) => [asked].flat().map(right).toReversed());
  expect(await ask(4)).toEqual(given(4));
});

test("rejects only the request with an error, with the node's message", async () => {
  const { ask } = await node((asked) =>
    [asked]
      .flat()
      .map((call) => (call.method === 'm1' ? { ...refusal('Too wide.', -32005), id: call.id } : right(call))),
  );
  const [first, second] = await ask(2);
  expect(first).toMatchObject({ status: 'fulfilled' });
  const reason = second?.status === 'rejected' ? second.reason : null;
  expect(reason.walk((error: unknown) => error instanceof RpcRequestError)).toMatchObject({ code: -32005 });
  expect(nodeMessage(reason)).toBe('Too wide.');
});

test.each<[string, unknown]>([
  ['a page', '<html>Welcome</html>'],
  ['nothing', ''],
  ['null', 'null'],
  ['a number', '7'],
  ['an object without an answer', {}],
  ['an empty list', []],
])('rejects a single request answered with %s as an HTTP error', async (_what, reply) => {
  const { ask } = await node(() => reply);
  const [one] = await ask(1);
  const reason = one?.status === 'rejected' ? one.reason : null;
  expect(reason.walk((error: unknown) => error instanceof HttpRequestError)).not.toBeNull();
  expect(nodeMessage(reason)).not.toContain('0123456789abcdef');
});

test('does not retry in smaller batches when the node is unreachable', async () => {
  const { ask, sizes } = await node((_asked, response) => {
    response.destroy();
    return '';
  });
  const all = await ask(8);
  expect(all.every(({ status }) => status === 'rejected')).toBe(true);
  expect(sizes).toEqual([8]);
});

test('does not retry in smaller batches after HTTP 429', async () => {
  const { ask, sizes } = await node((_asked, response) => {
    response.statusCode = 429;
    return 'Too many requests';
  });
  const [one] = await ask(8);
  expect(nodeMessage(one?.status === 'rejected' ? one.reason : null)).toContain('HTTP 429');
  expect(sizes).toEqual([8]);
});
