import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Hono } from 'hono';
import type { Config } from '../config.ts';
import { type BuiltFile, chooseForm, readBuiltFiles } from './builtFiles.ts';
import type { HttpContext, Variables } from './handlers.ts';
import { isSecure } from './securityHeaders.ts';
import { webPolicy } from './webPolicy.ts';

/** What the build names by its content, and what belongs to the server: never a page. */
const isNoPage = /^\/(api|assets|files|health)\//;

const forever = 'public, max-age=31536000, immutable';
/** Asked about each time, and not sent again while it is the same. */
const revalidated = 'no-cache';

function send(context: HttpContext, file: BuiltFile, cacheControl: string): Response {
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

/**
 * In production serves the built web app, if there is one. Any path that is no file is the app's own, but for
 * its built parts: a part of an older build must be missed, not answered with a page.
 */
export function serveWeb(app: Hono<{ Variables: Variables }>, config: Config): void {
  if (!config.isProduction || !existsSync(join(config.webFolder, 'index.html'))) return;
  const files = readBuiltFiles(config.webFolder);
  const index = files.get('/index.html');
  if (index === undefined) return;
  const policy = webPolicy(new TextDecoder().decode(index.body), isSecure(config));
  app.get('*', (context) => {
    const { path } = context.req;
    const file = path === '/index.html' ? undefined : files.get(path);
    if (file) return send(context, file, path.startsWith('/assets/') ? forever : revalidated);
    if (isNoPage.test(path)) return context.notFound();
    context.header('Content-Security-Policy', policy);
    return send(context, index, revalidated);
  });
}
