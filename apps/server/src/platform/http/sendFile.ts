import { type BuiltFile, chooseForm } from './builtFiles.ts';
import type { HttpContext } from './handlers.ts';

/** For what is named by its content. */
export const forever = 'public, max-age=31536000, immutable';
/** Asked about each time, and not sent again while it is the same. */
export const revalidated = 'no-cache';

/** Sends a file in the best form that the caller takes, or says that they have it. */
export function sendFile(context: HttpContext, file: BuiltFile, cacheControl: string): Response {
  const { body, encoding } = chooseForm(file, context.req.header('accept-encoding') ?? '');
  const etag = `"${file.hash}${encoding ? `-${encoding}` : ''}"`;
  context.header('ETag', etag);
  context.header('Cache-Control', cacheControl);
  context.header('Vary', 'Accept-Encoding');
  const known = context.req.header('if-none-match')?.split(',') ?? [];
  if (known.some((one) => one.trim().replace(/^W\//, '') === etag)) return context.body(null, 304);
  context.header('Content-Type', file.type);
  context.header('Content-Length', String(body.length));
  if (encoding) context.header('Content-Encoding', encoding);
  return context.body(body);
}
