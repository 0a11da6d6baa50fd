import { buffer } from 'node:stream/consumers';
import { messages } from '@upline/domain';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { IncomingFile, Variables } from './handlers.ts';
import { readFiles } from './readFiles.ts';

type Receive = (file: IncomingFile) => Promise<string>;

function formOf(files: readonly File[]): FormData {
  const form = new FormData();
  for (const file of files) form.append('files', file);
  return form;
}

/** Sends a request to a reader. @returns The results for its files, or the error message. */
async function answer(request: RequestInit, receive: Receive): Promise<unknown> {
  const app = new Hono<{ Variables: Variables }>();
  let outcome: unknown;
  app.post('/', async (context) => {
    const reading = readFiles(context, { field: 'files', atMost: 10 })(receive);
    outcome = await reading.catch((error: Error) => error.message);
    return context.body(null);
  });
  await app.request('/', { method: 'POST', ...request });
  return outcome;
}

const read = (files: readonly File[], receive: Receive) => answer({ body: formOf(files) }, receive);

test('continues with the next file if a reader gives up midway', async () => {
  const offered: string[] = [];
  const outcome = await read(
    [new File(['a'.repeat(1_000_000)], '1.txt'), new File(['b'.repeat(1_000_000)], '2.txt')],
    async ({ name, content }) => {
      offered.push(name);
      for await (const chunk of content) {
        if (name === '1.txt') throw new Error(`No room for ${chunk.length > 0 ? name : ''}.`);
      }
      return name;
    },
  );
  expect(outcome).toBe('No room for 1.txt.');
  expect(offered).toEqual(['1.txt', '2.txt']);
});

test('returns results in the order sent, however long each file takes', async () => {
  const first = Promise.withResolvers<void>();
  const outcome = await read(
    [new File(['a'], '1.txt'), new File(['b'], '2.txt')],
    async ({ name, content }) => {
      const bytes = await buffer(content);
      if (name === '1.txt') await first.promise;
      else first.resolve();
      return `${name} ${bytes}`;
    },
  );
  expect(outcome).toEqual(['1.txt a', '2.txt b']);
});

test('ends an unfinished file after a malformed part', async () => {
  const part = (name: string, content: string) =>
    `--edge\r\nContent-Disposition: form-data; name="files"; filename="${name}"\r\n\r\n${content}\r\n`;
  const headers = { 'content-type': 'multipart/form-data; boundary=edge' };
  const body = part('a\0b', 'one') + part('note.txt', 'two');
  let isGivenUp = false;
  const outcome = await answer({ headers, body }, async ({ content }) => {
    try {
      return `${await buffer(content)}`;
    } finally {
      isGivenUp = true;
    }
  });
  expect(outcome).toBe(messages['server.malformed']);
  expect(isGivenUp).toBe(true);
});
