import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { routes } from '@upline/api';
import { type MessageId, maximumAttachmentBytes, messages } from '@upline/domain';
import sharp from 'sharp';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Config } from '../src/config.ts';
import type { Db } from '../src/db/openDb.ts';
import { HttpFailure } from '../src/http/httpFailure.ts';
import { type Listening, listen } from '../src/listen.ts';
import { cleanImage } from '../src/uploads/cleanImage.ts';
import { diskStorage } from '../src/uploads/diskStorage.ts';
import { strayFiles, uploads } from '../src/uploads/schema.ts';
import type { Storage } from '../src/uploads/storage.ts';
import {
  bmp,
  bomb,
  compound,
  film,
  heic,
  office,
  pdf,
  picture,
  program,
  zip,
} from './support/sampleBytes.ts';
import { testDb } from './support/testDb.ts';
import { createTestServer, type TestServer } from './support/testServer.ts';
import { unreachableChain } from './support/unreachableChain.ts';
import { fileOf, newUploader, type Uploader } from './support/uploader.ts';
import { baseUrl } from './support/visitor.ts';

let db: Db;
let folder: string;
let server: TestServer;
let member: Uploader;

beforeAll(async () => {
  db = await testDb();
});

beforeEach(async () => {
  await db.delete(uploads);
  await db.delete(strayFiles);
  folder = await mkdtemp(join(tmpdir(), 'upline-files-'));
  server = serverWith({});
  member = await newUploader(db, server);
});

function serverWith(config: Partial<Config>, storage?: Storage): TestServer {
  return createTestServer({
    db,
    chain: unreachableChain,
    config: { uploadsFolder: folder, stagingFolder: join(folder, 'staging'), ...config },
    ...(storage && { storage }),
  });
}

/** Every file that is left in the folder. */
async function filesLeft(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

async function expectNothingKept(): Promise<void> {
  expect(await filesLeft()).toEqual([]);
  expect(await db.$count(uploads)).toBe(0);
  expect(await db.$count(strayFiles)).toBe(0);
}

/** Holds that files are refused, that the sender is told why, and that nothing of them stays. */
async function expectRefused(files: readonly File[], status: number, id: MessageId): Promise<void> {
  expect(await member.upload(files)).toEqual({ status, message: messages[id], urls: [] });
  await expectNothingKept();
}

async function served(url: string): Promise<{ type: string; bytes: Buffer }> {
  const reply = await server.fetch(new Request(baseUrl + url));
  expect(reply.status).toBe(200);
  return { type: reply.headers.get('content-type') ?? '', bytes: Buffer.from(await reply.arrayBuffer()) };
}

test.for([
  ['a.JPG', 'image/jpeg', () => picture().jpeg().toBuffer()],
  ['a.jpeg', 'image/jpeg', () => picture().jpeg().toBuffer()],
  ['a.png', 'image/png', () => picture().png().toBuffer()],
  ['a.gif', 'image/gif', () => picture().gif().toBuffer()],
  ['a.webp', 'image/webp', () => picture().webp().toBuffer()],
  ['a.avif', 'image/avif', () => picture().avif().toBuffer()],
  ['a.bmp', 'image/bmp', async () => bmp],
  ['a.heic', 'image/heic', async () => heic],
  ['a.pdf', 'application/pdf', async () => pdf],
  ['a.doc', 'application/msword', async () => compound()],
  ['a.xls', 'application/vnd.ms-excel', async () => compound()],
  [
    'a.docx',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    async () => office('wordprocessingml.document'),
  ],
  [
    'a.xlsx',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    async () => office('spreadsheetml.sheet'),
  ],
  ['a.txt', 'text/plain; charset=utf-8', async () => Buffer.from('BMW: 50 % für Überführung 🚗')],
] as const)('%s is taken and served as %s', async ([name, type, bytes]) => {
  const sent = await bytes();
  const got = await served(await member.link(fileOf(name, sent, 'application/x-lie')));
  expect(got.type).toBe(type);
  const isRewritten = /\.(jpe?g|png|gif|webp|avif)$/i.test(name);
  if (isRewritten) expect((await sharp(got.bytes).metadata()).width).toBe(40);
  else expect(got.bytes.equals(Buffer.from(sent))).toBe(true);
});

test.for([
  ['program.png', program()],
  ['program.txt', program()],
  ['page.jpg', '<html><script>alert(1)</script></html>'],
  ['drawing.png', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['words.pdf', 'No document.'],
  ['document.png', pdf],
  ['archive.docx', zip({ 'a.txt': 'Hello.' })],
  ['letter.xlsx', office('wordprocessingml.document')],
  ['letter.doc', office('wordprocessingml.document')],
  ['table.docx', compound()],
  ['latin.txt', Buffer.from('Überweisung', 'latin1')],
  ['nul.txt', 'a\0b'],
  ['cut.txt', Buffer.from('ü').subarray(0, 1)],
  ['toString', 'Hello.'],
  ['a.constructor', 'Hello.'],
] as const)('%s, which is something else than its name says, is refused', async ([name, bytes]) => {
  await expectRefused([fileOf(name, bytes)], 415, 'server.fileType');
});

test('a picture of one kind under the name of another is refused, and so is one that is cut off', async () => {
  const png = await picture().png().toBuffer();
  await expectRefused([fileOf('a.jpg', png)], 415, 'server.fileType');
  const jpeg = await picture(400, 400).jpeg().toBuffer();
  await expectRefused([fileOf('a.jpg', jpeg.subarray(0, jpeg.length / 2))], 415, 'server.fileType');
});

test('one file that is refused refuses all that came with it', async () => {
  await expectRefused([fileOf('good.txt'), fileOf('page.png', '<p>')], 415, 'server.fileType');
});

test('a photograph is upright and says nothing of where and with what it was taken', async () => {
  const sent = await picture(40, 20)
    .withExif({
      IFD0: { Make: 'Secret camera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret/></x:xmpmeta>')
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(sent).metadata()).exif?.includes('Secret camera')).toBe(true);
  const { bytes } = await served(await member.link(fileOf('photo.jpg', sent)));
  const { width, height, orientation, exif, xmp, iptc, icc } = await sharp(bytes).metadata();
  expect({ width, height }).toEqual({ width: 20, height: 40 });
  expect({ orientation, exif, xmp, iptc, icc }).toEqual({});
  expect(bytes.includes('secret')).toBe(false);
  // What lay on the left is above now.
  const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  expect(data[0]).toBeGreaterThan(200);
  expect(data.at(-1)).toBeGreaterThan(200);
});

test.for(['png', 'webp', 'avif'] as const)(
  'a %s loses what it says of its camera as well',
  async (format) => {
    const exif = { IFD0: { Make: 'Secret camera' } };
    const sent = await picture().withExif(exif).toFormat(format).toBuffer();
    expect((await sharp(sent).metadata()).exif?.includes('Secret camera')).toBe(true);
    const { bytes } = await served(await member.link(fileOf(`a.${format}`, sent)));
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    expect(bytes.includes('Secret')).toBe(false);
  },
);

test('what is hidden behind a picture does not come with it', async () => {
  const sent = Buffer.concat([await picture().png().toBuffer(), Buffer.from('<script>secret</script>')]);
  const { bytes } = await served(await member.link(fileOf('a.png', sent)));
  expect(bytes.includes('secret')).toBe(false);
  expect(await sharp(bytes).raw().toBuffer()).toEqual(await picture().raw().toBuffer());
});

test.for(['gif', 'webp'] as const)('a %s that moves still does', async (format) => {
  const sent = await film(3).toFormat(format, { delay: 100, loop: 0 }).toBuffer();
  expect((await sharp(sent).metadata()).pages).toBe(3);
  const { bytes } = await served(await member.link(fileOf(`a.${format}`, sent)));
  expect((await sharp(bytes).metadata()).pages).toBe(3);
});

test('a picture that cannot be written is the server’s fault, one that cannot be read is its sender’s', async () => {
  const [good, bad] = [join(folder, 'good.jpg'), join(folder, 'bad.jpg')];
  const jpeg = await picture(400, 400).jpeg().toBuffer();
  await writeFile(good, jpeg);
  await writeFile(bad, jpeg.subarray(0, jpeg.length / 2));
  const refusal = await cleanImage(good, join(folder, 'no folder', 'a.jpg'), 'jpeg').catch(
    (error: unknown) => error,
  );
  expect(refusal).toBeInstanceOf(Error);
  expect(refusal).not.toBeInstanceOf(HttpFailure);
  await expect(cleanImage(bad, join(folder, 'a.jpg'), 'jpeg')).rejects.toMatchObject({ status: 415 });
});

test('a small file that unpacks to more pixels than any camera has is refused', async () => {
  await expectRefused([fileOf('bomb.png', await bomb(30_000, 30_000))], 422, 'server.imageTooLarge');
});

test('a name that no file can have is malformed, and one that names a path loses it', async () => {
  for (const name of [`${'n'.repeat(252)}.txt`, 'a\x01.txt', 'a\x7f.txt']) {
    await expectRefused([fileOf(name)], 400, 'server.malformed');
  }
  const boundary = 'b';
  const form = (name: string) =>
    `--b\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\nHello.\r\n--b--\r\n`;
  const send = async (name: string) => {
    const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
    const reply = await member.send(routes.uploadSingle.path, { method: 'POST', headers, body: form(name) });
    return { status: reply.status, text: await reply.text() };
  };
  expect((await send('a\0.txt')).status).toBe(400);
  await expectNothingKept();
  for (const name of ['../../etc/a.txt', '..\\\\..\\\\a.txt', '/a.txt']) {
    const { status, text } = await send(name);
    expect(status).toBe(200);
    expect(text).toMatch(/"\/files\/[0-9a-f]{64}\/a\.txt\?exp=/);
  }
  expect((await filesLeft()).every((name) => /^[0-9a-f]{64}$/.test(name))).toBe(true);
});

test('nobody fills the storage with what he puts nowhere', async () => {
  const of = (owner: `0x${string}`, sentSize: number, use: object = {}) => {
    const key = randomBytes(32).toString('hex');
    return {
      key,
      owner,
      name: 'a.txt',
      type: 'text/plain',
      size: 1,
      sentSize,
      createdAt: new Date(),
      ...use,
    };
  };
  const much = 250 * 1024 * 1024;
  const { wallet } = await newUploader(db, server);
  await db
    .insert(uploads)
    .values([
      of(member.wallet, much),
      of(member.wallet, much - 6),
      of(member.wallet, much, { isAttached: true }),
      of(member.wallet, much, { isPhoto: true }),
      of(wallet, 2 * much),
    ]);
  expect((await member.upload([fileOf('a.txt', 'Hello.')])).status).toBe(200);
  expect(await member.upload([fileOf('a.txt')])).toEqual({
    status: 429,
    message: messages['server.uploadsWaiting'],
    urls: [],
  });
});

test('a form without a boundary, with a broken part or of another kind is malformed', async () => {
  const part = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nHello.';
  const cases = [
    ['multipart/form-data', `${part}\r\n--b--`],
    ['multipart/form-data; boundary=b', part],
    ['multipart/form-data; boundary=b', `${part}\r\n--b`],
    ['multipart/form-data; boundary=b', '--b\r\nContent-Disposition'],
    ['multipart/form-data; boundary=b', ''],
    ['application/x-www-form-urlencoded', 'file=a'],
    ['application/json', '{"file":"a"}'],
  ] as const;
  for (const [type, body] of cases) {
    const headers = { 'content-type': type };
    const reply = await member.send(routes.uploadSingle.path, { method: 'POST', headers, body });
    expect([body, reply.status]).toEqual([body, 400]);
    expect(await reply.json()).toMatchObject({ success: false, message: messages['server.malformed'] });
  }
  await expectNothingKept();
});

test('nobody who is signed out sends files', async () => {
  const body = new FormData();
  body.append('file', fileOf('a.txt'));
  const request = new Request(baseUrl + routes.uploadSingle.path, { method: 'POST', body });
  expect((await server.fetch(request)).status).toBe(401);
  await expectNothingKept();
});

test('a disk that fills up midway keeps nothing, and the sender may try again', async () => {
  const disk = diskStorage(folder);
  let isFull = true;
  let puts = 0;
  const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC', errno: -28 });
  const storage: Storage = {
    ...disk,
    async put(key, path) {
      puts += 1;
      if (isFull && puts === 2) throw full;
      await disk.put(key, path);
    },
  };
  server = serverWith({}, storage);
  member = await newUploader(db, server);
  const files = [fileOf('1.txt'), fileOf('2.txt'), fileOf('3.txt')];
  await expectRefused(files, 503, 'server.uploadFailed');
  expect(puts).toBe(2);
  isFull = false;
  expect((await member.upload(files)).status).toBe(200);
});

test('where files cannot even be written while they come in, the sender is told the same', async () => {
  const blocked = join(folder, 'a file and no folder');
  await writeFile(blocked, '');
  server = serverWith({ stagingFolder: blocked });
  member = await newUploader(db, server);
  const { status, message } = await member.upload([fileOf('a.txt', 'a'.repeat(500_000)), fileOf('b.txt')]);
  expect({ status, message }).toEqual({ status: 503, message: messages['server.uploadFailed'] });
  expect(await db.$count(uploads)).toBe(0);
});

test('what a scanner finds is refused, and without its word nothing is taken', async () => {
  const scan = async (scanCommand: readonly string[]) => {
    server = serverWith({ scanCommand });
    member = await newUploader(db, server);
  };
  await scan(['sh', '-c', '! grep -q EICAR "$0"']);
  await expectRefused([fileOf('good.txt'), fileOf('bad.txt', 'EICAR')], 422, 'server.fileInfected');
  expect((await member.upload([fileOf('good.txt')])).status).toBe(200);
  await db.delete(uploads);
  folder = await mkdtemp(join(tmpdir(), 'upline-files-'));
  for (const command of [['sh', '-c', 'exit 2'], ['/nowhere/scanner'], ['sh', '-c', 'kill -9 $$']]) {
    await scan(command);
    await expectRefused([fileOf('good.txt')], 503, 'server.uploadFailed');
  }
});

async function listening(): Promise<Listening> {
  return listen({ fetch: (request) => server.fetch(request) }, { host: '127.0.0.1', port: 0 });
}

const opening = 'Content-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n';

/** Writes a request by hand. @returns What came back until the other side or this one closed. */
async function sendRaw(url: string, length: number, body: string, end: 'end' | 'destroy'): Promise<string> {
  const { hostname, port, host } = new URL(url);
  const socket = connect(Number(port), hostname);
  let reply = '';
  socket.on('data', (chunk) => {
    reply += chunk;
  });
  socket.on('error', () => {});
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.write(
    `POST ${routes.uploadSingle.path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n` +
      `Authorization: Bearer ${member.token}\r\nContent-Type: multipart/form-data; boundary=b\r\n` +
      `Content-Length: ${length}\r\n\r\n`,
  );
  socket.write(`--b\r\n${opening}${body}`);
  if (end === 'destroy') {
    // As soon as the server has begun to write.
    await vi.waitFor(async () => expect(await filesLeft()).toHaveLength(1), 30_000);
    socket.destroy();
  }
  await closed;
  return reply;
}

test('a form that ends before its last boundary is malformed, over a real connection too', async () => {
  const web = await listening();
  const body = 'a'.repeat(200_000);
  const length = `--b\r\n${opening}${body}`.length;
  const reply = await sendRaw(web.url, length, body, 'end');
  expect(reply).toMatch(/^HTTP\/1\.1 400 /);
  expect(reply).toContain(messages['server.malformed']);
  await expectNothingKept();
  await web.close();
});

test('a connection that breaks off leaves nothing behind', async () => {
  const web = await listening();
  await sendRaw(web.url, 5_000_000, 'a'.repeat(2_000_000), 'destroy');
  await vi.waitFor(expectNothingKept, 30_000);
  await web.close();
});

/** A form whose bytes are made while they are sent. */
function largeForm(files: number): ReadableStream<Uint8Array> {
  const chunk = new Uint8Array(64 * 1024).fill(0x20);
  async function* bytes() {
    const encoder = new TextEncoder();
    for (let file = 0; file < files; file += 1) {
      yield encoder.encode(
        `--b\r\nContent-Disposition: form-data; name="files"; filename="${file}.txt"\r\n\r\n`,
      );
      for (let sent = 0; sent < maximumAttachmentBytes; sent += chunk.length) yield chunk;
      yield encoder.encode('\r\n');
    }
    yield encoder.encode('--b--\r\n');
  }
  return Readable.toWeb(Readable.from(bytes())) as ReadableStream<Uint8Array>;
}

test('many large files at once are never held in memory', async () => {
  const web = await listening();
  // What the process has of the machine, and what bytes it holds: it may have had more before and reuse that.
  const used = () => {
    const { rss, arrayBuffers } = process.memoryUsage();
    return [rss, arrayBuffers] as const;
  };
  const before = used();
  const peak = [...before];
  const watch = setInterval(() => {
    for (const [index, size] of used().entries()) peak[index] = Math.max(peak[index] ?? 0, size);
  }, 20);
  const send = async () => {
    const init: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      headers: { authorization: `Bearer ${member.token}`, 'content-type': 'multipart/form-data; boundary=b' },
      body: largeForm(6),
      duplex: 'half',
    };
    const reply = await fetch(web.url + routes.uploadMultiple.path, init);
    expect(reply.status).toBe(200);
    await reply.json();
  };
  // 240 MB in four requests.
  await Promise.all([send(), send(), send(), send()]);
  clearInterval(watch);
  await web.close();
  expect(await db.$count(uploads)).toBe(24);
  const grown = before.map((size, index) => ((peak[index] ?? 0) - size) / 1024 / 1024);
  expect(Math.max(...grown)).toBeLessThan(150);
});

test('a request longer than anything that could be taken is refused before it is read', async () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=b', 'content-length': '1000000000' };
  let isRead = false;
  const body = new ReadableStream(
    {
      pull(controller) {
        isRead = true;
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const reply = await member.send(routes.uploadSingle.path, {
    method: 'POST',
    headers,
    body,
    duplex: 'half',
  });
  expect(reply.status).toBe(413);
  expect(isRead).toBe(false);
});

test('one that does not say how long it is, is read no further than that', async () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=b' };
  const reply = await member.send(routes.uploadSingle.path, {
    method: 'POST',
    headers,
    body: largeForm(9),
    duplex: 'half',
  });
  expect(reply.status).toBe(413);
  expect(await reply.json()).toMatchObject({ message: messages['server.fileTooLarge'] });
  await expectNothingKept();
});
