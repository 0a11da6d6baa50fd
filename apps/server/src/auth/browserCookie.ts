import { getCookie, setCookie } from 'hono/cookie';
import type { HttpContext } from '../http/handlers.ts';
import { randomToken } from './tokens.ts';

const cookieName = 'signin';

/** The browser that a request comes from; `null` when it has asked for no message yet. */
export function readBrowser(context: HttpContext): string | null {
  return getCookie(context, cookieName) ?? null;
}

/** The browser that a request comes from, named by a new cookie if it had none. */
export function nameBrowser(context: HttpContext, site: string): string {
  const known = readBrowser(context);
  if (known !== null && /^[0-9a-f]{64}$/.test(known)) return known;
  const browser = randomToken();
  setCookie(context, cookieName, browser, {
    path: '/api/users',
    httpOnly: true,
    sameSite: 'Lax',
    secure: site.startsWith('https:'),
  });
  return browser;
}
