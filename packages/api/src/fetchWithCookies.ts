/**
 * A `fetch` with a cookie jar like a browser's; sign-in is bound to a cookie.
 * @param origin The `Origin` header; omitted to send none.
 */
export function fetchWithCookies(origin?: string): typeof fetch {
  const jar = new Map<string, string>();
  return async (input, init) => {
    const headers = new Headers(init?.headers);
    if (jar.size > 0)
      headers.set('cookie', Array.from(jar, ([name, value]) => `${name}=${value}`).join('; '));
    if (origin !== undefined) headers.set('origin', origin);
    const reply = await fetch(input, { ...init, headers });
    for (const cookie of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      jar.set(name, value);
    }
    return reply;
  };
}
