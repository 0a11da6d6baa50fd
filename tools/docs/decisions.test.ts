import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('../../docs/decisions/', import.meta.url));
const files = (await readdir(folder)).filter((file) => file !== 'README.md').toSorted();
const pages = await Promise.all(
  files.map(async (file) => ({ file, text: await readFile(`${folder}${file}`, 'utf8') })),
);
const index = await readFile(`${folder}README.md`, 'utf8');

test('the index lists every page once, by its title', () => {
  const lines = [...index.matchAll(/^- \[.*$/gm)].map(([line]) => line);
  const expected = pages.map(({ file, text }) => `- [${/^# (.+)$/m.exec(text)?.[1]}](${file})`);
  expect(lines.toSorted()).toEqual(expected.toSorted());
});

test.each(pages)('$file gives each choice a heading and a few lines', ({ text }) => {
  const [, ...choices] = text.split(/^## /m);
  expect(choices).not.toHaveLength(0);
  for (const choice of choices) {
    const [heading, ...lines] = choice.trim().split('\n');
    expect(lines.join('').length, heading).toBeGreaterThan(40);
    expect(lines.length, heading).toBeLessThan(30);
  }
});
