import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Hono } from 'hono';
import type { Config } from '../config/config.ts';
import { readBuiltFiles } from './builtFiles.ts';
import type { HttpContext, Variables } from './handlers.ts';
import { isSecure } from './securityHeaders.ts';
import { forever, revalidated, sendFile } from './sendFile.ts';
import { webPolicy } from './webPolicy.ts';

/** What the build names by its content, and what belongs to the server: never a page. */
const isNoPage = /^\/(api|assets|files|health)\//;

/** The name of a file. What a referral link carries may look like one, and leads to a page all the same. */
const isFileName = /^(?!\/(login|uplineLink)\/).*\.[a-z0-9]+$/i;

/**
 * What no page is called: a name that begins with a dot, as hidden files and steps upwards have, or one with a
 * backslash or a control character, however it was encoded.
 */
function isHidden(path: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
  return /\/\.|[\\\0-\x1f\x7f]/.test(decoded(path));
}

/** As it is meant; hidden where it is no encoding. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '/.';
  }
}

/** The app's service worker, which the browser holds to the policy of its own reply. */
const workerPath = '/sw.js';
const workerPolicy = "default-src 'none'; connect-src 'self'";

/** What answers with a built app; `null` where there is none. */
function appIn(
  folder: string,
  config: Config,
): ((context: HttpContext) => Response | Promise<Response>) | null {
  if (!existsSync(join(folder, 'index.html'))) return null;
  const files = readBuiltFiles(folder);
  const index = files.get('/index.html');
  if (index === undefined) return null;
  const policy = webPolicy(new TextDecoder().decode(index.body), isSecure(config));
  return (context) => {
    const { path } = context.req;
    const file = path === '/index.html' ? undefined : files.get(path);
    if (path === workerPath) context.header('Content-Security-Policy', workerPolicy);
    if (file) return sendFile(context, file, path.startsWith('/assets/') ? forever : revalidated);
    const isPage = !isNoPage.test(path) && !isFileName.test(path) && !isHidden(path);
    if (path !== '/index.html' && !isPage) return context.notFound();
    context.header('Content-Security-Policy', policy);
    return sendFile(context, index, revalidated);
  };
}

/**
 * In production serves the built apps, as far as there are any: the staff’s by the name of their own origin, the members’
 * by any other. A path that is no file is the app's own, unless it is named as one: a file that is not there, or a part of
 * an older build, must be missed, not answered with a page.
 */
export function serveWeb(app: Hono<{ Variables: Variables }>, config: Config): void {
  if (!config.isProduction) return;
  const { deskOrigin } = config;
  const members = appIn(config.webFolder, config);
  const desk = deskOrigin === null ? null : appIn(config.deskFolder, config);
  if (!members && !desk) return;
  const deskHost = deskOrigin === null ? null : new URL(deskOrigin).host;
  app.get('*', (context) => {
    const isDesk = deskHost !== null && context.req.header('host') === deskHost;
    const answer = isDesk ? desk : members;
    return answer ? answer(context) : context.notFound();
  });
}
