import { filePolicy } from '@upline/api/contract';
import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { Config } from '../platform/config/config.ts';
import type { Db } from '../platform/db/openDb.ts';
import { limitRate } from '../platform/http/guards.ts';
import type { HttpContext, Variables } from '../platform/http/handlers.ts';
import { HttpFailure } from '../platform/http/httpFailure.ts';
import { rateLimit } from '../platform/http/rateLimit.ts';
import { isShown } from './fileKinds.ts';
import { filePath, isSigned, parseFilePath } from './fileLinks.ts';
import { uploads } from './schema.ts';
import type { ByteRange, Storage } from './storage.ts';

/**
 * Parses a `Range` header with a single range: from–to, from, or the last bytes.
 * @returns `null` for the whole file, also for several ranges or an invalid header, as HTTP allows;
 * `'none'` for a range outside the file.
 */
function byteRange(header: string | undefined, size: number): ByteRange | null | 'none' {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return null;
  const last = size - 1;
  if (from === '') return Number(to) === 0 ? 'none' : { start: Math.max(0, size - Number(to)), end: last };
  const start = Number(from);
  if (to !== '' && Number(to) < start) return null;
  return start > last ? 'none' : { start, end: to === '' ? last : Math.min(Number(to), last) };
}

/** Files per call of the rate limit, since a page of members loads many photos. */
const filesPerCall = 10;

/** Seconds that browsers cache a file, and thus a photo after its removal. */
const kept = 300;

type Upload = typeof uploads.$inferSelect;

interface Dependencies {
  db: Db;
  config: Config;
  storage: Storage;
  /** True for the ID of an open session of support staff. */
  isOfStaff: (session: string) => Promise<boolean>;
}

/** Encodes a name for a header: RFC 8187 allows fewer unencoded characters than URLs. */
function headerName(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function headersOf({ key, name, type }: Upload): Record<string, string> {
  return {
    'Content-Type': type,
    'Content-Disposition': `${isShown(type) ? 'inline' : 'attachment'}; filename*=UTF-8''${headerName(name)}`,
    'Content-Security-Policy': filePolicy,
    'X-Content-Type-Options': 'nosniff',
    // The app and the server may be two hosts of one site.
    'Cross-Origin-Resource-Policy': 'same-site',
    'Cache-Control': `private, max-age=${kept}`,
    'Accept-Ranges': 'bytes',
    ETag: `"${key}"`,
  };
}

/**
 * Serves files: photos publicly, others by a valid signed link and, for links of a session, only
 * while that session is open. Supports single byte ranges. Spec §7.
 */
export function bindFiles(
  app: Hono<{ Variables: Variables }>,
  { db, config, storage, isOfStaff }: Dependencies,
): void {
  /** @throws HttpFailure 404 for an unknown file, 403 for an invalid or expired link. */
  async function find(context: HttpContext) {
    const { pathname, searchParams } = new URL(context.req.url);
    const asked = parseFilePath(pathname);
    const [upload] = asked ? await db.select().from(uploads).where(eq(uploads.key, asked.key)) : [];
    if (upload === undefined || upload.name !== asked?.name) throw new HttpFailure(404, 'server.notFound');
    if (upload.isPhoto) return { upload, isOfSession: false };
    const session = searchParams.get('by');
    const isGood =
      (await isSigned(db, filePath(upload), searchParams)) &&
      (session === null || (await isOfStaff(session)));
    if (!isGood) throw new HttpFailure(403, 'server.fileGone');
    return { upload, isOfSession: session !== null };
  }

  const guard = limitRate(config, rateLimit('files', config.rateLimit * filesPerCall));
  app.get('/files/:key/:name', guard, async (context) => {
    const { upload, isOfSession } = await find(context);
    const { key, size } = upload;
    const headers = headersOf(upload);
    // Browsers must revalidate, since the session may have ended.
    if (isOfSession) headers['Cache-Control'] = 'private, no-cache';
    const known = context.req.header('if-none-match')?.split(',') ?? [];
    if (known.some((one) => one.trim().replace(/^W\//, '') === headers.ETag))
      return context.body(null, 304, headers);

    const isSame = (context.req.header('if-range') ?? headers.ETag) === headers.ETag;
    const range = isSame ? byteRange(context.req.header('range'), size) : null;
    if (range === 'none') return context.body(null, 416, { ...headers, 'Content-Range': `bytes */${size}` });
    const { start, end } = range ?? { start: 0, end: size - 1 };
    headers['Content-Length'] = String(end - start + 1);
    if (range) headers['Content-Range'] = `bytes ${start}-${end}/${size}`;
    const status = range ? 206 : 200;
    if (context.req.method === 'HEAD') return context.body(null, status, headers);
    const content = await storage.get(key, range ?? undefined).catch((cause: unknown) => {
      throw new HttpFailure(503, 'server.failed', { cause });
    });
    if (content === null) {
      throw new HttpFailure(404, 'server.notFound', { cause: new Error(`The storage has lost ${key}.`) });
    }
    return context.body(content, status, headers);
  });
}
