import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('../../docs/decisions/', import.meta.url));
const files = (await readdir(folder)).filter((file) => file !== 'README.md').toSorted();
const pages = await Promise.all(
  files.map(async (file) => ({ file, text: await readFile(`${folder}${file}`, 'utf8') })),
);
const index = await readFile(`${folder}README.md`, 'utf8');

test('the index names every decision once, by its number and title', () => {
  const lines = [...index.matchAll(/^- \[.*$/gm)].map(([line]) => line);
  const expected = pages.map(({ file, text }) => {
    const title = /^# (.+)$/m.exec(text)?.[1];
    return `- [${file.slice(0, 4)}](${file}) ${title}`;
  });
  expect(lines.toSorted()).toEqual(expected);
});

test('every decision has a number of its own', () => {
  const numbers = files.map((file) => /^(\d{4})-[a-z\d-]+\.md$/.exec(file)?.[1]);
  expect(numbers).not.toContain(undefined);
  expect(new Set(numbers).size).toBe(files.length);
});

test.each(pages)('$file is short and says context, decision and consequences', ({ text }) => {
  const parts = [...text.matchAll(/^\*\*(.+?)\.\*\* /gm)].map(([, part]) => part);
  expect(parts).toEqual(['Context', 'Decision', 'Consequences']);
  expect(text.split('\n').length).toBeLessThan(40);
});
