import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { routes } from '@upline/api';
import { maximumPhotoBytes, messages } from '@upline/domain';
import sharp from 'sharp';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Db } from '../src/db/openDb.ts';
import { HttpFailure } from '../src/http/httpFailure.ts';
import { listen } from '../src/listen.ts';
import { diskStorage } from '../src/uploads/diskStorage.ts';
import { ownPath, signedUrl } from '../src/uploads/fileLinks.ts';
import { requireOwnFiles } from '../src/uploads/ownFiles.ts';
import { secrets, strayFiles, uploads } from '../src/uploads/schema.ts';
import { sharedSecret } from '../src/uploads/sharedSecret.ts';
import { sweepUploads } from '../src/uploads/sweepUploads.ts';
import { later } from './support/later.ts';
import { pdf, picture } from './support/sampleBytes.ts';
import { testDb } from './support/testDb.ts';
import { createTestServer, type TestServer } from './support/testServer.ts';
import { unreachableChain } from './support/unreachableChain.ts';
import { fileOf, newUploader, type Uploader } from './support/uploader.ts';
import { baseUrl } from './support/visitor.ts';

const hour = 60 * 60_000;

let db: Db;
let folder: string;
let server: TestServer;
let member: Uploader;

beforeAll(async () => {
  db = await testDb();
  await db.delete(uploads);
  await db.delete(strayFiles);
  folder = await mkdtemp(join(tmpdir(), 'upline-files-'));
  const config = { uploadsFolder: folder, stagingFolder: join(folder, 'staging') };
  server = createTestServer({ db, chain: unreachableChain, config });
  member = await newUploader(db, server);
});

afterEach(() => {
  vi.useRealTimers();
});

const sweep = () =>
  sweepUploads(db, { storage: diskStorage(folder), stagingFolder: join(folder, 'staging') });

function get(url: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> {
  return server.fetch(new Request(baseUrl + url, { method, headers }));
}

async function status(url: string): Promise<number> {
  const reply = await get(url);
  await reply.arrayBuffer();
  return reply.status;
}

async function update(whose: Uploader, body: object) {
  const reply = await whose.send(routes.update.path, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return {
    status: reply.status,
    body: (await reply.json()) as { message?: string; data: { photo: string } },
  };
}

async function png(): Promise<File> {
  return fileOf('picture.png', await picture().png().toBuffer());
}

const pathOf = (url: string) => url.split('?')[0] ?? '';
const keyOf = (url: string) => url.split('/')[2] ?? '';

test('a file says what it is, under its own name, and can do nothing', async () => {
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

test('a browser may start its own viewer for a PDF', async () => {
  const reply = await get(await member.link(fileOf('a.pdf', pdf)));
  expect(reply.headers.get('content-disposition')).toMatch(/^inline;/);
  expect(reply.headers.get('content-security-policy')).not.toContain('sandbox');
});

test('a link works for an hour, and a new one after that', async () => {
  const url = await member.link(fileOf('a.txt'));
  later(0.99 * hour);
  expect(await status(url)).toBe(200);
  later(0.02 * hour);
  const reply = await get(url);
  expect(reply.status).toBe(403);
  expect(await reply.json()).toEqual({
    success: false,
    data: null,
    message: messages['server.fileGone'],
    errors: [{ msg: messages['server.fileGone'] }],
  });
  expect(await status(await signedUrl(db, pathOf(url)))).toBe(200);
});

test('a signature is for one path and one time and cannot be made by guessing', async () => {
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

test('what is no file is not found, whatever is signed', async () => {
  const url = await member.link(fileOf('a.txt'));
  const unknown = `/files/${randomBytes(32).toString('hex')}/a.txt`;
  const strange = [
    unknown,
    await signedUrl(db, unknown),
    url.replace('/a.txt', '/b.txt'),
    await signedUrl(db, pathOf(url).replace('/a.txt', '/b.txt')),
    '/files/',
    '/files/x/a.txt',
    `/files/${keyOf(url)}`,
    `/files/${keyOf(url)}/%ff`,
    `/files/${keyOf(url)}/a.txt/more`,
    '/files/..%2f..%2fetc/passwd',
  ];
  for (const link of strange) expect([link, await status(link)]).toEqual([link, 404]);
});

test('a part of a file can be asked for', async () => {
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

test('HEAD says the same without the bytes, and who has them is not sent them again', async () => {
  const url = await member.link(fileOf('a.txt', '0123456789'));
  const [full, head] = [await get(url), await get(url, {}, 'HEAD')];
  expect([head.status, await head.text()]).toEqual([200, '']);
  const said = ({ headers }: Response) => ({ ...Object.fromEntries(headers), 'x-request-id': '' });
  expect(said(head)).toEqual(said(full));
  expect(await status(url)).toBe(200);
  const again = await get(url, { 'if-none-match': full.headers.get('etag') ?? '' });
  expect([again.status, await again.text()]).toEqual([304, '']);
  const web = await listen({ fetch: (request) => server.fetch(request) }, { host: '127.0.0.1', port: 0 });
  const overWire = await fetch(web.url + url, { method: 'HEAD' });
  expect(overWire.headers.get('content-length')).toBe('10');
  await web.close();
});

test('a file that the storage has lost is not found, and one that it cannot give is a failure', async () => {
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
  expect(await reply.json()).toMatchObject({ message: messages['server.notFound'] });
});

test('all processes on a database make their links with one secret, of which an undone one is not remembered', async () => {
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

test('only the member’s own uploads go with a message, in whatever way their links are written', async () => {
  const other = await newUploader(db, server);
  const url = await member.link(fileOf('a b (1).txt'));
  const path = pathOf(url);
  const own = (urls: string[]) => requireOwnFiles(db, member.wallet, urls);
  const spellings = [
    url,
    path,
    `${path}?exp=1&sig=old`,
    `${path}#x`,
    path.replaceAll('(', '%28'),
    path.replace('a%20b', '%61%20b'),
  ];
  expect(await own(spellings)).toEqual(spellings.map(() => path));
  expect(await own([])).toEqual([]);
  const strange = [
    await other.link(fileOf('a.txt')),
    baseUrl + url,
    `https://elsewhere.example${url}`,
    path.replace('(1)', '(2)'),
    `/files/${randomBytes(32).toString('hex')}/a.txt`,
    `/files/${keyOf(url)}/%`,
    `/files/${keyOf(url)}/../${keyOf(url)}/a.txt`,
    'a.txt',
    '',
  ];
  for (const one of strange) {
    const refusal = await own([url, one]).catch((error: unknown) => error);
    expect([one, refusal]).toEqual([one, expect.any(HttpFailure)]);
    expect(refusal).toMatchObject({ status: 422, message: messages['server.foreignAttachment'] });
  }
  expect(ownPath('https://elsewhere.example/files/x')).toBeNull();
});

test('a photo needs no signature for as long as it is one', async () => {
  const [first, second] = [await member.link(await png()), await member.link(await png())];
  expect(await update(member, { photo: first })).toMatchObject({
    status: 200,
    body: { data: { photo: pathOf(first) } },
  });
  later(2 * hour);
  expect(await status(pathOf(first))).toBe(200);
  expect(await status(pathOf(second))).toBe(403);
  vi.useRealTimers();

  expect(await update(member, { name: 'Ana' })).toMatchObject({ body: { data: { photo: pathOf(first) } } });
  expect(await update(member, { photo: pathOf(first) })).toMatchObject({ status: 200 });
  expect(await status(pathOf(first))).toBe(200);
  expect((await update(member, { photo: second })).body.data.photo).toBe(pathOf(second));
  expect([await status(pathOf(first)), await status(pathOf(second))]).toEqual([403, 200]);

  const unfit = await member.link(fileOf('note.txt'));
  expect(await update(member, { photo: unfit, name: 'Eve' })).toMatchObject({
    status: 422,
    body: { message: messages['server.unfitPhoto'] },
  });
  expect([await status(pathOf(second)), await status(pathOf(unfit))]).toEqual([200, 403]);
  expect(await update(member, { photo: '' })).toMatchObject({ status: 200, body: { data: { photo: '' } } });
  expect(await status(pathOf(second))).toBe(403);
});

test('of two changes of a photo at once one photo is left', async () => {
  const links = [await member.link(await png()), await member.link(await png())];
  await Promise.all(links.map((photo) => update(member, { photo })));
  const statuses = await Promise.all(links.map((link) => status(pathOf(link))));
  expect(statuses.toSorted()).toEqual([200, 403]);
});

test('a photo is a JPEG or PNG of at most five megabytes of the member’s own', async () => {
  const noise = (side: number) =>
    sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } });
  const large = await noise(1400).png().toBuffer();
  expect(large.length).toBeGreaterThan(maximumPhotoBytes);
  const other = await newUploader(db, server);
  const refused = [
    [fileOf('large.png', large), 'server.unfitPhoto'],
    [fileOf('moving.gif', await picture().gif().toBuffer()), 'server.unfitPhoto'],
    [fileOf('a.webp', await picture().webp().toBuffer()), 'server.unfitPhoto'],
  ] as const;
  for (const [file, id] of refused) {
    const photo = await member.link(file);
    expect(await update(member, { photo })).toMatchObject({ status: 422, body: { message: messages[id] } });
  }
  const foreign = await other.link(await png());
  expect(await update(member, { photo: foreign })).toMatchObject({
    status: 422,
    body: { message: messages['server.foreignPhoto'] },
  });
  const jpeg = await member.link(fileOf('me.jpg', await picture().jpeg().toBuffer()));
  expect(await update(member, { photo: jpeg })).toMatchObject({ status: 200 });
});

test('what nothing came of for a day is swept away, and nothing else', async () => {
  const [forgotten, attached, photo] = [
    await member.link(fileOf('forgotten.txt')),
    await member.link(fileOf('attached.txt')),
    await member.link(await png()),
  ];
  await requireOwnFiles(db, member.wallet, [attached]);
  await update(member, { photo });
  const path = (url: string) => join(folder, keyOf(url).slice(0, 2), keyOf(url));
  const isStored = async (url: string) => (await readdir(join(path(url), '..'))).includes(keyOf(url));

  later(23.9 * hour);
  const young = await member.link(fileOf('young.txt'));
  await sweep();
  expect(await isStored(forgotten)).toBe(true);
  later(0.2 * hour);
  await sweep();
  expect(await isStored(forgotten)).toBe(false);
  expect(await status(await signedUrl(db, pathOf(forgotten)))).toBe(404);
  await expect(requireOwnFiles(db, member.wallet, [forgotten])).rejects.toThrow(HttpFailure);
  for (const kept of [attached, photo, young]) {
    expect([kept, await isStored(kept), await status(await signedUrl(db, pathOf(kept)))]).toEqual([
      kept,
      true,
      200,
    ]);
  }
  expect(await db.$count(strayFiles)).toBe(0);

  await update(member, { photo: '' });
  await sweep();
  expect(await isStored(photo)).toBe(false);
});

test('a file that cannot be removed now is removed later', async () => {
  const url = await member.link(fileOf('a.txt'));
  const disk = diskStorage(folder);
  const stuck = { ...disk, remove: () => Promise.reject(new Error('The line is down.')) };
  later(25 * hour);
  await expect(
    sweepUploads(db, { storage: stuck, stagingFolder: join(folder, 'staging') }),
  ).rejects.toThrow();
  expect(await status(await signedUrl(db, pathOf(url)))).toBe(404);
  await sweep();
  expect(await disk.get(keyOf(url))).toBeNull();
  expect(await db.$count(strayFiles)).toBe(0);
});
