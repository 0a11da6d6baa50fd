import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createClient } from '@upline/api';
import { execa } from 'execa';
import openapiTS, { astToString } from 'openapi-typescript';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBrowser } from './support/browser.ts';
import { startServer } from './support/serverProcess.ts';
import { startTestChain, type TestChain } from './support/testChain.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** Folder with the packages that the example program imports. */
const packages = fileURLToPath(new URL('../node_modules', import.meta.url));

let chain: TestChain;
let server: Awaited<ReturnType<typeof startServer>>;
let folder: string;

beforeAll(async () => {
  chain = await startTestChain();
  server = await startServer({ UPLINE_DATA_DIR: chain.dataDir, RPC_URL: chain.rpcUrl });
  folder = await mkdtemp(join(tmpdir(), 'upline-api-client-'));
  await symlink(packages, join(folder, 'node_modules'));
});

afterAll(async () => {
  await server?.end('SIGTERM');
  await chain.chain.stop();
  await rm(folder, { recursive: true });
});

/** Writes the program of docs/api.md beside the types generated from the served document. */
async function writeProgram(): Promise<string> {
  const page = await readFile(`${root}docs/api.md`, 'utf8');
  const [, program] = /```ts\n([\s\S]*?)```/.exec(page) ?? [];
  if (program === undefined) throw new Error('docs/api.md holds no program.');
  const document = await (await fetch(`${server.url}/api/openapi.json`)).text();
  await writeFile(join(folder, 'upline.d.ts'), astToString(await openapiTS(document)));
  const file = join(folder, 'openTicket.mts');
  await writeFile(file, program);
  return file;
}

async function registeredKey() {
  const key = generatePrivateKey();
  const account = privateKeyToAccount(key);
  const browser = createBrowser((request) => fetch(request));
  const client = createClient({ baseUrl: server.url, token: () => null, fetch: browser });
  const { data: message } = await client.call('signinMessage', {});
  const signature = await account.signMessage({ message });
  await client.call('register', { body: { walletId: account.address, signature } });
  return key;
}

test('the program in docs/api.md compiles, signs in, reads a level and opens a ticket', async () => {
  const file = await writeProgram();
  const strictly = [
    '--ignoreConfig',
    '--strict',
    '--noEmit',
    '--module',
    'nodenext',
    '--target',
    'esnext',
    '--types',
    'node',
  ];
  const compiled = await execa('tsc', [...strictly, '--allowImportingTsExtensions', '--skipLibCheck', file], {
    cwd: root,
    preferLocal: true,
    reject: false,
  });
  expect(compiled.stdout).toBe('');

  const env = { UPLINE_URL: server.url, WALLET_KEY: await registeredKey() };
  const { stdout } = await execa(process.execPath, [file], { env });
  expect(stdout.split('\n')).toEqual([
    'Level 1 costs $50.',
    expect.stringMatching(/^Limit: "wallet";r=\d+;t=\d+$/),
    expect.stringMatching(/^Ticket \S+ is open\.$/),
  ]);
});
