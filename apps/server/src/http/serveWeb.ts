import { existsSync } from 'node:fs';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';
import type { Config } from '../config.ts';
import type { Variables } from './handlers.ts';

/**
 * In production serves the built web app, if there is one. Any path that is no file is the app's own, but for
 * its built parts: a part of an older build must be missed, not answered with a page.
 */
export function serveWeb(app: Hono<{ Variables: Variables }>, { isProduction, webFolder }: Config): void {
  if (!isProduction || !existsSync(webFolder)) return;
  app.get('*', serveStatic({ root: webFolder }));
  app.get('/assets/*', (context) => context.notFound());
  app.get('*', serveStatic({ root: webFolder, path: 'index.html' }));
}
