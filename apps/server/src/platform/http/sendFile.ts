import { type BuiltFile, chooseForm, hashOf } from './builtFiles.ts';
import type { HttpContext } from './handlers.ts';

/** For files with a hash of the content in their name. */
export const forever = 'public, max-age=31536000, immutable';
/** Browsers revalidate on each use and receive 304 if unchanged. */
export const revalidated = 'no-cache';

/** True if the caller has the version with this ETag. */
function isKnown(context: HttpContext, etag: string): boolean {
  const known = context.req.header('if-none-match')?.split(',') ?? [];
  return known.some((one) => one.trim().replace(/^W\//, '') === etag);
}

/** Sends a text, or 304 if the caller has it. */
export function sendRevalidated(context: HttpContext, text: string, type: string): Response {
  const etag = `"${hashOf(new TextEncoder().encode(text))}"`;
  context.header('ETag', etag);
  context.header('Cache-Control', revalidated);
  if (isKnown(context, etag)) return context.body(null, 304);
  context.header('Content-Type', type);
  return context.body(text);
}

/** Sends a file in the best encoding that the caller accepts, or 304 if the caller has it. */
export function sendFile(context: HttpContext, file: BuiltFile, cacheControl: string): Response {
  const { body, encoding } = chooseForm(file, context.req.header('accept-encoding') ?? '');
  const etag = `"${file.hash}${encoding ? `-${encoding}` : ''}"`;
  context.header('ETag', etag);
  context.header('Cache-Control', cacheControl);
  context.header('Vary', 'Accept-Encoding');
  if (isKnown(context, etag)) return context.body(null, 304);
  context.header('Content-Type', file.type);
  context.header('Content-Length', String(body.length));
  if (encoding) context.header('Content-Encoding', encoding);
  return context.body(body);
}
