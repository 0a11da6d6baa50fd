import { once } from 'node:events';
import { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';

/** Milliseconds that open requests may take after a signal to stop. */
const grace = 8000;

/**
 * Timeouts in milliseconds. The timeout of a request suits uploads; other calls enforce a shorter
 * one when they read their body. A silent connection counts as missing headers. Idle connections
 * outlive the keep-alive of common proxies.
 */
const patience = {
  headersTimeout: 15_000,
  requestTimeout: 15 * 60_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5000,
} as const;

/** Interval of closing idle connections during shutdown, milliseconds. */
const idleCheck = 50;

export interface Listening {
  url: string;
  /** Rejects new connections, lets requests finish, and closes slow ones. */
  close(): Promise<void>;
}

interface Place {
  host: string;
  port: number;
  /** Names of the variables for host and port, for error messages. */
  variables?: { host: string; port: string };
}

/**
 * Listens on a port; 0 selects any free one.
 * @throws Error that names host, port and their variables if they are unavailable.
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
      // A browser would keep a connection open whose request has just finished.
      const idle = setInterval(() => server.closeIdleConnections(), idleCheck);
      const deadline = setTimeout(() => server.closeAllConnections(), grace);
      await closed;
      clearInterval(idle);
      clearTimeout(deadline);
    },
  };
}
