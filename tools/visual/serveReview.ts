import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import * as z from 'zod';
import { answerFile } from '../storybook/serveFolder.ts';
import { writeVerdict } from './verdicts.ts';

const givenSchema = z.strictObject({ key: z.string().min(1).max(500), verdict: z.unknown() });

/** A review that is being served. */
export interface Review {
  url: string;
  close(): void;
}

/**
 * Serves a report on this machine alone, and writes what its reader accepts and rejects into a file.
 * @param folder The report.
 * @param file Where verdicts are kept.
 */
export async function serveReview(folder: string, file: string): Promise<Review> {
  // One after the other: each reads the file and writes it.
  let last: Promise<unknown> = Promise.resolve();

  const server = createServer(async (request, reply) => {
    if (request.method !== 'POST') return answerFile(folder, request.url, reply);
    // Another page in the same browser can send no JSON here without being asked first, which is never answered.
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
