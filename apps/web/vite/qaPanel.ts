import { execFile } from 'node:child_process';
import { json } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';

const chain = fileURLToPath(new URL('../../../packages/localnet/src/cli/main.ts', import.meta.url));

/** Grows the demo network, as `pnpm chain grow` does. @throws Error with the command's output. */
async function grow(asked: unknown): Promise<void> {
  const members = typeof asked === 'object' && asked !== null && 'members' in asked ? asked.members : null;
  const isCount = typeof members === 'number' && Number.isInteger(members) && members > 0 && members <= 500;
  if (!isCount) throw new RangeError('A number of members from 1 to 500 is asked for.');
  await promisify(execFile)(process.execPath, [chain, 'grow', String(members)]);
}

/** Adds the testers' panel to the page before the app starts, in development only. */
export function qaPanel(): Plugin {
  return {
    name: 'upline:qa-panel',
    apply: 'serve',
    transformIndexHtml: {
      order: 'pre',
      handler: () => [
        { tag: 'script', attrs: { type: 'module', src: '/vite/qa/panel.ts' }, injectTo: 'head' },
      ],
    },
    configureServer({ middlewares }) {
      middlewares.use('/__qa/members', async (request, reply) => {
        // JSON from another origin would need a CORS preflight, which is never answered.
        const isOwn = request.method === 'POST' && request.headers['content-type'] === 'application/json';
        if (!isOwn) return void reply.writeHead(404).end();
        try {
          await grow(await json(request));
          reply.writeHead(204).end();
        } catch (error) {
          reply.writeHead(400, { 'content-type': 'text/plain' }).end((error as Error).message);
        }
      });
    },
  };
}
