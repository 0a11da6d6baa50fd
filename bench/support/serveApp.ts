import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** A built app behind a server of its own. */
export interface ServedApp {
  url: string;
  close(): void;
}

/** Serves a built single-page app on a free port: files as they are, index.html for every path of the app. */
export async function serveApp(folder: string): Promise<ServedApp> {
  const server = createServer(async ({ url = '/' }, reply) => {
    const path = normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname));
    const extension = extname(path);
    const content = await readFile(join(folder, extension ? path : 'index.html')).catch(() => null);
    reply.writeHead(content ? 200 : 404, { 'content-type': types[extension || '.html'] ?? 'text/plain' });
    reply.end(content ?? '');
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return { url: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}
