import { type RouteName, routes } from '@upline/api';
import { contract, type Endpoint } from '@upline/api/contract';
import { isAddress } from 'viem';

/** `fetch` that stores cookies. */
export type Browser = typeof globalThis.fetch;

function endpointOf(method: string, path: string): Endpoint | undefined {
  const name = (Object.keys(routes) as RouteName[]).find((name) => {
    const pattern = routes[name].path.replace(/\{\w+\}/g, '[^/]+');
    return routes[name].method === method && new RegExp(`^${pattern}$`).test(path);
  });
  return name && contract[name];
}

/** Checks a JSON reply against the contract's schema, and every address in it for its checksum. */
async function checkReply(request: Request, reply: Response): Promise<void> {
  const endpoint = endpointOf(request.method, new URL(request.url).pathname);
  const isOwnBody = endpoint?.media !== undefined && reply.status === 200;
  if (endpoint === undefined || isOwnBody) return;
  const body: unknown = await reply.clone().json();
  (reply.status === 200 ? endpoint.reply : endpoint.failure).parse(body);
  for (const [, wallet = ''] of JSON.stringify(body).matchAll(/"(0x[0-9a-fA-F]{40})"/g)) {
    if (!isAddress(wallet)) throw new Error(`${request.url} answers ${wallet} without its checksum.`);
  }
}

/** A browser that passes requests to a handler instead of the network. */
export function createBrowser(send: (request: Request) => Promise<Response>): Browser {
  const cookies = new Map<string, string>();
  return async (input, init) => {
    const request = new Request(input, init);
    if (cookies.size > 0) {
      request.headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    }
    const reply = await send(request);
    for (const line of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    await checkReply(request, reply);
    return reply;
  };
}
