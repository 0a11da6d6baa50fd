import { once } from 'node:events';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import * as z from 'zod';

const call = z.looseObject({ id: z.unknown(), method: z.string(), params: z.unknown().optional() });
const answer = z.looseObject({ id: z.unknown(), result: z.unknown().optional() });

type Call = z.output<typeof call>;

/** Rewrites the result of a JSON-RPC method. */
export type Rewrite = (method: string, result: unknown, params: unknown) => unknown;

/** A proxy in front of a node that can rewrite, refuse and delay answers. */
export interface RpcProxy {
  rpcUrl: string;
  rewrite: Rewrite;
  /** Changes a call before the node sees it. */
  redirect(asked: Call): Call;
  /** Error message in place of a call's answer; `null` to pass the answer on. */
  refuse(asked: Call): string | null;
  /** Reply to a batch of `size` calls in place of the answers; `null` to pass the batch on. */
  refuseBatch(size: number): { status: number; body: string } | null;
  /** Awaited before each request. */
  hold(): Promise<void>;
  /** Number of calls by method. */
  asked: Map<string, number>;
  close(): void;
}

/** Starts a proxy in front of `target`. Tests may replace `rewrite` at any time. */
export async function startRpcProxy(target: string, rewrite: Rewrite): Promise<RpcProxy> {
  const server = createServer(async (request, response) => {
    const asked = await json(request);
    const calls = z.tuple([call], call).parse([asked].flat());
    const [first] = calls;
    for (const { method } of calls) {
      proxy.asked.set(method, (proxy.asked.get(method) ?? 0) + 1);
    }
    await proxy.hold();
    const refused = Array.isArray(asked) ? proxy.refuseBatch(asked.length) : null;
    if (refused) {
      response.statusCode = refused.status;
      response.setHeader('content-type', 'application/json');
      return response.end(refused.body);
    }
    const reply = await fetch(target, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(Array.isArray(asked) ? calls.map(proxy.redirect) : proxy.redirect(first)),
    }).catch(() => null);
    // The node is down, so the proxy drops the connection.
    if (reply === null) return response.destroy();
    const given: unknown = await reply.json();
    const changed = z
      .array(answer)
      .parse([given].flat())
      .map((one) => {
        const own = calls.find(({ id }) => id === one.id);
        const message = own ? proxy.refuse(own) : null;
        if (message) return { jsonrpc: '2.0', id: one.id, error: { code: -32005, message } };
        return 'result' in one
          ? { ...one, result: proxy.rewrite(own?.method ?? '', one.result, own?.params) }
          : one;
      });
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(Array.isArray(asked) ? changed : changed[0]));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The proxy has no port.');
  const proxy: RpcProxy = {
    rpcUrl: `http://127.0.0.1:${address.port}`,
    rewrite,
    redirect: (asked) => asked,
    refuse: () => null,
    refuseBatch: () => null,
    hold: async () => {},
    asked: new Map(),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
  return proxy;
}
