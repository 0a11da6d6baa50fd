import { expect, test } from 'vitest';
import { jsonLines } from './jsonLines.ts';

function bodyOf(text: string, size: number): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(at, at + size));
      at += size;
    },
  });
}

async function read(text: string, size: number): Promise<unknown[]> {
  const seen: unknown[] = [];
  for await (const one of jsonLines(bodyOf(text, size))) seen.push(one);
  return seen;
}

const lines = [
  { id: '1-0-0', name: 'Zoë "the }{ one"' },
  { id: '2-0-0', name: '\\', list: [{ deep: { er: ']' } }] },
  { id: '3-0-0', name: '' },
];

test.each([1, 2, 7, 64, 100_000])('parses lines from chunks of %i bytes', async (size) => {
  expect(await read(JSON.stringify(lines), size)).toEqual(lines);
  expect(await read(JSON.stringify(lines, null, 2), size)).toEqual(lines);
});

test('yields nothing for an empty array', async () => expect(await read('[]', 1)).toEqual([]));

test.each(['', '[', '[{"id":"1"}', '[{"id":"1"},{"id"', '[{"id":"1"},'])(
  'rejects the truncated array %j',
  async (text) => {
    await expect(read(text, 3)).rejects.toThrow(SyntaxError);
  },
);
