import { buffer } from 'node:stream/consumers';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { Variables } from './handlers.ts';
import { type IncomingFile, readFiles } from './readFiles.ts';

/** Sends files to a reader. @returns What it made of them, or the words with which it failed. */
async function read(
  files: readonly File[],
  receive: (file: IncomingFile) => Promise<string>,
): Promise<unknown> {
  const app = new Hono<{ Variables: Variables }>();
  const form = new FormData();
  for (const file of files) form.append('files', file);
  let outcome: unknown;
  app.post('/', async (context) => {
    const reading = readFiles(context, { field: 'files', atMost: 10 })(receive);
    outcome = await reading.catch((error: Error) => error.message);
    return context.body(null);
  });
  await app.request('/', { method: 'POST', body: form });
  return outcome;
}

test('a file whose reader gives up midway does not hold up those behind it', async () => {
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

test('what was made of files comes in the order sent, however long each takes', async () => {
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
