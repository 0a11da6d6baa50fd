import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mjs': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export interface FolderServer {
  url: string;
  close(): void;
}

/** Replies with a file of a folder, unchanged. */
export async function answerFile(folder: string, url = '/', reply: ServerResponse): Promise<void> {
  const { pathname } = new URL(url, 'http://localhost');
  const path = normalize(decodeURIComponent(pathname.endsWith('/') ? `${pathname}index.html` : pathname));
  const file = join(folder, path);
  const found = await stat(file).catch(() => null);
  if (!found?.isFile()) return void reply.writeHead(404).end();
  reply.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
  createReadStream(file).pipe(reply);
}

export async function serveFolder(folder: string): Promise<FolderServer> {
  const server = createServer(({ url }, reply) => answerFile(folder, url, reply));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${port}`, close };
}
