import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Content types to compress; fonts are compressed already. */
const text = /^text|svg/;

export interface ServedApp {
  url: string;
  close(): void;
}

/**
 * Serves a built single-page app on a free port: texts compressed, index.html for every path of the
 * app.
 */
export async function serveApp(folder: string): Promise<ServedApp> {
  const server = createServer(async ({ url = '/' }, reply) => {
    const path = normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname));
    const extension = extname(path);
    const content = await readFile(join(folder, extension ? path : 'index.html')).catch(() => null);
    const type = types[extension || '.html'] ?? 'text/plain';
    if (content && text.test(type)) {
      reply.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip' });
      reply.end(gzipSync(content, { level: 9 }));
    } else {
      reply.writeHead(content ? 200 : 404, { 'content-type': type });
      reply.end(content ?? '');
    }
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return { url: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}
