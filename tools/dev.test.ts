import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startChain } from '@upline/localnet';
import { execa } from 'execa';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { freePorts, type Ports } from './stack/ports.ts';

const repository = fileURLToPath(new URL('..', import.meta.url));

let home: string;
let ports: Ports;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'upline-dev-'));
  onTestFinished(() => rm(home, { recursive: true, force: true }));
  ports = await freePorts();
});

/** Runs the command to its end, which is immediate for a refusal. */
const dev = (args: readonly string[], dataDir: string, environment: Record<string, string> = {}) =>
  execa('node', [join(repository, 'tools/dev.ts'), ...args], {
    cwd: home,
    reject: false,
    env: {
      HOME: home,
      UPLINE_WEB_PORT: `${ports.web}`,
      UPLINE_DESK_PORT: `${ports.desk}`,
      UPLINE_API_PORT: `${ports.api}`,
      UPLINE_RPC_PORT: `${ports.rpc}`,
      UPLINE_DATA_DIR: dataDir,
      ...environment,
    },
  });

async function precious(folder: string): Promise<string> {
  await mkdir(join(folder, 'photos'), { recursive: true });
  await writeFile(join(folder, 'thesis.txt'), 'words');
  await writeFile(join(folder, 'photos/a.jpg'), 'picture');
  return folder;
}

test.each([
  ['a folder of somebody’s', 'precious', 'photos, thesis.txt'],
  ['the folder that one stands in', '.', 'the home folder'],
  ['the folder above', '..', 'the home folder'],
  ['the root of the disk', '/', 'the home folder'],
])('--fresh refuses %s and deletes nothing', async (_, dataDir, found) => {
  const folder = await precious(join(home, 'precious'));
  const { exitCode, stdout, stderr } = await dev(['--fresh'], dataDir);
  expect(stderr).toContain('is not emptied: it holds');
  expect(stderr).toContain(found);
  expect(stdout).toBe('');
  expect(exitCode).toBe(1);
  expect(await readFile(join(folder, 'thesis.txt'), 'utf8')).toBe('words');
  expect(await readFile(join(folder, 'photos/a.jpg'), 'utf8')).toBe('picture');
});

test('--fork refuses a folder of the fork’s name that no fork has written', async () => {
  const fork = await precious(join(home, 'data/fork'));
  const node = { POLYGON_RPC_URL: 'http://127.0.0.1:1' };
  const { exitCode, stderr } = await dev(['--fork'], join(home, 'data'), node);
  expect(stderr).toContain(
    `${fork} is not emptied: it holds what pnpm dev did not write there: photos, thesis.txt.`,
  );
  expect(exitCode).toBe(1);
  expect(existsSync(join(fork, 'thesis.txt'))).toBe(true);
});

test('rejects a fork without a coin once, with the options of dev', async () => {
  const copied = await startChain({ port: 0 });
  onTestFinished(() => copied.stop());
  const node = { POLYGON_RPC_URL: copied.rpcUrl };
  const { exitCode, stdout, stderr } = await dev(['--fork'], join(home, 'data'), node);
  expect(exitCode).toBe(1);
  const said = `${stdout}\n${stderr}`;
  expect(said.match(/name the stable coin that stands there with --coin <address>\./g)).toHaveLength(1);
  expect(said).not.toContain('--bare');
});

test('answers a taken port with a command line that starts a second copy', async () => {
  const squatter = createServer().listen(ports.api, '127.0.0.1');
  await once(squatter, 'listening');
  onTestFinished(() => void squatter.close());
  await mkdir(join(home, '.upline-2'));
  const { exitCode, stderr } = await dev(['--fresh'], '');
  expect(exitCode).toBe(1);
  expect(stderr).toContain(`Port ${ports.api} (UPLINE_API_PORT) is taken.`);
  expect(stderr).toMatch(/^UPLINE_WEB_PORT=\d+ .* UPLINE_DATA_DIR=\.upline-3 pnpm dev --fresh$/m);
});

test('rejects two variables with the same port', async () => {
  const { exitCode, stderr } = await dev([], '', { UPLINE_DESK_PORT: `${ports.web}` });
  expect(exitCode).toBe(1);
  expect(stderr).toContain(`UPLINE_WEB_PORT and UPLINE_DESK_PORT are the same port, ${ports.web}.`);
});

test.each(['dev', 'test', 'storybook/build'])(
  '%s reports a path with an apostrophe before it starts anything',
  async (name) => {
    const odd = join(home, "it's a path");
    await cp(join(repository, 'tools'), join(odd, 'tools'), { recursive: true });
    for (const shared of ['package.json', 'node_modules', 'packages', 'apps']) {
      await symlink(join(repository, shared), join(odd, shared));
    }
    const run = await execa('node', [`tools/${name}.ts`], { cwd: odd, reject: false });
    expect(run.stderr).toContain(`The apps cannot be built or served from ${odd}/`);
    expect(run.stdout).toBe('');
    expect(run.exitCode).toBe(1);
  },
);
