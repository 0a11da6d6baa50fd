import { readFile } from 'node:fs/promises';
import { messages, visitorMessages } from '@upline/domain';
import { expect, test } from 'vitest';

const literal = /'([a-z][\w.]*\.[\w.]+)'/g;
const imported = /(?:from|import\()\s*'(\.{1,2}\/[^']+\.tsx?)'/g;

/** Message IDs used by a file and all its static and lazy imports. */
async function textsFrom(file: URL, seen = new Map<string, string[]>()): Promise<Map<string, string[]>> {
  if (seen.has(file.href) || file.href.endsWith('.generated.ts')) return seen;
  seen.set(file.href, []);
  const code = (await readFile(file, 'utf8')).replaceAll(/\/\*.*?\*\//gs, '');
  seen.set(
    file.href,
    [...code.matchAll(literal)].flatMap(([, id]) => (id && id in messages ? [id] : [])),
  );
  for (const [, path] of code.matchAll(imported)) if (path) await textsFrom(new URL(path, file), seen);
  return seen;
}

test('visitors’ pages use no text of the members’ catalogue', async () => {
  const texts = await textsFrom(new URL('AccessScreen.tsx', import.meta.url));
  const named = [...texts.values()].flat();
  expect(named).toContain('access.sponsor.unknown');
  expect(named).toContain('common.anonymous');
  expect(named.filter((id) => !(id in visitorMessages))).toEqual([]);
});
