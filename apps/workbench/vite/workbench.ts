import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { benchScenarios } from './benchScenarios.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

/**
 * Serves the workbench the deployment that its chain must contain. Development only.
 * @param dataDir Data folder of the local chain or fork; responds with 404 if undefined.
 */
function benchCheckout(dataDir: string | undefined): Plugin {
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

/** Serves the workbench's page at `/bench` and below. */
const pages: Plugin = {
  name: 'upline:bench-pages',
  apply: 'serve',
  // Without this entry, the first visit would reload the page to add the workbench's dependencies.
  config: () => ({ optimizeDeps: { entries: ['index.html', `${root}index.html`] } }),
  configureServer(server) {
    server.middlewares.use('/bench', async (request, reply, next) => {
      try {
        const html = await readFile(`${root}index.html`, 'utf8');
        const page = html.replace('"./src/', `"/@fs${root}src/`);
        reply.setHeader('content-type', 'text/html');
        reply.end(await server.transformIndexHtml(request.originalUrl ?? '/bench', page));
      } catch (error) {
        next(error);
      }
    });
  },
};

/**
 * Adds the workbench to another app's development server.
 * @param chain Data folder and node of the chain.
 */
export function workbench(chain: { dataDir: string | undefined; rpcUrl: string | undefined }): Plugin[] {
  return [benchCheckout(chain.dataDir), benchScenarios(chain.dataDir, chain.rpcUrl), pages];
}
