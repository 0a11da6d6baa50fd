import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type DeploymentFixture, deploymentFixture, wallets } from '@upline/localnet/testing';
import * as Keystore from 'ox/Keystore';
import { expect, onTestFinished, test, vi } from 'vitest';
import { deployCommand } from './command.ts';

const fixture = deploymentFixture();
const forTest = fileURLToPath(new URL('../../../localnet/src/testing/deployForTest.ts', import.meta.url));
const real = fileURLToPath(new URL('main.ts', import.meta.url));
const { privateKey } = wallets.admin;
const password = 'open sesame 4711';

const plan = 'To be sent';

interface Run {
  script?: string;
  words?: string[];
  environment?: NodeJS.ProcessEnv;
}

function start(here: DeploymentFixture, { script = forTest, words = [], environment = {} }: Run) {
  const { pools: _terms, ...config } = here.config();
  return spawn(process.execPath, [script, '--folder', here.folder, ...words], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      POLYGON_RPC_URL: here.rpcUrl,
      UPLINE_TEST_CONFIG: JSON.stringify(config),
      ...environment,
    },
  });
}

function requireNoSecret(text: string): void {
  for (const secret of [privateKey, privateKey.slice(2), password]) expect(text).not.toContain(secret);
}

async function output(here: DeploymentFixture, run: Run): Promise<{ code: number; text: string }> {
  const child = start(here, run);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      text += chunk;
    });
  }
  const [code] = await once(child, 'close');
  requireNoSecret(text);
  return { code, text };
}

/** Runs the command in this process. */
async function outputWithin(here: DeploymentFixture, { words = [], environment = {} }: Omit<Run, 'script'>) {
  let text = '';
  const hear = (chunk: string | Uint8Array) => {
    text += chunk;
    return true;
  };
  for (const stream of [process.stdout, process.stderr]) vi.spyOn(stream, 'write').mockImplementation(hear);
  const given = Object.entries({ POLYGON_RPC_URL: here.rpcUrl, ...environment });
  for (const [name, value] of given) vi.stubEnv(name, value);
  try {
    const command = deployCommand(here.config(), 'The test');
    await command.parseAsync(['--folder', here.folder, ...words], { from: 'user' });
    requireNoSecret(text);
    return { code: process.exitCode ?? 0, text };
  } finally {
    process.exitCode = undefined;
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  }
}

async function keystoreIn({ folder }: DeploymentFixture): Promise<string> {
  const [key, options] = Keystore.scrypt({ password, n: 1024, r: 8, p: 1 });
  const path = join(folder, 'admin.json');
  await writeFile(path, JSON.stringify(Keystore.encrypt(privateKey, key, options)));
  return path;
}

test('deploys with a keystore and checks the result without a key', async () => {
  const here = await fixture();
  const keystore = await keystoreIn(here);
  const secret = join(here.folder, 'password');
  await writeFile(secret, `${password}\n`);
  const words = ['--yes', '--keystore', keystore, '--password-file', secret];
  expect(await output(here, { words })).toMatchObject({ code: 0, text: expect.stringContaining('Written:') });
  expect(await readdir(here.folder)).toContain('137.json');
  expect(await output(here, { words: ['--dry-run'] })).toMatchObject({
    code: 0,
    text: expect.stringContaining('Every value on the chain is as meant.'),
  });
});

test('continues after a kill', async () => {
  const here = await fixture();
  const environment = { UPLINE_DEPLOYER_KEY: privateKey };
  const child = start(here, { words: ['--yes'], environment });
  const ended = once(child, 'close');
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith('14 of 38')) child.kill('SIGKILL');
  }
  await ended;
  expect(await readdir(here.folder)).toEqual(['137.unfinished.json']);
  const { code, text } = await output(here, { words: ['--yes'], environment });
  expect(code).toBe(0);
  expect(text).toMatch(/To be sent, 2[45]:/);
  expect(await here.registries()).toBe(1);
  expect(await here.sent()).toBe(38);
  expect(await readdir(here.folder)).toEqual(['137.json', '137.sources']);
});

test.each<{ what: string; says: string; run: Omit<Run, 'script'>; isPlanned?: boolean }>([
  { what: 'no key', says: 'There is no key.', run: { words: ['--yes'] } },
  {
    what: 'half a key',
    says: 'UPLINE_DEPLOYER_KEY holds no private key of 32 bytes.',
    run: { words: ['--yes'], environment: { UPLINE_DEPLOYER_KEY: privateKey.slice(0, 40) } },
  },
  {
    what: "another's key",
    says: `The key is that of ${wallets.root.address}, but only the admin`,
    run: { words: ['--yes'], environment: { UPLINE_DEPLOYER_KEY: wallets.root.privateKey } },
  },
  {
    what: 'nobody to ask',
    says: 'There is no terminal to ask at.',
    run: { environment: { UPLINE_DEPLOYER_KEY: privateKey } },
    isPlanned: true,
  },
  {
    what: 'no node',
    says: 'POLYGON_RPC_URL names no node.',
    run: { words: ['--yes'], environment: { POLYGON_RPC_URL: '' } },
  },
  {
    what: 'a node of another kind',
    says: 'POLYGON_RPC_URL is no address of a node',
    run: { words: ['--yes'], environment: { POLYGON_RPC_URL: `wss://127.0.0.1:9/${password}` } },
  },
  {
    what: 'a node that does not answer',
    says: 'The node of POLYGON_RPC_URL does not answer.',
    run: {
      words: ['--yes'],
      environment: { POLYGON_RPC_URL: `http://127.0.0.1:9/${password}`, UPLINE_DEPLOYER_KEY: privateKey },
    },
  },
])('$what: explains the error and sends nothing', async ({ says, run, isPlanned = false }) => {
  const here = await fixture();
  const { code, text } = await outputWithin(here, run);
  expect(code).toBe(1);
  expect(text).toContain(says);
  expect(text.includes(plan)).toBe(isPlanned);
  expect(text).not.toMatch(/ at .*\.ts:\d+/);
  expect(await here.sent()).toBe(0);
});

test('explains that no wallets are configured, and exits', async () => {
  const here = await fixture();
  const run = { script: real, words: ['--yes'], environment: { UPLINE_DEPLOYER_KEY: privateKey } };
  const { code, text } = await output(here, run);
  expect(code).toBe(1);
  expect(text).toContain("packages/operate/src/deploy/polygon.ts does not name the operator's wallets yet");
  expect(text).not.toMatch(/ at .*\.ts:\d+/);
});

test('leaves no secret in the environment of child processes', async () => {
  const here = await fixture();
  const names = ['POLYGON_RPC_URL', 'UPLINE_DEPLOYER_KEY', 'UPLINE_KEYSTORE_PASSWORD'] as const;
  for (const name of names) vi.stubEnv(name, password);
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  deployCommand(here.config(), 'The test');
  for (const name of names) expect(process.env).not.toHaveProperty(name);
});

test('rejects a wrong password', async () => {
  const here = await fixture();
  const words = ['--yes', '--keystore', await keystoreIn(here)];
  const { code, text } = await outputWithin(here, {
    words,
    environment: { UPLINE_KEYSTORE_PASSWORD: 'open barley 4711' },
  });
  expect(code).toBe(1);
  expect(text).toContain('The password does not open');
  expect(text).not.toContain('barley');
  expect(await here.sent()).toBe(0);
});
