import assert from 'node:assert/strict';
import { type MessageId, messages } from '@upline/domain';
import { contract } from '../contract.ts';
import { checksum } from '../mocks/checksum.ts';
import { routes } from '../routes.ts';
import type { Backend, Scenario } from './backend.ts';
import { fileOf, pngOf, upload } from './sampleUploads.ts';
import { assertRefused, join, type Registered, visit } from './visitor.ts';

const json = { 'content-type': 'application/json' };

function bearer({ token }: Registered) {
  return { authorization: `Bearer ${token}` };
}

/** Asserts that an unknown path is refused in the default envelope. */
async function assertNothing(reply: Response, status: number, id: MessageId): Promise<void> {
  assert.equal(reply.status, status, reply.url);
  const message = messages[id];
  assert.deepEqual(await reply.json(), {
    success: false,
    data: null,
    message,
    key: id,
    errors: [{ msg: message, key: id }],
  });
}

async function statusAndError(backend: Backend, member: Registered, path: string, sent: RequestInit) {
  const headers = { ...bearer(member), ...sent.headers };
  const reply = await member.fetch(backend.baseUrl + path, { ...sent, headers });
  const { errors } = contract.update.failure.parse(await reply.json());
  const [{ msg, path: field } = {}] = errors ?? [];
  return [reply.status, { msg, ...(field && { path: field }) }];
}

export const requestScenarios: readonly Scenario[] = [
  {
    name: 'an unknown path is 404, and so is a path with a trailing slash',
    async run(backend) {
      const member = await join(backend);
      const paths = ['/api/nothing', '/api/users/login/more', `${routes.sessions.path}/`];
      for (const path of paths) {
        const reply = await member.fetch(backend.baseUrl + path, { headers: bearer(member) });
        await assertNothing(reply, 404, 'server.notFound');
      }
    },
  },
  {
    name: 'refuses an unknown method of a path and lists the allowed ones',
    async run(backend) {
      const { fetch } = await visit(backend);
      const cases = [
        ['GET', routes.login.path, 'POST, OPTIONS'],
        ['POST', routes.sessions.path, 'GET, DELETE, HEAD, OPTIONS'],
        ['DELETE', '/api/users/profile/x', 'GET, HEAD, OPTIONS'],
      ] as const;
      for (const [method, path, allowed] of cases) {
        const reply = await fetch(backend.baseUrl + path, { method });
        assert.equal(reply.headers.get('allow'), allowed);
        await assertNothing(reply, 405, 'server.wrongMethod');
      }
    },
  },
  {
    name: 'replies to HEAD like to GET, without a body',
    async run(backend) {
      const member = await join(backend);
      const head = (headers: Record<string, string>) =>
        member.fetch(backend.baseUrl + routes.sessions.path, { method: 'HEAD', headers });
      const reply = await head(bearer(member));
      assert.deepEqual([reply.status, await reply.text()], [200, '']);
      assert.equal((await head({})).status, 401);
    },
  },
  {
    name: 'a 401 has a challenge that also tells if the bearer was invalid',
    async run(backend) {
      const { fetch } = await visit(backend);
      const asked = async (headers: Record<string, string>) =>
        (await fetch(backend.baseUrl + routes.sessions.path, { headers })).headers.get('www-authenticate');
      assert.equal(await asked({}), 'Bearer realm="Upline"');
      assert.equal(
        await asked({ authorization: 'Bearer x' }),
        'Bearer realm="Upline", error="invalid_token"',
      );
    },
  },
  {
    name: 'reads a body only if its content type is JSON',
    async run(backend) {
      const member = await join(backend);
      const update = (type: string) =>
        statusAndError(backend, member, routes.update.path, {
          method: 'PUT',
          headers: { 'content-type': type },
          body: '{"name":7}',
        });
      const others = [
        'text/plain',
        'application/x-www-form-urlencoded',
        'application/xml',
        'application/jsonp',
      ];
      for (const type of others) {
        const error = { msg: messages['server.notJson'], path: 'Content-Type' };
        assert.deepEqual(await update(type), [415, error], type);
      }
      const wrong = [400, { msg: messages['server.input.text'], path: 'name' }];
      for (const type of ['application/json', 'application/json; charset=utf-8', 'Application/JSON']) {
        assert.deepEqual(await update(type), wrong, type);
      }
    },
  },
  {
    name: 'refuses a body larger than the limit',
    async run(backend) {
      const member = await join(backend);
      const body = JSON.stringify({ name: 'n'.repeat(70_000) });
      const sent = { method: 'PUT', headers: json, body };
      const error = { msg: messages['server.tooLarge'] };
      assert.deepEqual(await statusAndError(backend, member, routes.update.path, sent), [413, error]);
    },
  },
  {
    name: 'numbers are decimal digits only',
    async run(backend) {
      const member = await join(backend);
      for (const number of ['0x10', '0b11', '1e1', '%201%20', '+1', '1.0', '-1', '']) {
        for (const field of ['page', 'limit']) {
          const path = `${routes.tickets.path}?${field}=${number}`;
          const [status, error] = await statusAndError(backend, member, path, {});
          assert.deepEqual(
            [status, error],
            [400, { msg: messages['server.input.number'], path: field }],
            path,
          );
        }
      }
      for (const position of ['0x1', '1e0', '%201', '1.0']) {
        const path = routes.poolConfig.path.replace('{position}', position);
        const error = { msg: messages['server.unknownPosition'], path: 'position' };
        assert.deepEqual(await statusAndError(backend, member, path, {}), [400, error], path);
      }
    },
  },
  {
    name: 'each 400 names the invalid field in plain words',
    async run(backend) {
      const { client } = await join(backend);
      const long = client.call('update', { body: { name: 'n'.repeat(51) } });
      const longest = messages['server.input.longest'].replace('{count}', '50');
      await assertRefused('update', long, { status: 400, reason: longest, path: 'name' });
      const page = client.call('tickets', { query: { page: 0 } });
      const smallest = messages['server.input.smallest'].replace('{count}', '1');
      await assertRefused('tickets', page, { status: 400, reason: smallest, path: 'page' });
      const most = messages['server.input.largest'].replace('{count}', '100');
      const limit = client.call('tickets', { query: { limit: 101 } });
      await assertRefused('tickets', limit, { status: 400, reason: most, path: 'limit' });
      const body = { subject: 'A question' } as never;
      const missing = client.call('createTicket', { body });
      const refusal = { status: 400, reason: messages['server.input.missing'], path: 'message' };
      await assertRefused('createTicket', missing, refusal);
      const blank = client.call('createTicket', { body: { subject: ' ', message: 'How?' } });
      const words = { status: 400, reason: messages['server.input.blank'], path: 'subject' };
      await assertRefused('createTicket', blank, words);
    },
  },
  {
    name: 'replies have checksummed wallets, whatever the case of the input',
    async run(backend) {
      const signer = await backend.newSigner();
      const address = signer.address.toLowerCase();
      const member = await visit(backend, { ...signer, address });
      const { data: message } = await member.client.call('signinMessage', { query: { walletId: address } });
      const signature = await signer.sign(message);
      const { data } = await member.client.call('register', { body: { walletId: address, signature } });
      assert.equal(data.walletId, checksum(address));
    },
  },
  {
    name: 'a message to sign names the requesting site and the meaning of signing',
    async run(backend) {
      const { client, signer } = await visit(backend);
      for (const query of [{}, { walletId: signer.address }]) {
        const { data } = await client.call('signinMessage', { query });
        const [, domain, site] = /^(\S+) wants you to sign in with [\s\S]*\nURI: (\S+)\n/.exec(data) ?? [];
        assert.ok(site && domain === new URL(site).host, data);
        assert.ok(data.includes('Sign in to Upline. Signing costs nothing and moves no money.'), data);
      }
    },
  },
  {
    name: 'rejects a file whose bytes do not match its name, and a name with a control character',
    async run(backend) {
      const { client } = await join(backend);
      const wrong = { status: 415, reason: messages['server.fileMismatch'] };
      for (const name of ['a.png', 'a.jpg', 'a.gif', 'a.webp', 'a.pdf']) {
        await assertRefused('uploadSingle', client.call('uploadSingle', { files: [fileOf(name)] }), wrong);
      }
      const named = client.call('uploadSingle', { files: [fileOf('a\u0007b.txt')] });
      await assertRefused('uploadSingle', named, { status: 400, path: 'file' });
    },
  },
  {
    name: 'refuses a missing file, or an unsigned link, with a message',
    async run(backend) {
      const member = await join(backend);
      const url = await upload(member, pngOf());
      assert.match(url, /^\/files\/[0-9a-f]{64}\//);
      const unsigned = await member.fetch(backend.baseUrl + url.replace(/\?.*/, ''));
      await assertNothing(unsigned, 403, 'server.fileGone');
      const unknown = await member.fetch(`${backend.baseUrl}/files/${'0'.repeat(64)}/a.png`);
      assert.deepEqual([unknown.status, await unknown.text()], [404, '']);
    },
  },
];
