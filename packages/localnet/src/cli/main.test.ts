import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { deploymentPath } from '@upline/operate/node';
import { expect, test } from 'vitest';
import { freePort } from '../../../../tools/shared/freePort.ts';
import { startChain } from '../local/anvil.ts';
import { deploy } from '../local/deploy.ts';
import { folderForTest } from '../testing/localFixture.ts';
import { runChain } from './runChain.ts';

const command = fileURLToPath(new URL('main.ts', import.meta.url));

function chain(environment: NodeJS.ProcessEnv, ...words: string[]) {
  return spawn(process.execPath, [command, ...words], { env: { ...process.env, ...environment } });
}

interface Ended {
  code: number;
  text: string;
}

async function outputOfProcess(environment: NodeJS.ProcessEnv, ...words: string[]): Promise<Ended> {
  const child = chain(environment, ...words);
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      text += chunk;
    });
  const [code] = await once(child, 'close');
  return { code, text };
}

/** Runs the command in this process, which is much faster. */
async function output(environment: NodeJS.ProcessEnv, ...words: string[]): Promise<Ended> {
  let text = '';
  const stream = new Writable({
    write(chunk, _encoding, done) {
      text += chunk;
      done();
    },
  });
  const code = await runChain(words, {
    environment: { ...process.env, ...environment },
    output: stream,
    stderr: stream,
  });
  return { code, text };
}

test('starts a grown chain in one terminal for commands in another', { timeout: 300_000 }, async () => {
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
    expect((await output(environment, 'grow', '--members', '6')).text).toContain('6 demo members');
    expect((await outputOfProcess(environment, 'status')).text).toMatch(
      /1 │ CapistaPool │ +\$50 │ +7 │ +\$300\.00/,
    );
    expect((await output(environment, 'time', '+7d')).code).toBe(0);

    const snapshot = await output(environment, 'snapshot');
    const id = /Snapshot (0x\w+) at block/.exec(snapshot.text)?.[1] ?? '';
    expect((await output(environment, 'buy', wallet, '1')).text).toMatch(
      /the node acts in its name[\s\S]*Bought in block \d+\.\nPaid \$50\.00; \$1,184\.50 are left\./,
    );
    expect((await output(environment, 'buy', '4', '1')).text).toContain('The level was bought before.');
    const stranger = `0x${'bb'.repeat(20)}`;
    expect(await output(environment, 'buy', '7', '1', '--fund')).toEqual({
      code: 1,
      text: 'There is no demo member 7 on this chain. More join with: pnpm chain grow 7\n',
    });
    expect(await output(environment, 'claim', '9999')).toMatchObject({
      code: 1,
      text: expect.stringContaining('There is no demo member 9999'),
    });
    expect(await output(environment, 'buy', stranger, '1', '--fund', '--sponsor', stranger)).toEqual({
      code: 1,
      text: 'This sponsor is not in the network.\n',
    });
    expect(await output(environment, 'buy', stranger, '1')).toMatchObject({
      code: 1,
      text: expect.stringContaining(
        'Insufficient balance to purchase Level 1. You have 0 tokens but need 50',
      ),
    });
    expect((await output(environment, 'buy', stranger, '1', '--fund')).text).toContain(
      'Paid $50.00; $0.00 are left',
    );
    expect((await output(environment, 'claim', '1', '1')).text).toMatch(
      /Ada Lindqvist \(0x\w+\) was paid \$/,
    );
    expect((await output(environment, 'claim', '1')).code).toBe(0);
    const nothing = {
      code: 0,
      text: expect.stringMatching(/^Ada Lindqvist \(0x\w+\) has nothing to claim\.\n$/),
    };
    expect(await output(environment, 'claim', '1', '1')).toEqual(nothing);
    expect(await output(environment, 'claim', '1')).toEqual(nothing);
    expect((await output(environment, 'status')).text).toContain(
      'in = out + held, held = owed, to the unit.',
    );
    expect((await output(environment, 'revert', id)).text).toContain(
      `Snapshot ${id} and later ones are consumed`,
    );
    expect(await output(environment, 'revert', id)).toMatchObject({
      code: 1,
      text: expect.stringContaining(`There is no snapshot ${id}`),
    });

    expect((await output(environment, 'reorg', '--depth', '2')).text).toContain('2 blocks were replaced');
    expect(await output(environment, 'reorg', '--depth', '999999')).toEqual({
      code: 1,
      text: 'A reorg reaches 60 blocks back at most: older ones are final.\n',
    });
    expect(await output(environment, 'reorg', '--depth', '60')).toMatchObject({
      code: 1,
      text: expect.stringMatching(/the pools were not there yet: at block \d+ a reorg can take \d+ blocks/),
    });

    expect((await output(environment, 'blocks', 'hold')).text).toMatch(
      /^Blocks are held back: 0 transactions wait\./,
    );
    expect((await output(environment, 'blocks', '2s')).text).toBe('A block comes every 2 s.\n');
    expect((await output(environment, 'blocks', '2')).text).toContain('Give hold, release, or seconds');
    expect((await output(environment, 'blocks', 'release')).text).toMatch(
      /^Each transaction has a block at once\./,
    );
    const failing = output(environment, 'fail-next');
    await output(environment, 'mint', `0x${'0'.repeat(39)}b`, '1');
    expect((await failing).text).toMatch(/0x[\da-f]{64} was mined as failed\.\n$/);
    const height = async (...words: string[]) =>
      Number(/at block (\d+)/.exec((await output(environment, 'mine', ...words)).text)?.[1]);
    // More than fit into one request.
    const before = await height();
    expect(await height('120')).toBe(before + 120);
    // Ten years per call, until a call would pass the limit.
    let { code, text } = await output(environment, 'time', '+3650d');
    for (let calls = 1; code === 0 && calls < 9; calls += 1) {
      ({ code, text } = await output(environment, 'time', '+3650d'));
    }
    expect({ code, text }).toEqual({
      code: 1,
      text: expect.stringMatching(/^The chain's time may not pass the year 2100: it is 20\d\d-/),
    });
  } finally {
    running.kill('SIGINT');
  }
  expect(await ended).toEqual([0, null]);
});

test('limits the depth of a reorg after a restart', {
  timeout: 120_000,
}, async () => {
  const path = await folderForTest();
  const port = await freePort();
  const environment = { UPLINE_DATA_DIR: path, UPLINE_RPC_PORT: String(port) };
  const first = await startChain({ port, dataDir: path });
  await deploy({ rpcUrl: first.rpcUrl, dataDir: path });
  await output(environment, 'mine', '5');
  expect((await output(environment, 'reorg', '--depth', '2')).code).toBe(0);
  await first.stop();

  const again = await startChain({ port, dataDir: path });
  expect(await output(environment, 'reorg', '--depth', '2')).toEqual({
    code: 1,
    text: expect.stringMatching(/^The chain was started again at block (\d+) .* a reorg can take 0 blocks\./),
  });
  await output(environment, 'mine', '3');
  expect((await output(environment, 'reorg', '--depth', '4')).text).toContain('a reorg can take 3 blocks');
  expect((await output(environment, 'reorg', '--depth', '3')).text).toContain('3 blocks were replaced');
  await again.stop();
});

test('names the address of a chain that does not answer', async () => {
  const environment = { UPLINE_RPC_PORT: String(await freePort()) };
  expect(await output(environment, 'mine')).toEqual({
    code: 1,
    text: `No chain answers at http://127.0.0.1:${environment.UPLINE_RPC_PORT}. Start one with: pnpm chain start\n`,
  });
});

test('rejects an invalid port first', async () => {
  expect(await outputOfProcess({ UPLINE_RPC_PORT: 'rpc' }, 'status')).toEqual({
    code: 1,
    text: 'UPLINE_RPC_PORT must be a port between 1 and 65535, not rpc.\n',
  });
});

test('stops the chain after a failed start', async () => {
  const path = await folderForTest();
  await writeFile(deploymentPath(path), '{');
  const environment = { UPLINE_DATA_DIR: path, UPLINE_RPC_PORT: String(await freePort()) };
  const { code, text } = await output(environment, 'start');
  expect(code).toBe(1);
  expect(text).toContain('pnpm dev --fresh');
  expect((await output(environment, 'mine')).text).toContain('No chain answers at');
});

test('names the missing node of a fork', async () => {
  expect(await output({ POLYGON_RPC_URL: '' }, 'fork')).toEqual({
    code: 1,
    text: 'POLYGON_RPC_URL names no node. Set it to one of Polygon.\n',
  });
});

test('explains the form of a wrong argument', async () => {
  expect(await output({}, 'time', 'soon')).toMatchObject({ code: 1, text: expect.stringContaining('+7d') });
  const wallet = `0x${'11'.repeat(20)}`;
  for (const [words, says] of [
    [['time', '+99999999999d'], 'Give +3650d at most'],
    [['mine', '99999999'], 'Give 1,000 blocks at most'],
    [['mine', '-1'], 'Give a whole number from 1.'],
    [['mint', wallet, '-5'], 'Give an amount above 0, at most $1,000,000,000'],
    [['mint', wallet, '0'], 'Give an amount above 0, at most $1,000,000,000'],
    [['mint', wallet, '9'.repeat(83)], 'Give an amount above 0, at most $1,000,000,000'],
    [['mint', `0x${'00'.repeat(20)}`, '1'], 'The zero address can hold no coins.'],
    [['grow', '0'], 'Give a whole number from 1.'],
    [['grow', '5', '--members', '6'], 'Give the number of members once'],
  ] as const) {
    expect(await output({}, ...words)).toMatchObject({ code: 1, text: expect.stringContaining(says) });
  }
  expect(await output({}, 'mint', 'me', '1')).toMatchObject({
    code: 1,
    text: expect.stringContaining('wallet'),
  });
  const path = await folderForTest();
  expect(await output({ UPLINE_DATA_DIR: path }, 'mint', wallet, '1')).toMatchObject({
    code: 1,
    text: expect.stringContaining('pnpm chain start'),
  });
});
