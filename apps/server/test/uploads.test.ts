import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { routes } from '@upline/api';
import { attachmentName, messages } from '@upline/domain';
import sharp from 'sharp';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Db } from '../src/platform/db/openDb.ts';
import { strayFiles, uploads } from '../src/uploads/schema.ts';
import {
  bmp,
  bomb,
  box,
  compound,
  film,
  heic,
  office,
  pdf,
  picture,
  program,
  talkativeAvif,
  talkativeBmp,
  zip,
} from './support/sampleBytes.ts';
import { testDb } from './support/testDb.ts';
import { createTestServer, type TestServer } from './support/testServer.ts';
import { unreachableChain } from './support/unreachableChain.ts';
import { fileOf, newUploader, type Uploader } from './support/uploader.ts';
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

test.for([
  ['a.JPG', 'image/jpeg', () => picture().jpeg().toBuffer()],
  ['a.jpeg', 'image/jpeg', () => picture().jpeg().toBuffer()],
  ['a.png', 'image/png', () => picture().png().toBuffer()],
  ['a.gif', 'image/gif', () => picture().gif().toBuffer()],
  ['a.webp', 'image/webp', () => picture().webp().toBuffer()],
  ['a.avif', 'image/avif', () => picture().avif().toBuffer()],
  ['a.bmp', 'image/bmp', async () => bmp],
  ['a.heic', 'image/heic', heic],
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
] as const)('accepts %s and serves it as %s', async ([name, type, bytes]) => {
  const sent = await bytes();
  const got = await site.served(await site.member.link(fileOf(name, sent, 'application/x-lie')));
  expect(got.type).toBe(type);
  const isPicture = /\.(jpe?g|png|gif|webp|avif)$/i.test(name);
  if (isPicture) expect((await sharp(got.bytes).metadata()).width).toBe(40);
  else if (name !== 'a.heic') expect(got.bytes.equals(Buffer.from(sent))).toBe(true);
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
  ['nul.txt', 'a\0b'],
  ['control.txt', Buffer.from('Ü\x07b', 'latin1')],
  ['half.txt', Buffer.from('\ufeff\ud83d', 'utf16le')],
  ['nul16.txt', Buffer.from('\ufeffa\0', 'utf16le')],
  ['late.pdf', Buffer.concat([Buffer.alloc(1100, ' '), pdf])],
] as const)('rejects %s, whose content does not match its name', async ([name, bytes]) => {
  await site.expectRefused([fileOf(name, bytes)], 415, 'server.fileMismatch');
});

test.for(['toString', 'a.constructor', 'a.tiff', 'page.html'])(
  'rejects %s by its file extension',
  async (name) => {
    await site.expectRefused([fileOf(name, 'Hello.')], 415, 'server.fileType');
  },
);

test.for([
  ['messenger.jpg', 'messenger.webp', 'image/webp', () => picture().webp().toBuffer()],
  ['saved.jpg', 'saved.png', 'image/png', () => picture().png().toBuffer()],
  ['SAVED.PNG', 'SAVED.jpg', 'image/jpeg', () => picture().jpeg().toBuffer()],
  ['saved.jfif', 'saved.jfif', 'image/jpeg', () => picture().jpeg().toBuffer()],
  ['two.dots.gif', 'two.dots.avif', 'image/avif', () => picture().avif().toBuffer()],
] as const)('accepts the picture %s by its content as %s', async ([name, kept, type, bytes]) => {
  const link = await site.member.link(fileOf(name, await bytes()));
  expect(attachmentName(link)).toBe(kept);
  const got = await site.served(link);
  expect(got.type).toBe(type);
  expect((await sharp(got.bytes).metadata()).width).toBe(40);
});

const words = 'Überweisung “50 €”\r\nLine 2';

test.for([
  ['UTF-16 of PowerShell', Buffer.from(`\ufeff${words}`, 'utf16le')],
  ['UTF-16, big end first', Buffer.from(`\ufeff${words}`, 'utf16le').swap16()],
  ['Windows-1252', Buffer.from('\xdcberweisung \x9350 \x80\x94\r\nLine 2', 'latin1')],
] as const)('stores a text in %s as UTF-8', async ([, bytes]) => {
  const got = await site.served(await site.member.link(fileOf('log.txt', bytes)));
  expect([got.type, Buffer.from(got.bytes).toString()]).toEqual(['text/plain; charset=utf-8', words]);
});

test('accepts a PDF with a line before its signature', async () => {
  const sent = Buffer.concat([Buffer.from('\r\n'), pdf]);
  const got = await site.served(await site.member.link(fileOf('scan.pdf', sent)));
  expect(got.type).toBe('application/pdf');
  expect(got.bytes.equals(sent)).toBe(true);
});

test('rejects a truncated picture as damaged', async () => {
  const jpeg = await picture(400, 400).jpeg().toBuffer();
  await site.expectRefused([fileOf('a.jpg', jpeg.subarray(0, jpeg.length / 2))], 415, 'server.fileDamaged');
});

test('rejects all files of a request if one is refused', async () => {
  await site.expectRefused([fileOf('good.txt'), fileOf('page.png', '<p>')], 415, 'server.fileMismatch');
});

test('rotates a photograph upright and removes its metadata', async () => {
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
  const { bytes } = await site.served(await site.member.link(fileOf('photo.jpg', sent)));
  const { width, height, orientation, exif, xmp, iptc, icc } = await sharp(bytes).metadata();
  expect({ width, height }).toEqual({ width: 20, height: 40 });
  expect({ orientation, exif, xmp, iptc, icc }).toEqual({});
  expect(bytes.includes('secret')).toBe(false);
  // The red half, formerly left, is on top.
  const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  expect(data[0]).toBeGreaterThan(200);
  expect(data.at(-1)).toBeGreaterThan(200);
});

test.for(['png', 'webp', 'avif'] as const)(
  'removes the camera’s metadata from a %s as well',
  async (format) => {
    const exif = { IFD0: { Make: 'Secret camera' } };
    const sent = await picture().withExif(exif).toFormat(format).toBuffer();
    expect((await sharp(sent).metadata()).exif?.includes('Secret camera')).toBe(true);
    const { bytes } = await site.served(await site.member.link(fileOf(`a.${format}`, sent)));
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    expect(bytes.includes('Secret')).toBe(false);
  },
);

test.for([
  ['a.avif', talkativeAvif],
  ['a.heic', heic],
  ['a.bmp', async () => talkativeBmp()],
] as const)('removes everything but the picture from %s', async ([name, make]) => {
  const picture = await make();
  expect(picture.includes('secret')).toBe(true);
  const behind = name === 'a.bmp' ? Buffer.alloc(0) : box('uuid', 'secret words of a program');
  const { bytes } = await site.served(await site.member.link(fileOf(name, Buffer.concat([picture, behind]))));
  expect(bytes.includes('secret')).toBe(false);
  expect(bytes.includes('words')).toBe(false);
  if (name === 'a.avif') {
    expect(await sharp(bytes).raw().toBuffer()).toEqual(await sharp(picture).raw().toBuffer());
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  }
  // The two pixels and the colour masks.
  if (name === 'a.bmp') {
    expect(bytes.readUInt32LE(10)).toBe(14 + 108);
    expect(bytes.subarray(122).toString('hex')).toBe('0000ffff0000ffff');
    expect([54, 58, 62, 66].map((at) => bytes.readUInt32LE(at))).toEqual([
      0xff0000, 0xff00, 0xff, 0xff000000,
    ]);
  }
});

test('rejects truncated and invalid files in the picture formats of phones and Windows', async () => {
  const whole = await heic();
  const film = Buffer.concat([whole, box('moov', 'a film')]);
  const cases = [
    ['cut.heic', whole.subarray(0, whole.length - 40)],
    ['film.heic', film],
    ['short.heic', Buffer.concat([whole.subarray(0, 28), box('mdat', 'no directory')])],
    ['cut.bmp', bmp.subarray(0, bmp.length - 1)],
    ['other.bmp', Buffer.concat([bmp.subarray(0, 30), Buffer.from([9]), bmp.subarray(31)])],
  ] as const;
  for (const [name, bytes] of cases)
    await site.expectRefused([fileOf(name, bytes)], 415, 'server.fileDamaged');
  const wide = Buffer.from(bmp);
  wide.writeInt32LE(100_000, 18);
  wide.writeInt32LE(100_000, 22);
  await site.expectRefused([fileOf('wide.bmp', wide)], 422, 'server.imageTooLarge');
});

test('removes data behind a picture', async () => {
  const sent = Buffer.concat([await picture().png().toBuffer(), Buffer.from('<script>secret</script>')]);
  const { bytes } = await site.served(await site.member.link(fileOf('a.png', sent)));
  expect(bytes.includes('secret')).toBe(false);
  expect(await sharp(bytes).raw().toBuffer()).toEqual(await picture().raw().toBuffer());
});

test.for(['gif', 'webp'] as const)('keeps the animation of a %s', async (format) => {
  const sent = await film(3).toFormat(format, { delay: 100, loop: 0 }).toBuffer();
  expect((await sharp(sent).metadata()).pages).toBe(3);
  const { bytes } = await site.served(await site.member.link(fileOf(`a.${format}`, sent)));
  expect((await sharp(bytes).metadata()).pages).toBe(3);
});

test('rejects a small file that unpacks to more pixels than the limit', async () => {
  await site.expectRefused([fileOf('bomb.png', await bomb(30_000, 30_000))], 422, 'server.imageTooLarge');
});

/** Another server on the same database and folder. */
function openServer({ folder }: UploadSite): TestServer {
  const config = { uploadsFolder: folder, stagingFolder: join(folder, 'staging') };
  return createTestServer({ db, chain: unreachableChain, config });
}

function sendAs({ token }: Uploader, server: TestServer, file: File): Promise<Response> {
  const body = new FormData();
  body.append('file', file);
  const headers = { authorization: `Bearer ${token}` };
  return server.fetch(new Request(baseUrl + routes.uploadSingle.path, { method: 'POST', headers, body }));
}

/** A row of an earlier upload. */
function kept(owner: `0x${string}`, sentSize: number, use: object = {}) {
  const key = randomBytes(32).toString('hex');
  const file = { key, owner, name: 'a.txt', type: 'text/plain', size: 1, sentSize };
  return { ...file, createdAt: new Date(), ...use };
}

const much = 250 * 1024 * 1024;

test('limits a member’s uploads per day, attached or not', async () => {
  const { wallet } = await newUploader(db, site.server);
  const yesterday = new Date(Date.now() - 25 * 60 * 60_000);
  await db
    .insert(uploads)
    .values([
      kept(site.member.wallet, much),
      kept(site.member.wallet, much - 6, { isAttached: true }),
      kept(site.member.wallet, much, { isAttached: true, createdAt: yesterday }),
      kept(wallet, 2 * much),
    ]);
  expect((await site.member.upload([fileOf('a.txt', 'Hello.')])).status).toBe(200);
  expect(await site.member.upload([fileOf('a.txt')])).toEqual({
    status: 429,
    message: messages['server.uploadsOfDay'],
    urls: [],
  });
});

test('rejects an upload and stores nothing if the disk has too little space', async () => {
  const full = await openUploadSite(db, { config: { spaceReserve: Number.MAX_SAFE_INTEGER } });
  await full.expectRefused([fileOf('a.txt', 'Hello.')], 503, 'server.uploadFailed');
});

test('limits the uploads of an address per day, across wallets', async () => {
  const { server, member, filesLeft } = await openUploadSite(db, { config: { uploadsOfAddress: 20 } });
  expect((await member.upload([fileOf('a.txt', 'Twelve bytes')])).status).toBe(200);
  const other = await newUploader(db, server);
  expect(await other.upload([fileOf('a.txt', 'Twelve bytes')])).toMatchObject({ status: 429 });
  expect((await other.upload([fileOf('a.txt', 'Five.')])).status).toBe(200);
  expect(await filesLeft()).toHaveLength(2);
});

test('fills a daily limit to the last byte with fifty concurrent uploads on ten servers, and not beyond', async () => {
  await db.insert(uploads).values([kept(site.member.wallet, much), kept(site.member.wallet, much - 20)]);
  const servers = Array.from({ length: 10 }, () => openServer(site));
  const replies = await Promise.all(
    servers.flatMap((server) =>
      Array.from({ length: 5 }, () => sendAs(site.member, server, fileOf('a.txt', 'Hello.'))),
    ),
  );
  const statuses = replies.map(({ status }) => status).toSorted();
  expect(statuses).toEqual([200, 200, 200, ...Array.from({ length: 47 }, () => 429)]);
  expect(await site.filesLeft()).toHaveLength(3);
  expect(await db.$count(strayFiles)).toBe(0);
});

test('limits a member to five concurrent uploads', async () => {
  const starting: ReadableStreamDefaultController<Uint8Array>[] = [];
  const send = () => {
    const body = new ReadableStream<Uint8Array>({ start: (given) => void starting.push(given) });
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    return site.member.send(routes.uploadSingle.path, { method: 'POST', headers, body, duplex: 'half' });
  };
  const replies = Array.from({ length: 6 }, send);
  const refused = await Promise.race(replies);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '10']);
  for (const one of starting) one.close();
  const statuses = (await Promise.all(replies)).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([400, 400, 400, 400, 400, 429]);
  expect((await site.member.upload([fileOf('a.txt')])).status).toBe(200);
});

test('rejects infected files, and all files while the scanner fails', async () => {
  const scan = async (scanCommand: readonly string[]) => {
    site = await openUploadSite(db, { config: { scanCommand } });
  };
  await scan(['sh', '-c', '! grep -q EICAR "$0"']);
  await site.expectRefused([fileOf('good.txt'), fileOf('bad.txt', 'EICAR')], 422, 'server.fileInfected');
  expect((await site.member.upload([fileOf('good.txt')])).status).toBe(200);
  for (const command of [['sh', '-c', 'exit 2'], ['/nowhere/scanner'], ['sh', '-c', 'kill -9 $$']]) {
    await scan(command);
    await site.expectRefused([fileOf('good.txt')], 503, 'server.uploadFailed');
  }
});
