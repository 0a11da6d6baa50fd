import { readFile } from 'node:fs/promises';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { expect, test } from 'vitest';
import { anchorsOf, withoutCode } from './markdown.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { stdout } = await execa('git', ['ls-files', '-z'], { cwd: root });
const tracked = stdout.split('\0').filter(Boolean);
// Help articles link to pages of the app; `tools/compileHelp.ts` checks those links.
const pages = tracked.filter((file) => file.endsWith('.md') && !file.startsWith('help/'));

/** Every file and folder of the repository. */
const places = new Set(
  tracked.flatMap((file) => file.split('/').map((_, at, parts) => parts.slice(0, at + 1).join('/'))),
);

const read = (page: string) => readFile(`${root}${page}`, 'utf8');

/** The fault of a link in a page; `null` if the link is valid. */
async function faultOf(page: string, link: string): Promise<string | null> {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? page : posix.join(posix.dirname(page), path).replace(/\/$/, '');
  if (!places.has(target)) return `${link}: no such file`;
  if (anchor === undefined || anchorsOf(await read(target)).has(anchor)) return null;
  return `${link}: no such heading`;
}

test('there are pages', () => expect(pages).toContain('docs/specification.md'));

test.each(pages)('%s links to existing files and headings', async (page) => {
  const links = [...withoutCode(await read(page)).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
  const own = links.filter((link) => !/^\w+:/.test(link));
  const faults = await Promise.all(own.map((link) => faultOf(page, link)));
  expect(faults.filter((fault) => fault !== null)).toEqual([]);
});

/** Files created by a run or by a launch, and so missing in a checkout. */
const made = /^contracts\/(out|cache|deployments\/137\.)/;

test.each(pages)('%s mentions existing files', async (page) => {
  // docs/security.md abbreviates the paths of the server's tests this way.
  const text = (await read(page)).replaceAll('`server/', '`apps/server/test/');
  const named = [...text.matchAll(/`((?:apps|bench|contracts|deploy|docs|packages|tools)\/[\w./-]+)`/g)];
  const paths = named.map(([, path = '']) => path.replace(/\/$/, ''));
  expect(paths.filter((path) => !places.has(path) && !made.test(path))).toEqual([]);
});

test('every page mentioned by a source file exists', async () => {
  const { stdout: found } = await execa(
    'git',
    ['grep', '-noIE', '\\bdocs/[A-Za-z0-9_./-]+\\.md\\b', '--', ':!*.md'],
    { cwd: root },
  );
  const named = found.split('\n').map((line) => ({ line, page: line.slice(line.lastIndexOf(':') + 1) }));
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter(({ page }) => !places.has(page)).map(({ line }) => line)).toEqual([]);
});
