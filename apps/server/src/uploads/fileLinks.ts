import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { fileLinkLifetime } from '@upline/domain';
import { eq } from 'drizzle-orm';
import type { Db } from '../platform/db/openDb.ts';
import type { Session } from '../platform/http/handlers.ts';
import { secrets } from './schema.ts';

const known = new WeakMap<Db, Map<string, Uint8Array>>();

/**
 * A 256-bit secret shared by all processes on a database, created on first use and cached per
 * connection. Do not call it with a transaction: a rollback would undo the creation.
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

/** Lifetime of a signed link, seconds. The apps request a new link before it expires. */
const lifetime = fileLinkLifetime / 1000;

const secretName = 'fileLinks';

export interface FilePath {
  key: string;
  name: string;
}

/** Path of a file without its signature, as stored in messages and profiles. */
export function filePath({ key, name }: FilePath): string {
  return `/files/${key}/${encodeURIComponent(name)}`;
}

/** Parses a file path, whatever its percent-encoding; `null` for other paths. */
export function parseFilePath(path: string): FilePath | null {
  const [, key, encoded] = /^\/files\/([0-9a-f]{64})\/([^/]+)$/.exec(path) ?? [];
  if (key === undefined || encoded === undefined) return null;
  try {
    const name = decodeURIComponent(encoded);
    // A lone surrogate cannot be encoded again.
    return name.isWellFormed() ? { key, name } : null;
  } catch {
    return null;
  }
}

/**
 * Converts a link of this server to the stored path: drops the signature and normalizes the
 * encoding. `null` for other links.
 */
export function ownPath(url: string): string | null {
  const parsed = parseFilePath(url.split(/[?#]/, 1)[0] ?? '');
  return parsed && filePath(parsed);
}

/** @param session ID of the session that the link belongs to; `''` for none. */
function signatureOf(secret: Uint8Array, path: string, expiry: string, session: string): string {
  const signed = [path, expiry, ...(session === '' ? [] : [session])];
  return createHmac('sha256', secret).update(signed.join('\n')).digest('base64url');
}

/** Converts stored paths to signed links, in the same order. */
export type Sign = (paths: readonly string[]) => string[];

/**
 * Creates a signer of links that expire after some minutes. Call it outside a transaction, since
 * the secret is cached per connection.
 * @param session Session of the links, with which they end. Without one, the links are for the
 * member who owns the files.
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

/** Checks signature and expiry of a link. The caller checks the session in `by`. */
export async function isSigned(db: Db, path: string, query: URLSearchParams): Promise<boolean> {
  const expiry = query.get('exp') ?? '';
  if (!/^\d{1,12}$/.test(expiry) || Number(expiry) <= Date.now() / 1000) return false;
  const given = Buffer.from(query.get('sig') ?? '');
  const secret = await sharedSecret(db, secretName);
  const right = Buffer.from(signatureOf(secret, path, expiry, query.get('by') ?? ''));
  return given.length === right.length && timingSafeEqual(given, right);
}
