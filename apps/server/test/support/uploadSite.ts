import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type MessageId, messages } from '@upline/domain';
import { expect } from 'vitest';
import type { Config } from '../../src/platform/config/config.ts';
import type { Db } from '../../src/platform/db/openDb.ts';
import { strayFiles, uploads } from '../../src/uploads/schema.ts';
import type { Storage } from '../../src/uploads/storage.ts';
import { createTestServer, type TestServer } from './testServer.ts';
import { unreachableChain } from './unreachableChain.ts';
import { newUploader, type Uploader } from './uploader.ts';
import { baseUrl } from './visitor.ts';

/** A server with its own upload folder, and a member who uploads. */
export interface UploadSite {
  folder: string;
  server: TestServer;
  member: Uploader;
  /** Names of all files in the folder. */
  filesLeft(): Promise<string[]>;
  expectNothingKept(): Promise<void>;
  /** Expects a refusal with this status and message, and no stored file. */
  expectRefused(files: readonly File[], status: number, id: MessageId): Promise<void>;
  /** Downloads a link. */
  served(url: string): Promise<{ type: string; bytes: Buffer }>;
}

interface Options {
  config?: Partial<Config>;
  /** Storage to use in place of the folder. */
  storage?: (folder: string) => Storage;
}

/** Opens an upload site without earlier uploads. */
export async function openUploadSite(db: Db, { config, storage }: Options = {}): Promise<UploadSite> {
  await db.delete(uploads);
  await db.delete(strayFiles);
  const folder = await mkdtemp(join(tmpdir(), 'upline-files-'));
  const server = createTestServer({
    db,
    chain: unreachableChain,
    config: { uploadsFolder: folder, stagingFolder: join(folder, 'staging'), ...config },
    ...(storage && { storage: storage(folder) }),
  });
  const member = await newUploader(db, server);

  async function filesLeft(): Promise<string[]> {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  }

  async function expectNothingKept(): Promise<void> {
    expect(await filesLeft()).toEqual([]);
    expect(await db.$count(uploads)).toBe(0);
    expect(await db.$count(strayFiles)).toBe(0);
  }

  return {
    folder,
    server,
    member,
    filesLeft,
    expectNothingKept,
    async expectRefused(files, status, id) {
      expect(await member.upload(files)).toEqual({ status, message: messages[id], urls: [] });
      await expectNothingKept();
    },
    async served(url) {
      const reply = await server.fetch(new Request(baseUrl + url));
      expect(reply.status).toBe(200);
      return {
        type: reply.headers.get('content-type') ?? '',
        bytes: Buffer.from(await reply.arrayBuffer()),
      };
    },
  };
}
