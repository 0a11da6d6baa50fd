import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Hono } from 'hono';
import type { Config } from '../config/config.ts';
import { readBuiltFiles } from './builtFiles.ts';
import type { HttpContext, Variables } from './handlers.ts';
import { isSecure } from './securityHeaders.ts';
import { securityText } from './securityText.ts';
import { forever, revalidated, sendFile } from './sendFile.ts';
import { webPolicy } from './webPolicy.ts';

/** What the build names by its content, and what belongs to the server: no page that is there. */
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

/** Answers a person who opened an address at which nothing is with a page; `null` for everybody else. */
export type Missing = (context: HttpContext) => Response | null;

/**
 * Whether a person waits for a page, and no script, picture or program for a file. Browsers of some years ago do not
 * say what they are up to.
 */
function isNavigation({ req }: HttpContext): boolean {
  if (req.method !== 'GET' && req.method !== 'HEAD') return false;
  const mode = req.header('sec-fetch-mode') ?? 'navigate';
  return mode === 'navigate' && /\btext\/html\b/.test(req.header('accept') ?? '');
}

/** The app's service worker, which the browser holds to the policy of its own reply. */
const workerPath = '/sw.js';
const workerPolicy = "default-src 'none'; connect-src 'self'";

/** A built app, as it answers. */
interface ServedApp {
  /** Answers with a file or the page. */
  answer(context: HttpContext): Response | Promise<Response>;
  /** Answers with the page, which says that nothing is there. */
  miss(context: HttpContext): Response;
}

/** What answers with a built app; `null` where there is none. */
function appIn(folder: string, config: Config): ServedApp | null {
  if (!existsSync(join(folder, 'index.html'))) return null;
  const files = readBuiltFiles(folder);
  const index = files.get('/index.html');
  if (index === undefined) return null;
  const policy = webPolicy(new TextDecoder().decode(index.body), isSecure(config));
  return {
    answer(context) {
      const { path } = context.req;
      const file = path === '/index.html' ? undefined : files.get(path);
      if (path === workerPath) context.header('Content-Security-Policy', workerPolicy);
      if (file) return sendFile(context, file, path.startsWith('/assets/') ? forever : revalidated);
      const isPage = !isNoPage.test(path) && !isFileName.test(path) && !isHidden(path);
      if (path !== '/index.html' && !isPage) return context.notFound();
      context.header('Content-Security-Policy', policy);
      return sendFile(context, index, revalidated);
    },
    miss(context) {
      context.header('Content-Security-Policy', policy);
      context.header('Content-Type', index.type);
      context.header('Cache-Control', 'no-store');
      return context.body(index.body, 404);
    },
  };
}

/**
 * In production serves the built apps, as far as there are any: the staff’s by the name of their own origin, the members’
 * by any other. A path that is no file is the app's own, unless it is named as one: a file that is not there, or a part of
 * an older build, must be missed.
 * @returns What a person gets who opens an address at which nothing is.
 */
export function serveWeb(app: Hono<{ Variables: Variables }>, config: Config): Missing {
  const nobody: Missing = () => null;
  if (!config.isProduction) return nobody;
  const { deskOrigin } = config;
  const members = appIn(config.webFolder, config);
  const desk = deskOrigin === null ? null : appIn(config.deskFolder, config);
  if (!members && !desk) return nobody;
  const deskHost = deskOrigin === null ? null : new URL(deskOrigin).host;
  const appOf = ({ req }: HttpContext) =>
    deskHost !== null && req.header('host') === deskHost ? desk : members;
  app.get('/.well-known/security.txt', (context) => {
    context.header('Cache-Control', 'max-age=86400');
    return context.text(securityText(config));
  });
  app.get('*', (context) => appOf(context)?.answer(context) ?? context.notFound());
  return (context) => (isNavigation(context) ? (appOf(context)?.miss(context) ?? null) : null);
}
