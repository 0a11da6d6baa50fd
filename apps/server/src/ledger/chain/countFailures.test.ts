import { createClient, custom, HttpRequestError, RpcRequestError } from 'viem';
import { getChainId } from 'viem/actions';
import { expect, test } from 'vitest';
import { countFailures, type Failures } from './countFailures.ts';

const url = 'http://node.example';
const refusal = (code: number, message: string) =>
  new RpcRequestError({ body: {}, url, error: { code, message } });

test.for([
  ['does not answer', new HttpRequestError({ url, status: 502 }), { unreachable: 1, refused: 0 }],
  ['says that it was asked too much', refusal(-32005, 'limit exceeded'), { unreachable: 0, refused: 1 }],
  ['tells what a contract refused', refusal(3, 'execution reverted'), { unreachable: 0, refused: 0 }],
] as const)('a node that %s', async ([, error, counted]) => {
  const failures: Failures = { unreachable: 0, refused: 0 };
  const node = custom({ request: () => Promise.reject(error) }, { retryCount: 0 });
  const client = createClient({ transport: countFailures(node, failures) });
  await expect(getChainId(client)).rejects.toThrow();
  expect(failures).toEqual(counted);
});
