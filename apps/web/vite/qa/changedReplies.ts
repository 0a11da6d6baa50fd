import type { QaSettings } from './qaSettings.ts';

/** Delay of a slow server, milliseconds. */
const slowness = 2_000;

/** Empties a page of a list; other replies are unchanged. */
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
 * A `fetch` that applies the settings to server calls only: pages and the chain's node answer as
 * usual.
 * @param ask The original `fetch`.
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
