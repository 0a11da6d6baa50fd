import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { expect, test } from 'vitest';

const repository = new URL('../../../', import.meta.url);

/** Starts like `pnpm start`, with a Node that reports another version. */
async function startOn(version: string, ...entry: readonly string[]) {
  const versions = `{ value: { ...process.versions, node: '${version}' } }`;
  const pretend = `data:text/javascript,Object.defineProperty(process, 'versions', ${versions})`;
  const { exitCode, stderr } = await execa('node', ['--import', pretend, ...entry], {
    cwd: fileURLToPath(repository),
    preferLocal: true,
    reject: false,
  });
  return { exitCode, stderr };
}

const refused = {
  exitCode: 1,
  stderr: 'The server needs Node 26 or newer. This is Node 24.1.0.',
};

test('exits on an older Node and names the required version', async () => {
  expect(await startOn('24.1.0', 'apps/server/src/main.ts')).toEqual(refused);
});

test('`pnpm start` checks Node before it reads TypeScript', async () => {
  const { scripts } = JSON.parse(await readFile(new URL('package.json', repository), 'utf8'));
  const [, first = ''] = /--import (\S+)/.exec(scripts.start) ?? [];
  expect(await startOn('24.1.0', '--import', first, '-e', '')).toEqual(refused);
  expect(await startOn('26.0.0', '--import', first, '-e', '')).toEqual({ exitCode: 0, stderr: '' });
});

test('requires the same Node in the root and the server', async () => {
  const read = async (file: string) => JSON.parse(await readFile(new URL(file, repository), 'utf8'));
  const root = await read('package.json');
  expect(root.engines).toEqual((await read('apps/server/package.json')).engines);
  const runtimes = Object.entries(root.optionalDependencies).filter(([name]) => name.startsWith('node-'));
  expect(runtimes.length).toBeGreaterThan(0);
  for (const [, version] of runtimes) expect(version).toMatch(/^26\./);
});
