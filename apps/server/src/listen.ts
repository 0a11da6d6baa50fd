import { once } from 'node:events';
import { createAdaptorServer } from '@hono/node-server';
import type { createApp } from './http/createApp.ts';

/** How long open requests may still take once the server is told to stop, in milliseconds. */
const grace = 5000;

/** A server that listens. */
export interface Listening {
  url: string;
  close(): Promise<void>;
}

/**
 * Puts the app on a port; 0 takes any free one.
 * @throws Error that names the port and its variable when it is taken.
 */
export async function listen(
  app: ReturnType<typeof createApp>,
  { host, port }: { host: string; port: number },
): Promise<Listening> {
  const server = createAdaptorServer({ fetch: app.fetch });
  server.listen(port, host);
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${port} is taken. Set UPLINE_API_PORT to a free one, or end what uses it.`);
  });
  const address = server.address();
  const actual = typeof address === 'object' && address !== null ? address.port : port;
  return {
    url: `http://${host}:${actual}`,
    async close() {
      const closed = once(server, 'close');
      server.close();
      if ('closeIdleConnections' in server) server.closeIdleConnections();
      const timer = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), grace);
      await closed;
      clearTimeout(timer);
    },
  };
}
