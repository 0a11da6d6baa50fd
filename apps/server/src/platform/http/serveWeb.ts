import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { messages, type PageSettings, uplineOf, withSettings } from '@upline/domain';
import type { Hono } from 'hono';
import type { Config } from '../config/config.ts';
import { readBuiltFiles, rewritten } from './builtFiles.ts';
import type { HttpContext, Variables } from './handlers.ts';
import { type LinkPreview, withPreview } from './linkPreview.ts';
import { isSecure } from './securityHeaders.ts';
import { securityText } from './securityText.ts';
import { forever, revalidated, sendFile, sendRevalidated } from './sendFile.ts';
import { requireWalletConnect, webPolicy } from './webPolicy.ts';

/** Assets with hashed names, and paths of the server: never pages. */
const isNoPage = /^\/(api|assets|files|health)\//;

/** The name of a file. The ID in a referral link may look like one, but leads to a page. */
const isFileName = /^(?!\/(login|uplineLink)\/).*\.[a-z0-9]+$/i;

/**
 * True for paths that are never pages: with a name that begins with a dot, as hidden files and
 * parent folders have, or with a backslash or a control character, in any encoding.
 */
function isHidden(path: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
  return /\/\.|[\\\0-\x1f\x7f]/.test(decoded(path));
}

/** The decoded path; treated as hidden if its encoding is invalid. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '/.';
  }
}

/** Answers a person who opened an unknown address with a page; `null` for other requests. */
export type Missing = (context: HttpContext) => Response | null;

/**
 * True if a person requests a page, not a script, picture or program a file. Older browsers do not
 * send `Sec-Fetch-Mode`.
 */
function isNavigation({ req }: HttpContext): boolean {
  if (req.method !== 'GET' && req.method !== 'HEAD') return false;
  const mode = req.header('sec-fetch-mode') ?? 'navigate';
  return mode === 'navigate' && /\btext\/html\b/.test(req.header('accept') ?? '');
}

/** The app's service worker; the browser applies the policy of its reply to it. */
const workerPath = '/sw.js';
const workerPolicy = "default-src 'none'; connect-src 'self'";

/** The title of a link's preview; `null` for a link that names nobody. */
export type Invite = (context: HttpContext, upline: string) => Promise<string | null>;

/** Previews of the members' pages. The staff's have none. */
interface Previews {
  origin: string;
  invite: Invite;
}

interface ServedApp {
  /** Sends a file or the page. */
  answer(context: HttpContext): Response | Promise<Response>;
  /** Sends the page with the preview of a member's link; `null` for other pages. */
  preview(context: HttpContext): Promise<Response | null>;
  /** Sends the page with status 404. */
  miss(context: HttpContext): Response;
}

/** The name of the header that tells browsers of today from programs that draw previews. */
const fetchMode = 'Sec-Fetch-Mode';

/** True if no browser of today asks: only programs that draw previews need the tags of a link. */
function readsPreviews({ req }: HttpContext): boolean {
  return req.header(fetchMode) === undefined;
}

/** The upline that the requested page names, and its address; `null` for other pages. */
function linkIn({ req }: HttpContext): { upline: string; path: string } | null {
  const { pathname, search } = new URL(req.url);
  const upline = uplineOf({ pathname, search });
  return upline === null ? null : { upline, path: `${pathname}${search}` };
}

/**
 * Keeps a page that names a member out of search engines, which would show the name after a change
 * or an erasure.
 */
function withoutIndex(reply: Response): Response {
  reply.headers.set('X-Robots-Tag', 'noindex, noarchive');
  reply.headers.append('Vary', fetchMode);
  return reply;
}

/** Loads a built app and writes the settings into its page; `null` if the folder has none. */
function appIn(
  folder: string,
  config: Config,
  settings: PageSettings,
  previews: Previews | null,
): ServedApp | null {
  if (!existsSync(join(folder, 'index.html'))) return null;
  const files = readBuiltFiles(folder);
  const built = files.get('/index.html');
  if (built === undefined) return null;
  const html = new TextDecoder().decode(built.body);
  requireWalletConnect(html, settings);
  const settled = withSettings(html, settings);
  const tagged = (preview: Omit<LinkPreview, 'origin'>) =>
    previews === null ? settled : withPreview(settled, { origin: previews.origin, ...preview });
  const index = rewritten(built, tagged({ title: messages['common.productName'] }));
  const policy = webPolicy(html, settings, isSecure(config));
  return {
    answer(context) {
      const { path } = context.req;
      const file = path === '/index.html' ? undefined : files.get(path);
      if (path === workerPath) context.header('Content-Security-Policy', workerPolicy);
      if (file) return sendFile(context, file, path.startsWith('/assets/') ? forever : revalidated);
      const isPage = !isNoPage.test(path) && !isFileName.test(path) && !isHidden(path);
      if (path !== '/index.html' && !isPage) return context.notFound();
      context.header('Content-Security-Policy', policy);
      const reply = sendFile(context, index, revalidated);
      return previews && linkIn(context) ? withoutIndex(reply) : reply;
    },
    async preview(context) {
      const link = linkIn(context);
      const title = link && (await previews?.invite(context, link.upline));
      if (!link || !title) return null;
      context.header('Content-Security-Policy', policy);
      const html = tagged({ title, path: link.path });
      const reply = sendRevalidated(context, html, index.type);
      // No cache of others keeps the name.
      reply.headers.set('Cache-Control', 'private, no-cache');
      return withoutIndex(reply);
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
 * Serves the existing builds in production: the staff app at its own host, the members' app at any
 * other. Unknown paths are pages of the app, unless they look like a file: missing files, such as
 * those of an older build, are 404.
 * @param registry The registry that the pages trust.
 * @param invite Names the member of a link.
 * @returns The reply to a person who opens an unknown address.
 */
export function serveWeb(
  app: Hono<{ Variables: Variables }>,
  config: Config,
  registry: string,
  invite: Invite,
): Missing {
  const nobody: Missing = () => null;
  if (!config.isProduction) return nobody;
  const { deskOrigin } = config;
  const settings = { ...config.page, registry, local: null };
  const [origin] = config.origins;
  const members = appIn(config.webFolder, config, settings, { origin, invite });
  const desk = deskOrigin === null ? null : appIn(config.deskFolder, config, settings, null);
  if (!members && !desk) return nobody;
  const deskHost = deskOrigin === null ? null : new URL(deskOrigin).host;
  const appOf = ({ req }: HttpContext) =>
    deskHost !== null && req.header('host') === deskHost ? desk : members;
  app.get('/.well-known/security.txt', (context) => {
    context.header('Cache-Control', 'max-age=86400');
    return context.text(securityText(config));
  });
  app.get('*', async (context) => {
    const served = appOf(context);
    if (!served) return context.notFound();
    return (readsPreviews(context) && (await served.preview(context))) || served.answer(context);
  });
  return (context) => (isNavigation(context) ? (appOf(context)?.miss(context) ?? null) : null);
}
