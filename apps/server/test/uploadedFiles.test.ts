import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { routes } from '@upline/api';
import { maximumPhotoBytes, messages } from '@upline/domain';
import { like, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Db } from '../src/platform/db/openDb.ts';
import { HttpFailure } from '../src/platform/http/httpFailure.ts';
import { cleanUpUploads } from '../src/uploads/cleanUpUploads.ts';
import { diskStorage } from '../src/uploads/diskStorage.ts';
import { fileSigner, ownPath } from '../src/uploads/fileLinks.ts';
import { requireOwnFiles } from '../src/uploads/ownFiles.ts';
import { strayFiles, uploads } from '../src/uploads/schema.ts';
import { later } from './support/later.ts';
import { picture } from './support/sampleBytes.ts';
import { testDb } from './support/testDb.ts';
import type { TestServer } from './support/testServer.ts';
import { fileOf, newUploader, type Uploader } from './support/uploader.ts';
import { openUploadSite } from './support/uploadSite.ts';
import { baseUrl } from './support/visitor.ts';

const hour = 60 * 60_000;

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

const cleanUp = () =>
  cleanUpUploads(db, { storage: diskStorage(folder), stagingFolder: join(folder, 'staging') });

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

const signed = async (path: string) => (await fileSigner(db))([path])[0] ?? '';
const pathOf = (url: string) => url.split('?')[0] ?? '';
const keyOf = (url: string) => url.split('/')[2] ?? '';

test('accepts only the member’s own uploads in a message, in any spelling of their links', async () => {
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
    `/files/${keyOf(url)}/\ud800.txt`,
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

test('serves a photo without a signature while the profile uses it', async () => {
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

test('keeps one photo after two concurrent changes', async () => {
  const links = [await member.link(await png()), await member.link(await png())];
  await Promise.all(links.map((photo) => update(member, { photo })));
  const statuses = await Promise.all(links.map((link) => status(pathOf(link))));
  expect(statuses.toSorted()).toEqual([200, 403]);
});

test('accepts as a photo only a JPEG or PNG of at most five megabytes from the member', async () => {
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

test('removes uploads that stay unused for a day, and no others', async () => {
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
  await cleanUp();
  expect(await isStored(forgotten)).toBe(true);
  later(0.2 * hour);
  await cleanUp();
  expect(await isStored(forgotten)).toBe(false);
  expect(await status(await signed(pathOf(forgotten)))).toBe(404);
  await expect(requireOwnFiles(db, member.wallet, [forgotten])).rejects.toThrow(HttpFailure);
  for (const kept of [attached, photo, young]) {
    expect([kept, await isStored(kept), await status(await signed(pathOf(kept)))]).toEqual([kept, true, 200]);
  }
  expect(await db.$count(strayFiles)).toBe(0);

  await update(member, { photo: '' });
  await cleanUp();
  expect(await isStored(photo)).toBe(false);
});

test('removes a file later if the storage fails now', async () => {
  const url = await member.link(fileOf('a.txt'));
  const disk = diskStorage(folder);
  const stuck = { ...disk, remove: () => Promise.reject(new Error('The line is down.')) };
  later(25 * hour);
  await expect(
    cleanUpUploads(db, { storage: stuck, stagingFolder: join(folder, 'staging') }),
  ).rejects.toThrow();
  expect(await status(await signed(pathOf(url)))).toBe(404);
  await cleanUp();
  expect(await disk.get(keyOf(url))).toBeNull();
  expect(await db.$count(strayFiles)).toBe(0);
});

test('removes all uploads after a day without a cleanup', async () => {
  // More than the maximum of values in one statement.
  const many = 40_000;
  await db.execute(sql`
    insert into ${uploads} (key, owner, name, type, size, sent_size, created_at)
    select 'old ' || n, ${member.wallet}, 'a.txt', 'text/plain', 1, 1, now() - interval '30 hours'
    from generate_series(1, ${many}::int) n`);
  await cleanUp();
  const old = like(uploads.key, 'old %');
  expect(await db.$count(uploads, old)).toBe(0);
  expect(await db.$count(strayFiles, like(strayFiles.key, 'old %'))).toBeGreaterThan(many / 2);
  await db.delete(strayFiles).where(like(strayFiles.key, 'old %'));
});
