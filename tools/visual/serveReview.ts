import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import * as z from 'zod';
import { answerFile } from '../storybook/serveFolder.ts';
import { writeVerdict } from './verdicts.ts';

const givenSchema = z.strictObject({ key: z.string().min(1).max(500), verdict: z.unknown() });

export interface Review {
  url: string;
  close(): void;
}

/**
 * Serves a report on this machine only, and stores its reader's verdicts in a file.
 * @param folder The report.
 * @param file The file of verdicts.
 */
export async function serveReview(folder: string, file: string): Promise<Review> {
  // Sequentially, because each verdict reads and writes the file.
  let last: Promise<unknown> = Promise.resolve();

  const server = createServer(async (request, reply) => {
    if (request.method !== 'POST') return answerFile(folder, request.url, reply);
    // JSON from another origin would need a CORS preflight, which is never answered.
    const isOwn = request.url === '/verdicts' && request.headers['content-type'] === 'application/json';
    if (!isOwn) return void reply.writeHead(404).end();
    try {
      const { key, verdict } = givenSchema.parse(await json(request));
      const written = last.then(() => writeVerdict(file, key, verdict));
      last = written.catch(() => undefined);
      await written;
      reply.writeHead(204).end();
    } catch {
      reply.writeHead(400).end();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}
