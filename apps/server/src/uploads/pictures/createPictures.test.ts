import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type MessageId, messages } from '@upline/domain';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { bomb, film, picture } from '../../../test/support/sampleBytes.ts';
import { createPictures, type Pictures } from './createPictures.ts';
import type { PictureFormat } from './job.ts';

let folder: string;
let pictures: Pictures;
let files = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'upline-pictures-'));
});

afterEach(() => pictures.close());

afterAll(() => rm(folder, { recursive: true }));

async function put(bytes: Uint8Array): Promise<string> {
  files += 1;
  const path = join(folder, String(files));
  await writeFile(path, bytes);
  return path;
}

/** Sends a picture. @returns Status and message of a refusal, or the resulting bytes. */
async function send(wallet: string, format: PictureFormat, from: string) {
  const to = `${from}.clean ${wallet}`;
  const told: Record<string, string> = {};
  const header = (name: string, value?: string) => {
    told[name] = value ?? '';
  };
  return pictures.clean(wallet, { header }, { from, to, format }).then(
    async () => ({ bytes: await readFile(to) }),
    (error: Error & { status?: number }) => ({ status: error.status, message: error.message, told }),
  );
}

const refused = (status: number, id: MessageId, told: object = {}) => ({
  status,
  message: messages[id],
  told,
});

const small = () => picture().png().toBuffer();

/** A JPEG whose cost equals its number of pixels. */
const jpeg = (side: number, progressive = false) =>
  sharp({ create: { width: side, height: side, channels: 3, background: 'red' } })
    .jpeg({ progressive, chromaSubsampling: '4:4:4' })
    .toBuffer();

test('scales a large photograph down, with its proportions and upright', async () => {
  pictures = createPictures();
  const wide = await sharp({ create: { width: 8000, height: 4000, channels: 3, background: 'red' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const sent = await send('a', 'jpeg', await put(wide));
  const { width, height } = await sharp('bytes' in sent ? sent.bytes : '').metadata();
  expect([width, height]).toEqual([2828, 5656]);
});

test('limits pixels per format over all frames, with a lower limit for formats decoded whole', async () => {
  pictures = createPictures();
  const frames = (count: number) => film(count).webp({ effort: 0 }).toBuffer();
  const flat = (side: number) =>
    sharp({ create: { width: side, height: side, channels: 3, background: 'red' } });
  const cases = [
    ['jpeg', await jpeg(8001)],
    ['jpeg', await jpeg(4900, true)],
    ['png', await bomb(8001, 8001)],
    ['png', await flat(5700).png({ progressive: true }).toBuffer()],
    ['webp', await flat(4001).webp({ effort: 0 }).toBuffer()],
    ['gif', await flat(2829).gif({ effort: 1 }).toBuffer()],
  ] as const;
  for (const [format, bytes] of cases) {
    expect([format, await send('a', format, await put(bytes))]).toEqual([
      format,
      refused(422, 'server.imageTooLarge'),
    ]);
  }
  expect(await send('a', 'webp', await put(await frames(9)))).toHaveProperty('bytes');
});

test('refuses a picture over the memory or time limit and accepts the next', async () => {
  const hard = await put(await jpeg(4800, true));
  pictures = createPictures({ memory: 60 * 1024 * 1024 });
  expect(await send('a', 'jpeg', hard)).toEqual(refused(422, 'server.imageTooHard'));
  expect(await send('b', 'png', await put(await small()))).toHaveProperty('bytes');
  expect(await send('b', 'jpeg', await put(await jpeg(1500)))).toHaveProperty('bytes');
  expect([...pictures.outcomes()]).toEqual([
    ['memory', 1],
    ['cleaned', 2],
  ]);
  pictures.close();
  pictures = createPictures({ processor: 0.05 });
  expect(await send('a', 'jpeg', hard)).toEqual(refused(422, 'server.imageTooHard'));
  expect([...pictures.outcomes()]).toEqual([['time', 1]]);
});

test('refuses mislabelled files and unsupported formats', async () => {
  pictures = createPictures();
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  const scan = await picture().tiff().toBuffer();
  for (const bytes of [drawing, scan, await small()]) {
    expect(await send('a', 'jpeg', await put(bytes))).toEqual(refused(415, 'server.fileDamaged'));
  }
});

test('reports a failed write as the server’s error', async () => {
  pictures = createPictures();
  const from = await put(await small());
  const http = { header: () => {} };
  const job = { from, to: join(folder, 'no folder', 'a.png'), format: 'png' } as const;
  await expect(pictures.clean('a', http, job)).rejects.toThrow(/could not be written/);
});

test('processes small pictures before large ones, and members in turn', async () => {
  pictures = createPictures();
  const [large, tiny] = [await put(await jpeg(4000)), await put(await small())];
  const done: string[] = [];
  const go = async (wallet: string, from: string, format: PictureFormat = 'jpeg') => {
    await send(`${wallet} ${done.length}`.split(' ')[0] ?? '', format, from);
    done.push(wallet);
  };
  const all = [go('a', large), go('a', large), go('a', large), go('b', large), go('c', tiny, 'png')];
  expect(pictures.waiting()).toBeGreaterThan(0);
  await Promise.all(all);
  expect(done).toEqual(['c', 'a', 'b', 'a', 'a']);
  expect([pictures.waiting(), pictures.longestWait()]).toEqual([0, 0]);
});

test('refuses pictures while too many members wait or a wait is too long', async () => {
  const large = await put(await jpeg(4000));
  pictures = createPictures({ members: 2 });
  const results = await Promise.all(['a', 'b', 'c', 'a'].map((wallet) => send(wallet, 'jpeg', large)));
  expect(results[2]).toEqual(refused(503, 'server.uploadsBusy'));
  for (const place of [0, 1, 3]) expect(results[place]).toHaveProperty('bytes');
  pictures.close();

  pictures = createPictures({ patience: 1 });
  expect(await send('a', 'jpeg', large)).toEqual(refused(503, 'server.uploadsBusy'));
  expect([...pictures.outcomes()]).toEqual([['busy', 1]]);
});

test('limits the pixels of a member within ten minutes, whatever the results', async () => {
  pictures = createPictures({ allowance: 5_000_000 });
  const [large, broken] = [await jpeg(1500), await put((await jpeg(1500)).subarray(0, 20_000))];
  expect(await send('a', 'jpeg', broken)).toEqual(refused(415, 'server.fileDamaged'));
  expect(await send('a', 'jpeg', await put(large))).toHaveProperty('bytes');
  const third = await send('a', 'jpeg', await put(large));
  expect(third).toMatchObject(refused(429, 'server.picturesForNow', { 'Retry-After': expect.any(String) }));
  const wait = 'told' in third ? Number(third.told['Retry-After']) : 0;
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(600);
  expect(await send('b', 'jpeg', await put(large))).toHaveProperty('bytes');
});

test('charges pictures that are not decoded by their bytes', async () => {
  pictures = createPictures({ allowance: 5_000_000 });
  const broken = await put(Buffer.alloc(3_000_000));
  expect(await send('a', 'bmp', broken)).toEqual(refused(415, 'server.fileDamaged'));
  expect(await send('a', 'bmp', broken)).toMatchObject({ status: 429 });
});
