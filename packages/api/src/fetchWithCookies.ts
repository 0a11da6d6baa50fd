/**
 * A `fetch` that keeps the cookies it is given, as a browser does: sign-in is bound to one.
 * @param origin The site that it calls from; none is named when it is left out.
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
