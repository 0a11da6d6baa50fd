import { once } from 'node:events';
import { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';

/** How long open requests may still take once the server is told to stop, in milliseconds. */
const grace = 8000;

/**
 * How long connections may take, in milliseconds. A request as a whole has the time of uploads; what is no upload
 * has less, and the calls see to that where they read it. A connection that says nothing counts as headers that do
 * not come; one that is kept for the next request stays a little longer than proxies keep theirs.
 */
const patience = {
  headersTimeout: 15_000,
  requestTimeout: 15 * 60_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5000,
} as const;

/** How often connections that have become idle meanwhile are closed, in milliseconds. */
const idleCheck = 50;

/** A server that listens. */
export interface Listening {
  url: string;
  /** Takes nothing new, lets what has begun come to its end, and cuts off what takes too long. */
  close(): Promise<void>;
}

interface Place {
  host: string;
  port: number;
  /** Name host and port for the operator who has to change them. */
  variables?: { host: string; port: string };
}

/**
 * Puts an app on a port; 0 takes any free one.
 * @throws Error that names host, port and their variables when they cannot be had.
 */
export async function listen(
  app: Pick<Hono, 'fetch'>,
  { host, port, variables = { host: 'UPLINE_HOST', port: 'UPLINE_API_PORT' } }: Place,
): Promise<Listening> {
  const server = createAdaptorServer({ fetch: app.fetch, serverOptions: patience });
  if (!(server instanceof Server)) throw new Error('The adaptor made no HTTP server.');
  server.listen(port, host);
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') {
      throw new Error(`Port ${port} is taken. Set ${variables.port} to a free one, or end what uses it.`);
    }
    const names = `${variables.host} and ${variables.port}`;
    throw new Error(`Nothing can listen at ${host}, port ${port}: ${error.code}. Look at ${names}.`);
  });
  const address = server.address();
  const actual = typeof address === 'object' && address !== null ? address.port : port;
  return {
    url: `http://${host}:${actual}`,
    async close() {
      const closed = once(server, 'close');
      server.close();
      // A connection that was busy a moment ago would be kept open by its browser.
      const idle = setInterval(() => server.closeIdleConnections(), idleCheck);
      const deadline = setTimeout(() => server.closeAllConnections(), grace);
      await closed;
      clearInterval(idle);
      clearTimeout(deadline);
    },
  };
}
