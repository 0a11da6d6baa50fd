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

/** Bytes of free disk space for incoming files. */
export async function freeSpace({ stagingFolder }: Pick<Config, 'stagingFolder'>): Promise<number> {
  await mkdir(stagingFolder, { recursive: true, mode: 0o700 });
  const { bavail, bsize } = await statfs(stagingFolder);
  return bavail * bsize;
}

/**
 * Keeps uploads from filling the disk, which may also contain an embedded database.
 * @throws HttpFailure 503 below the reserve.
 */
export async function requireSpace(config: Pick<Config, 'stagingFolder' | 'spaceReserve'>): Promise<void> {
  const free = await freeSpace(config);
  if (free >= config.spaceReserve) return;
  const cause = new Error(`${free} bytes are free, fewer than UPLINE_SPACE_RESERVE keeps free.`);
  throw new HttpFailure(503, 'server.uploadFailed', { cause });
}

type AddressLimit = Pick<Config, 'trustedProxies' | 'uploadsOfAddress'>;

/** Counts bytes per address. Throws HttpFailure 429 above the daily limit. */
type CountBytes = (http: HttpContext, bytes: number) => Promise<void>;

/**
 * Limits the bytes per address and day at this server, whatever the number of wallets, since
 * wallets are free.
 */
export function limitBytes(config: AddressLimit): CountBytes {
  const limiter = new RateLimiterMemory({ points: config.uploadsOfAddress, duration: day });
  const consume = consumeOf('upload-bytes', limiter);
  return async (http, bytes) => {
    const key = addressKey(callerAddress(http, config));
    try {
      await consume(key, bytes);
    } catch (refusal) {
      // Refunds the bytes, so that others at the address can still send smaller files.
      await limiter.reward(key, bytes);
      throw refusal;
    }
  };
}
