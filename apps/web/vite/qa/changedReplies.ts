import type { QaSettings } from './qaSettings.ts';

/** How long a slow server takes, milliseconds. */
const slowness = 2_000;

/** A page of a list as if nothing were in it; anything else is left as it is. */
export function emptied(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('data' in body)) return body;
  const { data } = body;
  if (typeof data !== 'object' || data === null || !('pagination' in data)) return body;
  const pagination = Object.fromEntries(
    Object.entries(data.pagination as object).map(([name, value]) => [
      name,
      name.startsWith('total') && name !== 'totalPages' ? 0 : name === 'totalPages' ? 1 : value,
    ]),
  );
  const lists = Object.entries(data).map(([name, value]) => [name, Array.isArray(value) ? [] : value]);
  return { ...body, data: { ...Object.fromEntries(lists), pagination } };
}

async function withoutRows(reply: Response): Promise<Response> {
  if (!reply.headers.get('content-type')?.includes('json')) return reply;
  const { status, statusText, headers } = reply;
  return new Response(JSON.stringify(emptied(await reply.json())), { status, statusText, headers });
}

/**
 * Makes requests as the settings ask, for calls of the server alone: pages and the chain's node answer as ever.
 * @param ask What makes the requests otherwise.
 */
export function changedFetch(settings: QaSettings, ask: typeof fetch): typeof fetch {
  return async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, 'http://localhost');
    if (!pathname.startsWith('/api/')) return ask(input, init);
    if (settings.network === 'offline') throw new TypeError('Failed to fetch');
    if (settings.network === 'failing') {
      return Response.json(
        { success: false, data: null, message: 'Set to fail by the panel' },
        { status: 500 },
      );
    }
    if (settings.network === 'slow') await new Promise((resolve) => setTimeout(resolve, slowness));
    const reply = await ask(input, init);
    return settings.lists === 'empty' && reply.ok ? withoutRows(reply) : reply;
  };
}
