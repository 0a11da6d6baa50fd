import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { fileLinkLifetime, messages } from '@upline/domain';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Db } from '../src/platform/db/openDb.ts';
import { listen } from '../src/platform/system/listen.ts';
import { diskStorage } from '../src/uploads/diskStorage.ts';
import { fileSigner, sharedSecret } from '../src/uploads/fileLinks.ts';
import { secrets } from '../src/uploads/schema.ts';
import { later } from './support/later.ts';
import { pdf } from './support/sampleBytes.ts';
import { testDb } from './support/testDb.ts';
import { createTestServer, type TestServer } from './support/testServer.ts';
import { unreachableChain } from './support/unreachableChain.ts';
import { fileOf, type Uploader } from './support/uploader.ts';
import { openUploadSite } from './support/uploadSite.ts';
import { baseUrl } from './support/visitor.ts';

let db: Db;
let folder: string;
let server: TestServer;
let member: Uploader;

beforeAll(async () => {
  db = await testDb();
  ({ folder, server, member } = await openUploadSite(db));
});

afterEach(() => {
  vi.useRealTimers();
});

function get(url: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> {
  return server.fetch(new Request(baseUrl + url, { method, headers }));
}

async function status(url: string): Promise<number> {
  const reply = await get(url);
  await reply.arrayBuffer();
  return reply.status;
}

const signed = async (path: string) => (await fileSigner(db))([path])[0] ?? '';
const pathOf = (url: string) => url.split('?')[0] ?? '';
const keyOf = (url: string) => url.split('/')[2] ?? '';

test('serves a file with its type and name, as an attachment in a sandbox', async () => {
  const reply = await get(await member.link(fileOf("it's (really) *ü*.txt")));
  expect(Object.fromEntries(reply.headers)).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'content-disposition': "attachment; filename*=UTF-8''it%27s%20%28really%29%20%2A%C3%BC%2A.txt",
    'content-security-policy': expect.stringMatching(/^sandbox; default-src 'none';/),
    'cross-origin-resource-policy': 'same-site',
    'x-content-type-options': 'nosniff',
    'cache-control': expect.stringContaining('private'),
    'content-length': '6',
  });
});

test('serves a PDF inline, in the same sandbox', async () => {
  const reply = await get(await member.link(fileOf('a.pdf', pdf)));
  expect(reply.headers.get('content-disposition')).toMatch(/^inline;/);
  expect(reply.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none';/);
});

test('expires a link after ten minutes, and serves a new link', async () => {
  const url = await member.link(fileOf('a.txt'));
  later(0.99 * fileLinkLifetime);
  expect(await status(url)).toBe(200);
  later(0.02 * fileLinkLifetime);
  const reply = await get(url);
  expect(reply.status).toBe(403);
  expect(await reply.json()).toEqual({
    success: false,
    data: null,
    message: messages['server.fileGone'],
    key: 'server.fileGone',
    errors: [{ msg: messages['server.fileGone'], key: 'server.fileGone' }],
  });
  expect(await status(await signed(pathOf(url)))).toBe(200);
});

test('rejects a signature for another path or time, and a forged one', async () => {
  const url = new URL(baseUrl + (await member.link(fileOf('a.txt'))));
  const other = new URL(baseUrl + (await member.link(fileOf('a.txt'))));
  const changed = (change: (query: URLSearchParams) => void) => {
    const query = new URLSearchParams(url.search);
    change(query);
    return `${url.pathname}?${query}`;
  };
  const signature = url.searchParams.get('sig') ?? '';
  const forged = [
    url.pathname,
    `${url.pathname}${other.search}`,
    `${other.pathname}${url.search}`,
    changed((query) => query.set('exp', String(Number(query.get('exp')) + 1))),
    changed((query) => query.set('exp', '99999999999')),
    changed((query) => query.set('exp', '1e12')),
    changed((query) => query.set('exp', `0${query.get('exp')}`)),
    changed((query) => query.delete('exp')),
    changed((query) => query.delete('sig')),
    changed((query) => query.set('sig', '')),
    changed((query) => query.set('sig', signature.slice(0, -1))),
    changed((query) => query.set('sig', `${signature}=`)),
    changed((query) =>
      query.set(
        'sig',
        signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')),
      ),
    ),
    changed((query) => query.set('sig', 'ü'.repeat(43))),
  ];
  for (const link of forged) expect([link, await status(link)]).toEqual([link, 403]);
  expect(await status(url.pathname + url.search)).toBe(200);
});

test('answers 404 to an unknown file, even with a valid signature', async () => {
  const url = await member.link(fileOf('a.txt'));
  const unknown = `/files/${randomBytes(32).toString('hex')}/a.txt`;
  const strange = [
    unknown,
    await signed(unknown),
    url.replace('/a.txt', '/b.txt'),
    await signed(pathOf(url).replace('/a.txt', '/b.txt')),
    '/files/',
    '/files/x/a.txt',
    `/files/${keyOf(url)}`,
    `/files/${keyOf(url)}/%ff`,
    `/files/${keyOf(url)}/a.txt/more`,
    '/files/..%2f..%2fetc/passwd',
  ];
  for (const link of strange) expect([link, await status(link)]).toEqual([link, 404]);
});

test('serves byte ranges of a file', async () => {
  const url = await member.link(fileOf('a.txt', '0123456789'));
  const part = async (range: string, headers: Record<string, string> = {}) => {
    const reply = await get(url, { range, ...headers });
    return [reply.status, reply.headers.get('content-range'), await reply.text()];
  };
  expect(await part('bytes=2-4')).toEqual([206, 'bytes 2-4/10', '234']);
  expect(await part('bytes=7-')).toEqual([206, 'bytes 7-9/10', '789']);
  expect(await part('bytes=-3')).toEqual([206, 'bytes 7-9/10', '789']);
  expect(await part('bytes=-30')).toEqual([206, 'bytes 0-9/10', '0123456789']);
  expect(await part('bytes=8-99')).toEqual([206, 'bytes 8-9/10', '89']);
  expect(await part('bytes=10-')).toEqual([416, 'bytes */10', '']);
  expect(await part('bytes=-0')).toEqual([416, 'bytes */10', '']);
  for (const all of ['bytes=4-2', 'bytes=-', 'bytes=0-1,4-5', 'lines=1-2', 'bytes=a-b']) {
    expect([all, ...(await part(all))]).toEqual([all, 200, null, '0123456789']);
  }
  const etag = (await get(url, {}, 'HEAD')).headers.get('etag') ?? '';
  expect(await part('bytes=0-0', { 'if-range': etag })).toEqual([206, 'bytes 0-0/10', '0']);
  expect(await part('bytes=0-0', { 'if-range': '"another"' })).toEqual([200, null, '0123456789']);
});

test('answers HEAD with the headers of GET, and 304 to a known ETag', async () => {
  const url = await member.link(fileOf('a.txt', '0123456789'));
  const [full, head] = [await get(url), await get(url, {}, 'HEAD')];
  expect([head.status, await head.text()]).toEqual([200, '']);
  const said = ({ headers }: Response) => {
    const { 'x-request-id': _, ratelimit: left, ...same } = Object.fromEntries(headers);
    expect(left).toMatch(/^"files";r=\d+;t=\d+$/);
    return same;
  };
  expect(said(head)).toEqual(said(full));
  expect(await status(url)).toBe(200);
  const again = await get(url, { 'if-none-match': full.headers.get('etag') ?? '' });
  expect([again.status, await again.text()]).toEqual([304, '']);
  const web = await listen({ fetch: (request) => server.fetch(request) }, { host: '127.0.0.1', port: 0 });
  const overWire = await fetch(web.url + url, { method: 'HEAD' });
  expect(overWire.headers.get('content-length')).toBe('10');
  await web.close();
});

test('answers 404 if the storage lost a file, and 503 if the storage fails', async () => {
  const disk = diskStorage(folder);
  const url = await member.link(fileOf('a.txt'));
  const config = { uploadsFolder: folder, stagingFolder: join(folder, 'staging') };
  const broken = createTestServer({
    db,
    chain: unreachableChain,
    config,
    storage: { ...disk, get: () => Promise.reject(new Error('The line is down.')) },
  });
  expect((await broken.fetch(new Request(baseUrl + url))).status).toBe(503);
  await disk.remove(keyOf(url));
  const reply = await get(url);
  expect(reply.status).toBe(404);
  expect(await reply.text()).toBe('');
});

test('shares one secret between processes, and forgets the secret of a rolled back transaction', async () => {
  await db.delete(secrets);
  const undone = await db
    .transaction(async (tx) => {
      const made = await sharedSecret(tx, 'trial');
      expect(await sharedSecret(tx, 'trial')).toEqual(made);
      tx.rollback();
    })
    .catch(() => 'undone');
  expect(undone).toBe('undone');
  expect(await db.$count(secrets)).toBe(0);
  const made = await sharedSecret(db, 'trial');
  expect(made).toHaveLength(32);
  const read = await db.transaction((tx) => sharedSecret(tx, 'trial'));
  expect(Buffer.from(read).equals(Buffer.from(made))).toBe(true);
});
