import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Config, readConfig } from '../src/platform/config/config.ts';
import { diskStorage } from '../src/uploads/diskStorage.ts';
import { s3Storage } from '../src/uploads/s3Storage.ts';
import type { Storage } from '../src/uploads/storage.ts';
import { storageOf } from '../src/uploads/storageOf.ts';
import { startS3 } from './support/s3Server.ts';
import { testDb } from './support/testDb.ts';
import { createTestServer } from './support/testServer.ts';
import { unreachableChain } from './support/unreachableChain.ts';
import { fileOf, newUploader } from './support/uploader.ts';
import { baseUrl } from './support/visitor.ts';

let folder: string;
let bucketServer: Awaited<ReturnType<typeof startS3>>;
let s3: NonNullable<Config['s3']>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'upline-storage-'));
  const key = { region: 'eu-central-1', accessKeyId: 'UPLINE', secretAccessKey: 'wJalr/XUtn+FEMI' };
  bucketServer = await startS3(join(folder, 's3'), 'uploads', key);
  s3 = { ...key, endpoint: bucketServer.endpoint, bucket: 'uploads' };
});

afterAll(async () => {
  await bucketServer.close();
  await rm(folder, { recursive: true });
});

const kinds = [
  ['a folder', () => diskStorage(join(folder, 'disk'))],
  ['a bucket', () => s3Storage(s3)],
] as const;

test('creates an upload folder that only its owner can access', async () => {
  const made = join(folder, 'own');
  await diskStorage(made).prepare();
  expect((await stat(made)).mode & 0o777).toBe(0o700);
});

async function textOf(content: ReadableStream<Uint8Array> | null): Promise<string | null> {
  return content && new Response(content).text();
}

async function put(storage: Storage, key: string, text: string): Promise<void> {
  const path = join(folder, 'on its way');
  await writeFile(path, text);
  await storage.put(key, path);
}

test.for(kinds)('%s stores files, reads ranges and removes files', async ([, open]) => {
  const storage = open();
  await storage.prepare();
  const key = 'ab'.repeat(32);
  expect(await storage.get(key)).toBeNull();
  await put(storage, key, '0123456789');
  expect(await textOf(await storage.get(key))).toBe('0123456789');
  expect(await textOf(await storage.get(key, { start: 2, end: 4 }))).toBe('234');
  await storage.remove(key);
  expect(await storage.get(key)).toBeNull();
  await storage.remove(key);
});

test('requires the right key for a bucket, and passes its errors on', async () => {
  const stranger = s3Storage({ ...s3, secretAccessKey: 'wrong' });
  await expect(stranger.prepare()).rejects.toThrow(/bucket uploads at http.*S3_/);
  await expect(put(stranger, 'key', 'text')).rejects.toThrow(/403.*SignatureDoesNotMatch/s);
  await expect(stranger.get('key')).rejects.toThrow(/403/);
  await expect(stranger.remove('key')).rejects.toThrow(/403/);
  await expect(s3Storage({ ...s3, region: 'us-east-1' }).prepare()).rejects.toThrow();
});

test('names a missing or silent bucket at the start', async () => {
  await expect(s3Storage({ ...s3, bucket: 'other' }).prepare()).rejects.toThrow(/no bucket other.*S3_BUCKET/);
  const silent = s3Storage({ ...s3, endpoint: 'http://127.0.0.1:9' });
  await expect(silent.prepare()).rejects.toThrow(/bucket uploads at http:\/\/127.0.0.1:9/);
});

test('names a folder at the start if it cannot be created', async () => {
  const file = join(folder, 'a file');
  await writeFile(file, '');
  await expect(diskStorage(join(file, 'folder')).prepare()).rejects.toThrow(/UPLINE_UPLOADS_DIR/);
});

test('uploads to a bucket and downloads from it', async () => {
  const stagingFolder = join(folder, 'staging');
  const db = await testDb();
  const server = createTestServer({ db, chain: unreachableChain, config: { s3, stagingFolder } });
  const member = await newUploader(db, server);
  const text = 'Überweisung '.repeat(50_000);
  const url = await member.link(fileOf('a.txt', text));
  const load = async (headers: Record<string, string> = {}) => {
    const reply = await server.fetch(new Request(baseUrl + url, { headers }));
    return [reply.status, await reply.text()];
  };
  expect(await load()).toEqual([200, text]);
  expect(await load({ range: 'bytes=2-5' })).toEqual([206, 'berw']);
  const key = url.split('/')[2] ?? '';
  expect(await textOf(await s3Storage(s3).get(key))).toBe(text);

  const down = createTestServer({
    db,
    chain: unreachableChain,
    config: { stagingFolder, s3: { ...s3, endpoint: 'http://127.0.0.1:9' } },
  });
  const unlucky = await newUploader(db, down);
  expect((await unlucky.upload([fileOf('a.txt')])).status).toBe(503);
});

test('uses a bucket if all its variables are set, and rejects a partial setting', () => {
  const all = {
    S3_ENDPOINT: 'https://s3.example',
    S3_BUCKET: 'b',
    S3_REGION: 'r',
    S3_ACCESS_KEY_ID: 'i',
    S3_SECRET_ACCESS_KEY: 's',
  };
  expect(readConfig(all).s3).toEqual({
    endpoint: 'https://s3.example',
    bucket: 'b',
    region: 'r',
    accessKeyId: 'i',
    secretAccessKey: 's',
  });
  expect(readConfig({}).s3).toBeNull();
  for (const name of Object.keys(all)) {
    expect(() => readConfig({ ...all, [name]: '' })).toThrow(new RegExp(`needs ${name} as well`));
  }
  expect(storageOf(readConfig(all))).not.toBe(storageOf(readConfig({})));
});

test('stores uploads beside the database unless a folder is set', () => {
  expect(readConfig({ UPLINE_DATA_DIR: '/data' }).uploadsFolder).toBe('/data/uploads');
  expect(readConfig({ UPLINE_UPLOADS_DIR: '/files' })).toMatchObject({
    uploadsFolder: '/files',
    stagingFolder: '/files/staging',
  });
});

test('splits the scan command into words without a shell', () => {
  const words = (UPLINE_SCAN_COMMAND: string) => readConfig({ UPLINE_SCAN_COMMAND }).scanCommand;
  expect(readConfig({}).scanCommand).toBeNull();
  expect(words('clamdscan --fdpass --no-summary')).toEqual(['clamdscan', '--fdpass', '--no-summary']);
  expect(words(`"C:\\Program Files\\scan" 'a b' c\\ d "e \\"f\\"" ''`)).toEqual([
    'C:\\Program Files\\scan',
    'a b',
    'c d',
    'e "f"',
    '',
  ]);
  expect(words('scan;rm $HOME `x` && y')).toEqual(['scan;rm', '$HOME', '`x`', '&&', 'y']);
  for (const open of [`scan 'a`, 'scan "a', 'scan a\\', ' ']) {
    expect(() => words(open)).toThrow('UPLINE_SCAN_COMMAND');
  }
});
