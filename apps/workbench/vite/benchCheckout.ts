import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Serves the workbench the deployment that its chain must contain. Development only.
 * @param dataDir Data folder of the local chain or fork; responds with 404 if undefined.
 */
export function benchCheckout(dataDir: string | undefined): Plugin {
  return {
    name: 'upline:bench-checkout',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/__bench/deployment', async (_, reply) => {
        const text = dataDir ? await readFile(join(dataDir, 'deployment.json'), 'utf8').catch(() => '') : '';
        reply.statusCode = text ? 200 : 404;
        reply.setHeader('content-type', 'application/json');
        reply.setHeader('cache-control', 'no-store');
        reply.end(text);
      });
    },
  };
}
