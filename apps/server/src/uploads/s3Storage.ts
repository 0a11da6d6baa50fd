import { createHash } from 'node:crypto';
import { createReadStream, openAsBlob } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { AwsClient } from 'aws4fetch';
import type { Config } from '../platform/config/config.ts';
import type { Storage } from './storage.ts';

/** Milliseconds until the storage's reply times out. */
const patience = 60_000;

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/**
 * Files in a bucket with the protocol of Amazon S3, addressed by path, since every implementation
 * supports that.
 */
export function s3Storage({
  endpoint,
  bucket,
  region,
  accessKeyId,
  secretAccessKey,
}: NonNullable<Config['s3']>): Storage {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  const root = `${endpoint.replace(/\/+$/, '')}/${bucket}`;

  /** The timeout ends with the reply's headers: the body may take as long as its reader. */
  async function call(method: string, key: string, init: RequestInit = {}): Promise<Response> {
    const silence = new AbortController();
    const timer = setTimeout(() => silence.abort(), patience);
    const url = `${root}${key && `/${key}`}`;
    const reply = await client
      .fetch(url, { method, signal: silence.signal, ...init })
      .finally(() => clearTimeout(timer));
    if (reply.ok || reply.status === 404) return reply;
    const words = await reply.text();
    throw new Error(`The storage answers ${method} with ${reply.status}. ${words.slice(0, 500)}`.trim());
  }

  async function done(reply: Response): Promise<void> {
    await reply.body?.cancel();
  }

  return {
    async prepare() {
      let reply: Response;
      try {
        reply = await call('HEAD', '');
      } catch (cause) {
        throw new Error(`The bucket ${bucket} at ${endpoint} cannot be used. Look at the variables S3_….`, {
          cause,
        });
      }
      await done(reply);
      if (reply.status === 404)
        throw new Error(`There is no bucket ${bucket} at ${endpoint}. Set S3_BUCKET.`);
    },
    async put(key, path) {
      // The blob has a known length and is read from disk as it is sent; the storage verifies its
      // hash.
      const [body, hash] = [await openAsBlob(path), await hashOf(path)];
      const reply = await call('PUT', key, { body, headers: { 'x-amz-content-sha256': hash } });
      await done(reply);
      if (!reply.ok) throw new Error(`The storage answers PUT with ${reply.status}.`);
    },
    async get(key, range) {
      const reply = await call(
        'GET',
        key,
        range && { headers: { range: `bytes=${range.start}-${range.end}` } },
      );
      if (reply.ok) return reply.body;
      await done(reply);
      return null;
    },
    async remove(key) {
      await done(await call('DELETE', key));
    },
  };
}
