import type { IncomingMessage } from 'node:http';
import type { Plugin } from 'vite';

/** Limit for a name and a description. */
const mostBytes = 10_000;

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) {
    parts.push(Buffer.from(part));
    if (parts.reduce((sum, { length }) => sum + length, 0) > mostBytes)
      throw new RangeError('Too much was sent.');
  }
  return Buffer.concat(parts).toString('utf8');
}

/** Rejects other sites in the same browser, which cannot send JSON without CORS permission. */
function isOwn({ method, headers, socket }: IncomingMessage): boolean {
  const isLoopback = /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '');
  const isOwnPage = !headers.origin || URL.parse(headers.origin)?.host === headers.host;
  return isLoopback && isOwnPage && (method === 'GET' || headers['content-type'] === 'application/json');
}

/**
 * Lets the workbench store recorded scenarios in this checkout and replay them. Development only.
 * @param dataDir Data folder of the chain; offers nothing if undefined.
 */
export function benchScenarios(dataDir: string | undefined, rpcUrl: string | undefined): Plugin {
  return {
    name: 'upline:bench-scenarios',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/__bench/scenarios', async (request, reply) => {
        const send = (status: number, body: unknown) => {
          reply.statusCode = status;
          reply.setHeader('content-type', 'application/json');
          reply.setHeader('cache-control', 'no-store');
          reply.end(JSON.stringify(body));
        };
        if (!dataDir || !rpcUrl) return send(404, { error: 'No chain was declared.' });
        if (!isOwn(request)) return send(403, { error: 'Only the workbench itself may ask.' });
        try {
          // Lazy, because most starts of the app never need it.
          const { answerBench } = await import('@upline/localnet');
          const path = new URL(request.url ?? '/', 'http://bench').pathname.replace(/\/$/, '');
          const asked = { method: request.method ?? 'GET', path, body: await bodyOf(request) };
          const { status, body } = await answerBench(asked, { dataDir, rpcUrl });
          send(status, body);
        } catch (error) {
          send(400, { error: error instanceof Error ? error.message : String(error) });
        }
      });
    },
  };
}
