import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { chainForTest, folderForTest } from '../testing/localWorld.ts';
import { deploymentPath } from './deploymentFile.ts';

const command = fileURLToPath(new URL('cli.ts', import.meta.url));

function chain(environment: NodeJS.ProcessEnv, ...words: string[]) {
  return spawn(process.execPath, [command, ...words], { env: { ...process.env, ...environment } });
}

async function output(
  environment: NodeJS.ProcessEnv,
  ...words: string[]
): Promise<{ code: number; text: string }> {
  const child = chain(environment, ...words);
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      text += chunk;
    });
  const [code] = await once(child, 'close');
  return { code, text };
}

/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const { port, stop } = await chainForTest();
  await stop();
  return port;
}

test('one terminal starts a grown chain that another one plays with', async () => {
  const path = await folderForTest();
  const environment = { UPLINE_DATA_DIR: path, UPLINE_RPC_PORT: String(await freePort()) };
  const running = chain(environment, 'start', '--members', '4');
  const ended = once(running, 'close');
  try {
    for await (const line of createInterface({ input: running.stdout })) {
      if (line.startsWith('The chain listens')) break;
    }
    const wallet = '0x00000000000000000000000000000000000000aA';
    expect((await output(environment, 'mint', wallet, '1234.5')).text).toContain('has $1,234.50.');
    expect((await output(environment, 'grow', '6')).text).toContain('6 demo members');
    expect((await output(environment, 'status')).text).toMatch(/pool 1 .* CapistaPool +\$50\.00 {2}7 in/);
    expect((await output(environment, 'time', '+7d')).code).toBe(0);
    expect((await output(environment, 'reorg', '--depth', '2')).code).toBe(0);
    expect((await output(environment, 'mine', '3')).text).toMatch(/at block \d+/);
  } finally {
    running.kill('SIGINT');
  }
  expect(await ended).toEqual([0, null]);
});

test('a chain that does not answer is missed by its address', async () => {
  const environment = { UPLINE_RPC_PORT: String(await freePort()) };
  expect(await output(environment, 'mine')).toEqual({
    code: 1,
    text: `No chain answers at http://127.0.0.1:${environment.UPLINE_RPC_PORT}. Start one with: pnpm chain start\n`,
  });
});

test('a start that fails ends the chain that it started', { timeout: 20_000 }, async () => {
  const path = await folderForTest();
  await writeFile(deploymentPath(path), '{');
  const environment = { UPLINE_DATA_DIR: path, UPLINE_RPC_PORT: String(await freePort()) };
  const { code, text } = await output(environment, 'start');
  expect(code).toBe(1);
  expect(text).toContain('pnpm dev --fresh');
});

test('a word that makes no sense is answered by how to say it', async () => {
  expect(await output({}, 'time', 'soon')).toMatchObject({ code: 1, text: expect.stringContaining('+7d') });
  expect(await output({}, 'mint', 'me', '1')).toMatchObject({
    code: 1,
    text: expect.stringContaining('wallet'),
  });
  const path = await folderForTest();
  expect(await output({ UPLINE_DATA_DIR: path }, 'mint', `0x${'11'.repeat(20)}`, '1')).toMatchObject({
    code: 1,
    text: expect.stringContaining('pnpm chain start'),
  });
});
