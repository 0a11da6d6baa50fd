import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Tells the workbench which deployment this server was started with: the one that its chain must hold. In development
 * only, never in a build.
 * @param dataDir The folder of the local chain's things, or the fork's; without one nothing is declared.
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
