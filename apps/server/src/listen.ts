import { once } from 'node:events';
import { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';

/** How long open requests may still take once the server is told to stop, in milliseconds. */
const grace = 8000;

/** How long a request may take to come in, in milliseconds: as long as the app waits for its uploads. */
const patience = 15 * 60_000;

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
  /** Name host and port for whoever has to change them. */
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
  const server = createAdaptorServer({ fetch: app.fetch });
  if (!(server instanceof Server)) throw new Error('The adaptor made no HTTP server.');
  server.requestTimeout = patience;
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
