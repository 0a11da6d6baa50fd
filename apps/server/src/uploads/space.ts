import { mkdir, statfs } from 'node:fs/promises';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Config } from '../platform/config/config.ts';
import { addressKey } from '../platform/http/addressKey.ts';
import { callerAddress } from '../platform/http/callers.ts';
import type { HttpContext } from '../platform/http/handlers.ts';
import { HttpFailure } from '../platform/http/httpFailure.ts';
import { consumeOf } from '../platform/http/rateLimit.ts';

/** Seconds. */
const day = 24 * 60 * 60;

/** Bytes that are free where files are written while they come in. */
export async function freeSpace({ stagingFolder }: Pick<Config, 'stagingFolder'>): Promise<number> {
  await mkdir(stagingFolder, { recursive: true, mode: 0o700 });
  const { bavail, bsize } = await statfs(stagingFolder);
  return bavail * bsize;
}

/**
 * Keeps uploads from filling the disk, on which an embedded database stands as well.
 * @throws HttpFailure 503 below the reserve.
 */
export async function requireSpace(config: Pick<Config, 'stagingFolder' | 'spaceReserve'>): Promise<void> {
  const free = await freeSpace(config);
  if (free >= config.spaceReserve) return;
  const cause = new Error(`${free} bytes are free, fewer than UPLINE_SPACE_RESERVE keeps free.`);
  throw new HttpFailure(503, 'server.uploadFailed', { cause });
}

type AddressLimit = Pick<Config, 'trustedProxies' | 'uploadsOfAddress'>;

/** Counts the bytes that come from an address. Throws HttpFailure 429 for too many in a day. */
type CountBytes = (http: HttpContext, bytes: number) => Promise<void>;

/** Limits what this server takes from one address in a day, from however many wallets: those cost nothing. */
export function limitBytes(config: AddressLimit): CountBytes {
  const limiter = new RateLimiterMemory({ points: config.uploadsOfAddress, duration: day });
  const consume = consumeOf('upload-bytes', limiter);
  return async (http, bytes) => {
    const key = addressKey(callerAddress(http, config));
    try {
      await consume(key, bytes);
    } catch (refusal) {
      // Others behind the same address may still send what is smaller.
      await limiter.reward(key, bytes);
      throw refusal;
    }
  };
}
