import { HttpRequestError, InvalidParamsRpcError, RpcRequestError, TimeoutError } from 'viem';
import { expect, test } from 'vitest';
import { errorMessage } from './errorMessage.ts';

const url = 'http://node.test/secret-token';

test.each([
  { what: 'nobody', error: new HttpRequestError({ url }), says: 'Silence.' },
  {
    what: 'a wrong key',
    error: new HttpRequestError({ url, status: 401 }),
    says: 'The node refuses with HTTP 401 (Unauthorized).',
  },
  {
    what: 'a wrong path',
    error: new HttpRequestError({ url, status: 404 }),
    says: 'The node refuses with HTTP 404 (Not Found).',
  },
  {
    what: 'haste',
    error: new HttpRequestError({ url, status: 429 }),
    says: 'The node refuses with HTTP 429 (Too Many Requests).',
  },
  {
    what: 'a late answer',
    error: new TimeoutError({ body: {}, url }),
    says: 'The node did not answer in time.',
  },
])('distinguishes $what from other missing answers', ({ error, says }) => {
  expect(errorMessage(error, 'Silence.')).toBe(says);
});

test('prints only the node’s message for a refusal', () => {
  const message = 'transaction gas price below minimum: gas tip cap 1, minimum needed 25000000000';
  const refused = new RpcRequestError({ body: {}, url, error: { code: -32602, message } });
  expect(errorMessage(new InvalidParamsRpcError(refused), 'Silence.')).toBe(`The node refuses: ${message}`);
});
