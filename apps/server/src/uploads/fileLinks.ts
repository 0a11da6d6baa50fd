import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { fileLinkLifetime } from '@upline/domain';
import { eq } from 'drizzle-orm';
import type { Db } from '../platform/db/openDb.ts';
import type { Session } from '../platform/http/handlers.ts';
import { secrets } from './schema.ts';

const known = new WeakMap<Db, Map<string, Uint8Array>>();

/**
 * A secret of 256 bits that every process on a database has in common. It is made the first time that it is
 * asked for, and remembered for the connection: what a transaction made may yet be undone.
 */
export async function sharedSecret(db: Db, name: string): Promise<Uint8Array> {
  const remembered = known.get(db) ?? new Map<string, Uint8Array>();
  known.set(db, remembered);
  const read = async () => (await db.select().from(secrets).where(eq(secrets.name, name)))[0]?.value;
  let value = remembered.get(name) ?? (await read());
  if (value === undefined) {
    await db
      .insert(secrets)
      .values({ name, value: randomBytes(32) })
      .onConflictDoNothing();
    value = await read();
  }
  if (value === undefined) throw new Error(`The secret ${name} was written and is not there.`);
  remembered.set(name, value);
  return value;
}

/** The lifetime of a signed link, seconds. The apps ask for a new one before it ends. */
const lifetime = fileLinkLifetime / 1000;

const secretName = 'fileLinks';

/** What a path of files says. */
export interface FilePath {
  key: string;
  name: string;
}

/** Where a file is served, without the query that signs the link: what messages and profiles keep. */
export function filePath({ key, name }: FilePath): string {
  return `/files/${key}/${encodeURIComponent(name)}`;
}

/** What a path names, `null` when it is no path of files. In whatever way the name is percent-encoded. */
export function parseFilePath(path: string): FilePath | null {
  const [, key, encoded] = /^\/files\/([0-9a-f]{64})\/([^/]+)$/.exec(path) ?? [];
  if (key === undefined || encoded === undefined) return null;
  try {
    const name = decodeURIComponent(encoded);
    // Half a character cannot be encoded again.
    return name.isWellFormed() ? { key, name } : null;
  } catch {
    return null;
  }
}

/**
 * The path behind a link of this server: its query, which only signs, is dropped, and its name is encoded as
 * it is kept. `null` for a link to anywhere else.
 */
export function ownPath(url: string): string | null {
  const parsed = parseFilePath(url.split(/[?#]/, 1)[0] ?? '');
  return parsed && filePath(parsed);
}

/** @param session The ID of the session that the link is for; `''` for none. */
function signatureOf(secret: Uint8Array, path: string, expiry: string, session: string): string {
  const signed = [path, expiry, ...(session === '' ? [] : [session])];
  return createHmac('sha256', secret).update(signed.join('\n')).digest('base64url');
}

/** Makes links to files, in the order of their paths in the storage. */
export type Sign = (paths: readonly string[]) => string[];

/**
 * Makes links that work for some minutes. Ask for it outside a transaction: the secret is remembered for the connection.
 * @param session The session that they are for: they end with it. Without one they are for the member whose files they are.
 */
export async function fileSigner(db: Db, session?: Pick<Session, 'id'>): Promise<Sign> {
  const secret = await sharedSecret(db, secretName);
  const by = session?.id ?? '';
  return (paths) => {
    const expiry = String(Math.floor(Date.now() / 1000) + lifetime);
    const named = by && `&by=${by}`;
    return paths.map((path) => `${path}?exp=${expiry}${named}&sig=${signatureOf(secret, path, expiry, by)}`);
  };
}

/** Checks signature and expiry of a link. The caller checks the session that `by` names. */
export async function isSigned(db: Db, path: string, query: URLSearchParams): Promise<boolean> {
  const expiry = query.get('exp') ?? '';
  if (!/^\d{1,12}$/.test(expiry) || Number(expiry) <= Date.now() / 1000) return false;
  const given = Buffer.from(query.get('sig') ?? '');
  const secret = await sharedSecret(db, secretName);
  const right = Buffer.from(signatureOf(secret, path, expiry, query.get('by') ?? ''));
  return given.length === right.length && timingSafeEqual(given, right);
}
