import { writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { routes } from '@upline/api';
import { maximumAttachmentBytes, messages } from '@upline/domain';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Db } from '../src/platform/db/openDb.ts';
import { type Listening, listen } from '../src/platform/system/listen.ts';
import { diskStorage } from '../src/uploads/diskStorage.ts';
import { uploads } from '../src/uploads/schema.ts';
import type { Storage } from '../src/uploads/storage.ts';
import { testDb } from './support/testDb.ts';
import { fileOf } from './support/uploader.ts';
import { openUploadSite, type UploadSite } from './support/uploadSite.ts';
import { baseUrl } from './support/visitor.ts';

let db: Db;
let site: UploadSite;

beforeAll(async () => {
  db = await testDb();
});

beforeEach(async () => {
  site = await openUploadSite(db);
});

test('rejects impossible file names, and strips paths from names', async () => {
  for (const name of [`${'n'.repeat(252)}.txt`, 'a\x01.txt', 'a\x7f.txt']) {
    await site.expectRefused([fileOf(name)], 400, 'server.malformed');
  }
  const boundary = 'b';
  const form = (name: string) =>
    `--b\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\nHello.\r\n--b--\r\n`;
  const send = async (name: string) => {
    const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
    const reply = await site.member.send(routes.uploadSingle.path, {
      method: 'POST',
      headers,
      body: form(name),
    });
    return { status: reply.status, text: await reply.text() };
  };
  expect((await send('a\0.txt')).status).toBe(400);
  await site.expectNothingKept();
  for (const name of ['../../etc/a.txt', '..\\\\..\\\\a.txt', '/a.txt']) {
    const { status, text } = await send(name);
    expect(status).toBe(200);
    expect(text).toMatch(/"\/files\/[0-9a-f]{64}\/a\.txt\?exp=/);
  }
  expect((await site.filesLeft()).every((name) => /^[0-9a-f]{64}$/.test(name))).toBe(true);
});

test('rejects a form without a boundary, with a broken part or of another type', async () => {
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
    const reply = await site.member.send(routes.uploadSingle.path, { method: 'POST', headers, body });
    expect([body, reply.status]).toEqual([body, 400]);
    expect(await reply.json()).toMatchObject({ success: false, message: messages['server.malformed'] });
  }
  await site.expectNothingKept();
});

test('rejects an upload without a session', async () => {
  const body = new FormData();
  body.append('file', fileOf('a.txt'));
  const request = new Request(baseUrl + routes.uploadSingle.path, { method: 'POST', body });
  expect((await site.server.fetch(request)).status).toBe(401);
  await site.expectNothingKept();
});

async function listening(): Promise<Listening> {
  return listen({ fetch: (request) => site.server.fetch(request) }, { host: '127.0.0.1', port: 0 });
}

const opening = 'Content-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n';

/** Writes a raw request. @returns The text received until the connection closed. */
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
      `Authorization: Bearer ${site.member.token}\r\nContent-Type: multipart/form-data; boundary=b\r\n` +
      `Content-Length: ${length}\r\n\r\n`,
  );
  socket.write(`--b\r\n${opening}${body}`);
  if (end === 'destroy') {
    // The server has started to write the file.
    await vi.waitFor(async () => expect(await site.filesLeft()).toHaveLength(1), 30_000);
    socket.destroy();
  }
  await closed;
  return reply;
}

test('rejects a form that ends before its last boundary, also over a real connection', async () => {
  const web = await listening();
  const body = 'a'.repeat(200_000);
  const length = `--b\r\n${opening}${body}`.length;
  const reply = await sendRaw(web.url, length, body, 'end');
  expect(reply).toMatch(/^HTTP\/1\.1 400 /);
  expect(reply).toContain(messages['server.malformed']);
  await site.expectNothingKept();
  await web.close();
});

test('stores nothing of a connection that breaks', async () => {
  const web = await listening();
  await sendRaw(web.url, 5_000_000, 'a'.repeat(2_000_000), 'destroy');
  await vi.waitFor(site.expectNothingKept, 30_000);
  await web.close();
});

/** A form whose bytes are generated while it is sent. */
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

test('does not hold large concurrent uploads in memory', async () => {
  const web = await listening();
  // Both resident memory and array buffers: the process may reuse memory of earlier tests.
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
      headers: {
        authorization: `Bearer ${site.member.token}`,
        'content-type': 'multipart/form-data; boundary=b',
      },
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

test('rejects a request above the maximum length before reading it', async () => {
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
  const reply = await site.member.send(routes.uploadSingle.path, {
    method: 'POST',
    headers,
    body,
    duplex: 'half',
  });
  expect(reply.status).toBe(413);
  expect(isRead).toBe(false);
});

test('stops reading a request of unknown length at the maximum', async () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=b' };
  const reply = await site.member.send(routes.uploadSingle.path, {
    method: 'POST',
    headers,
    body: largeForm(9),
    duplex: 'half',
  });
  expect(reply.status).toBe(413);
  expect(await reply.json()).toMatchObject({ message: messages['server.fileTooLarge'] });
  await site.expectNothingKept();
});

test('stores nothing if the disk fills up midway, and accepts a later attempt', async () => {
  let isFull = true;
  let puts = 0;
  const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC', errno: -28 });
  const storage = (folder: string): Storage => {
    const disk = diskStorage(folder);
    return {
      ...disk,
      async put(key, path) {
        puts += 1;
        if (isFull && puts === 2) throw full;
        await disk.put(key, path);
      },
    };
  };
  site = await openUploadSite(db, { storage });
  const files = [fileOf('1.txt'), fileOf('2.txt'), fileOf('3.txt')];
  await site.expectRefused(files, 503, 'server.uploadFailed');
  expect(puts).toBe(2);
  isFull = false;
  expect((await site.member.upload(files)).status).toBe(200);
});

test('answers 503 if files cannot be staged', async () => {
  const blocked = join(site.folder, 'a file and no folder');
  await writeFile(blocked, '');
  site = await openUploadSite(db, { config: { stagingFolder: blocked } });
  const { status, message } = await site.member.upload([
    fileOf('a.txt', 'a'.repeat(500_000)),
    fileOf('b.txt'),
  ]);
  expect({ status, message }).toEqual({ status: 503, message: messages['server.uploadFailed'] });
  expect(await db.$count(uploads)).toBe(0);
});
