import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { getMimeType } from 'hono/utils/mime';

const endings = { br: '.br', gzip: '.gz' } as const;

type Encoding = keyof typeof endings;

export interface BuiltFile {
  type: string;
  /** Hash of its content. */
  hash: string;
  body: Uint8Array<ArrayBuffer>;
  /** Compressed forms from the build. */
  encoded: Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>;
}

/** Hash of a file's content, for its ETag. */
export function hashOf(body: Uint8Array): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, 22);
}

/**
 * Reads a built app into memory, a few megabytes: the server serves one consistent build until it
 * stops, and no path leads outside the folder.
 * @returns The files by URL path.
 */
export function readBuiltFiles(folder: string): Map<string, BuiltFile> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const bodies = new Map<string, Uint8Array<ArrayBuffer>>();
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    bodies.set(`/${relative(folder, file).split(sep).join('/')}`, readFileSync(file));
  }
  const files = new Map<string, BuiltFile>();
  for (const [path, body] of bodies) {
    const isForm = Object.values(endings).some((ending) => path.endsWith(ending));
    if (isForm) continue;
    const br = bodies.get(path + endings.br);
    const gzip = bodies.get(path + endings.gzip);
    files.set(path, {
      type: getMimeType(path) ?? 'application/octet-stream',
      hash: hashOf(body),
      body,
      encoded: { ...(br && { br }), ...(gzip && { gzip }) },
    });
  }
  return files;
}

/** The page with an operator's text in it, compressed like the build's own files. */
export function rewritten(page: BuiltFile, html: string): BuiltFile {
  const body = Buffer.from(html);
  // The best quality costs a second at each start and saves one percent.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  const encoded = { br: brotliCompressSync(body, { params }), gzip: gzipSync(body, { level: 9 }) };
  return { ...page, hash: hashOf(body), body, encoded };
}

/** The best form of a file for this `Accept-Encoding`. */
export function chooseForm(
  file: BuiltFile,
  accepted: string,
): { body: Uint8Array<ArrayBuffer>; encoding: Encoding | null } {
  const offered = accepted.split(',').map((one) => one.trim().toLowerCase());
  const accepts = (name: Encoding) =>
    offered.some((one) => one.startsWith(name) && !/;\s*q=0(\.0*)?$/.test(one));
  for (const encoding of ['br', 'gzip'] as const) {
    const body = file.encoded[encoding];
    if (body && accepts(encoding)) return { body, encoding };
  }
  return { body: file.body, encoding: null };
}
