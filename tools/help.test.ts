import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { expect, test } from 'vitest';

const repository = fileURLToPath(new URL('..', import.meta.url));
const { scripts } = JSON.parse(await readFile(`${repository}package.json`, 'utf8'));

/** The repository's own commands: a file run by Node, without further commands. */
const own = Object.entries<string>(scripts).flatMap(([name, script]) => {
  const [, words = ''] = /^(?:\w+=\S+ )?node ([^&]+)$/.exec(script) ?? [];
  return words ? [{ name, words: words.split(' ') }] : [];
});

test('finds the commands', () => expect(own.length).toBeGreaterThan(12));

test.each(own)('pnpm $name caches compiled code for its next start', async ({ words }) => {
  const [first = ''] = words.filter((word) => word.endsWith('.ts'));
  const source = await readFile(`${repository}${first}`, 'utf8');
  const isKept = words.join(' ').startsWith('--import @upline/chain/compileCache ');
  // Alternatively its first import enables the cache, and the others are dynamic.
  expect(
    isKept || /^import '(?:@upline\/chain\/compileCache|\.\.\/terminal\/compileCache\.ts)';$/m.test(source),
  ).toBe(true);
});

test.each(own)(
  'pnpm $name --help prints the usage and does nothing',
  async ({ words }) => {
    const { stdout, exitCode } = await execa(process.execPath, [...words, '--help'], {
      cwd: repository,
      reject: false,
      stdin: 'ignore',
      timeout: 60_000,
    });
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(/^Usage: |^pnpm \w+ \[/m);
  },
  60_000,
);
