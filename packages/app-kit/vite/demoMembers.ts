import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** Serves the local network's demo members to the demo wallet, in development only. */
export function demoMembers(file: string | undefined): Plugin {
  return {
    name: 'upline:demo-members',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/@demo-members', async (_, reply) => {
        const members = file ? await readFile(file, 'utf8').catch(() => '[]') : '[]';
        reply.setHeader('content-type', 'application/json');
        reply.setHeader('cache-control', 'no-store');
        reply.end(members);
      });
    },
  };
}
