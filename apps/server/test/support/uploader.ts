import { randomBytes } from 'node:crypto';
import { routes } from '@upline/api';
import { openSession } from '../../src/accounts/auth/sessions.ts';
import { members } from '../../src/accounts/members/schema.ts';
import type { Db } from '../../src/platform/db/openDb.ts';
import { site, type TestServer } from './testServer.ts';
import { baseUrl } from './visitor.ts';

export type UploadName = 'uploadSingle' | 'uploadMultiple';

/** A signed-in member who uploads files. */
export interface Uploader {
  wallet: `0x${string}`;
  token: string;
  /** Sends any request with the member's token. */
  send(path: string, init?: RequestInit & { duplex?: 'half' }): Promise<Response>;
  /** Uploads files as a browser does. */
  upload(
    files: readonly File[],
    name?: UploadName,
  ): Promise<{ status: number; message: string; urls: string[] }>;
  /** Uploads a file that the server must accept. @returns Its link. */
  link(file: File): Promise<string>;
}

export function fileOf(name: string, content: string | Uint8Array = 'Hello.', type = 'text/plain'): File {
  return new File([typeof content === 'string' ? content : new Uint8Array(content)], name, { type });
}

/** Inserts a new member and opens a session. */
export async function newUploader(db: Db, server: Pick<TestServer, 'fetch'>): Promise<Uploader> {
  const wallet = `0x${randomBytes(20).toString('hex')}` as const;
  const id = randomBytes(4).toString('hex').toUpperCase();
  await db.insert(members).values({ id, wallet, registeredAt: new Date() });
  const token = await openSession(db, { wallet, site });

  const send: Uploader['send'] = (path, init = {}) => {
    const headers = new Headers(init.headers);
    headers.set('authorization', `Bearer ${token}`);
    return server.fetch(new Request(baseUrl + path, { ...init, headers }));
  };

  const upload: Uploader['upload'] = async (
    files,
    name = files.length === 1 ? 'uploadSingle' : 'uploadMultiple',
  ) => {
    const body = new FormData();
    for (const file of files) body.append(name === 'uploadSingle' ? 'file' : 'files', file);
    const reply = await send(routes[name].path, { method: 'POST', body });
    const said = (await reply.json()) as {
      message?: string;
      file?: { fileUrl: string };
      files?: { fileUrl: string }[];
    };
    const urls = [...(said.file ? [said.file] : []), ...(said.files ?? [])].map(({ fileUrl }) => fileUrl);
    return { status: reply.status, message: said.message ?? '', urls };
  };

  return {
    wallet,
    token,
    send,
    upload,
    async link(file) {
      const { status, message, urls } = await upload([file]);
      const [url] = urls;
      if (url === undefined) throw new Error(`${file.name} was answered with ${status}: ${message}`);
      return url;
    },
  };
}
