import { expect, test, vi } from 'vitest';
import { ApiError } from './apiError.ts';
import { type ClientOptions, createClient } from './client.ts';
import type { CallInput } from './contract.ts';
import { idempotencyHeader, ledgerBlockHeader } from './routes.ts';

const wallet = '0x1111111111111111111111111111111111111111';

/** A client with a spy instead of `fetch`; every request gets a new reply. */
function clientOf(reply: () => Response, options: Partial<ClientOptions> = {}) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => reply());
  const client = createClient({ baseUrl: 'https://api.test', token: () => 'secret', fetch, ...options });
  const request = () => {
    const [url, init] = fetch.mock.lastCall ?? [];
    return { url, ...init };
  };
  return { client, request };
}

/** A reply whose body breaks off. */
function brokenBy(cause: () => unknown): Response {
  const begun = new TextEncoder().encode('{"success":');
  let isBegun = false;
  return new Response(
    new ReadableStream({
      pull(body) {
        if (isBegun) body.error(cause());
        else body.enqueue(begun);
        isBegun = true;
      },
    }),
  );
}

const fine = () => Response.json({ success: true, data: null });
const refused = (status: number, body: unknown) => () => Response.json(body, { status });

test('encodes parameters into the path', async () => {
  const { client, request } = clientOf(fine);
  await client.call('sponsor', { params: { upline: '@/7KQ2-M9XD' } });
  expect(request().url).toBe('https://api.test/api/users/sponsor/%40%2F7KQ2-M9XD');
  await client.call('referrer', { params: { wallet, position: 3 } });
  expect(request().url).toBe(`https://api.test/api/users/address/${wallet}/position/3`);
});

test.each([
  [{ search: '', page: 2 }, '?page=2'],
  [{ search: undefined }, ''],
  [{ search: 'a b&c', page: 1, limit: 25 }, '?search=a+b%26c&page=1&limit=25'],
])('the query %j is sent as %s', async (query, sent) => {
  const { client, request } = clientOf(fine);
  await client.call('referrals', { params: { wallet }, query });
  expect(request().url).toBe(`https://api.test/api/users/user-referrals-list/${wallet}${sent}`);
});

test('sends a repeated filter once per value', async () => {
  const { client, request } = clientOf(fine);
  await client.call('tickets', { query: { page: 2, limit: 10, status: ['open', 'closed'] } });
  expect(request().url).toBe(
    'https://api.test/api/chat/user/tickets?page=2&limit=10&status=open&status=closed',
  );
});

const files = [new File(['one'], 'One (1).txt'), new File(['two'], 'two.png', { type: 'image/png' })];

test.each([
  ['file', 'uploadSingle', { files }],
  ['files', 'uploadMultiple', { files }],
  ['files', 'uploadToTicket', { params: { ticketId: 'one' }, files }],
] as const)('in the field %s, %s leaves the content type to fetch', async (field, name, input) => {
  const { client, request } = clientOf(() => Response.json({ success: true }));
  await client.call(name, input as CallInput<typeof name>);
  const { body, headers, method } = request();
  expect(method).toBe('POST');
  // Setting the content type here would lose the boundary between the parts.
  expect(headers).toEqual({ authorization: 'Bearer secret' });
  expect(Array.from(body as FormData)).toEqual(files.map((file) => [field, file]));
});

test('sends the idempotency key if one is given', async () => {
  const { client, request } = clientOf(fine);
  const body = { subject: 'Why?', message: 'Tell me.' };
  await client.call('createTicket', { body }, { idempotencyKey: 'ticket-7' });
  expect(request().headers).toMatchObject({ [idempotencyHeader]: 'ticket-7' });
  await client.call('createTicket', { body });
  expect(request().headers).not.toHaveProperty(idempotencyHeader);
});

test('sends cookies, the current bearer and a JSON body', async () => {
  let token: string | null = null;
  const { client, request } = clientOf(fine, { token: () => token });
  await client.call('signinMessage', {});
  expect(request()).toMatchObject({ method: 'GET', credentials: 'include', body: null, headers: {} });
  expect(request().headers).toEqual({});
  token = 'later';
  await client.call('update', { body: { name: 'Ana' } });
  expect(request()).toMatchObject({ method: 'PUT', body: '{"name":"Ana"}' });
  expect(request().headers).toEqual({
    authorization: 'Bearer later',
    'content-type': 'application/json',
  });
});

test.each([
  [{ errors: [{ msg: 'First.' }, { msg: 'Second.' }], message: 'Whole.' }, 'First.'],
  [{ errors: [], message: 'Whole.' }, 'Whole.'],
  [{ errors: [{ msg: '' }], message: 'Whole.' }, 'Whole.'],
  [{ message: '' }, null],
  [{ errors: 'none', message: 'Whole.' }, null],
  ['text', null],
  [null, null],
])('a refusal with the body %j has the reason %j', async (body, reason) => {
  const { client } = clientOf(refused(422, body));
  const failure = await client.call('update', { body: {} }).catch((error) => error);
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({ status: 422, reason, body, isUnreachable: false });
});

test('a 401 ends the session only on calls of members', async () => {
  const onSessionEnded = vi.fn();
  const { client } = clientOf(refused(401, {}), { onSessionEnded });
  await expect(client.call('signinMessage', {})).rejects.toThrow();
  await expect(client.call('login', { body: { walletId: wallet, signature: '0x12' } })).rejects.toMatchObject(
    { status: 401 },
  );
  expect(onSessionEnded).not.toHaveBeenCalled();
  await expect(client.call('logout', {})).rejects.toMatchObject({ status: 401 });
  expect(onSessionEnded).toHaveBeenCalledTimes(1);
});

test('other refusals do not end the session', async () => {
  const onSessionEnded = vi.fn();
  const { client } = clientOf(refused(403, {}), { onSessionEnded });
  await expect(client.call('logout', {})).rejects.toThrow();
  expect(onSessionEnded).not.toHaveBeenCalled();
});

test('a 401 of an earlier session does not end a newer one', async () => {
  const onSessionEnded = vi.fn();
  let token = 'old';
  const { client } = clientOf(
    () => {
      token = 'new';
      return Response.json({}, { status: 401 });
    },
    { onSessionEnded, token: () => token },
  );
  await expect(client.call('tickets', {})).rejects.toMatchObject({ status: 401 });
  expect(onSessionEnded).not.toHaveBeenCalled();
  await expect(client.call('tickets', {})).rejects.toMatchObject({ status: 401 });
  expect(onSessionEnded).toHaveBeenCalledTimes(1);
});

test('calls onWithoutToken for each call without a token', async () => {
  const onWithoutToken = vi.fn();
  let token: string | null = null;
  const { client } = clientOf(fine, { onWithoutToken, token: () => token });
  await client.call('signinMessage', {});
  await client.call('tickets', {});
  token = 'secret';
  await client.call('tickets', {});
  expect(onWithoutToken.mock.calls).toEqual([['signinMessage'], ['tickets']]);
});

test('without an answer the status is 0 and the cause is kept', async () => {
  const cause = new TypeError('Failed to fetch');
  const { client } = clientOf(() => {
    throw cause;
  });
  await expect(client.call('signinMessage', {})).rejects.toMatchObject({
    status: 0,
    reason: null,
    isUnreachable: true,
    cause,
  });
});

test('a reply that is not JSON fails, even with status 200', async () => {
  const { client } = clientOf(() => new Response('<html>'));
  await expect(client.call('signinMessage', {})).rejects.toMatchObject({ status: 200, reason: null });
});

test('a call aborted by its caller rejects with the abort, not with an ApiError', async () => {
  const controller = new AbortController();
  const { client } = clientOf(() => {
    controller.abort();
    throw controller.signal.reason;
  });
  const call = client.call('signinMessage', {}, { signal: controller.signal });
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
});

test('aborting while the body arrives rejects with the abort', async () => {
  const controller = new AbortController();
  const { client } = clientOf(() =>
    brokenBy(() => {
      controller.abort();
      return controller.signal.reason;
    }),
  );
  const call = client.call('signinMessage', {}, { signal: controller.signal });
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
});

test('a reply that breaks off counts as unreachable', async () => {
  const cause = new TypeError('terminated');
  const { client } = clientOf(() => brokenBy(() => cause));
  await expect(client.call('signinMessage', {})).rejects.toMatchObject({ status: 0, cause });
});

test('remembers the highest block of all replies', async () => {
  const named = ['12', '9', 'soon', '15'];
  const { client } = clientOf(() => {
    const block = named.shift() ?? '';
    return Response.json(
      { message: 'No.' },
      { status: block === '15' ? 404 : 200, headers: { [ledgerBlockHeader]: block } },
    );
  });
  const seen: bigint[] = [];
  while (named.length > 0) {
    await client.call('signinMessage', {}).catch(() => null);
    seen.push(client.ledgerBlock());
  }
  expect(seen).toEqual([12n, 12n, 12n, 15n]);
});

test('checks a body before returning it', async () => {
  const check = vi.fn(() => {
    throw new Error('Not what the contract says.');
  });
  const { client } = clientOf(fine, { check });
  await expect(client.call('logout', {})).rejects.toThrow('Not what the contract says.');
  expect(check).toHaveBeenCalledWith('logout', { success: true, data: null });
});

test('times out as unreachable, later for changes and uploads than for reads', async () => {
  const silence = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
  const { client } = clientOf(fine, {
    fetch: async (_, init) => {
      init?.signal?.throwIfAborted();
      return fine();
    },
  });
  await expect(client.call('logout', {})).rejects.toMatchObject({ status: 0, isUnreachable: true });
  await expect(client.call('uploadSingle', { files })).rejects.toMatchObject({ isUnreachable: true });
  await expect(client.call('signinMessage', {})).rejects.toMatchObject({ isUnreachable: true });
  expect(silence.mock.calls).toEqual([[30_000], [900_000], [15_000]]);
  silence.mockRestore();
});
