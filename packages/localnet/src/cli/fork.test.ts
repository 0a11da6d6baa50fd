import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { readBalance } from '@upline/chain';
import { localAccount, localClient } from '@upline/chain/demo';
import { polygon, readDeployment, readDeploymentFile, readRehearsalConfig } from '@upline/operate/node';
import type { Address } from 'viem';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../../../tools/shared/freePort.ts';
import { type LocalChain, startChain } from '../local/anvil.ts';
import { forkFolder } from '../local/dataFolder.ts';
import { forkName } from '../local/fork.ts';
import { barrer, deployIssuedCoin, issuedCoinAbi } from '../testing/issuedCoin.ts';
import { folderForTest } from '../testing/localFixture.ts';
import { runChain } from './runChain.ts';

const command = fileURLToPath(new URL('main.ts', import.meta.url));
const issuer: Address = `0x${'11'.repeat(20)}`;
const buyer: Address = `0x${'33'.repeat(20)}`;

/** Stands in for Polygon: has coins with issuers, and none of our contracts. */
let copied: LocalChain;
let minted: Address;
let unminted: Address;

beforeAll(async () => {
  copied = await startChain({ port: 0 });
  minted = await deployIssuedCoin(copied.rpcUrl, issuer);
  unminted = await deployIssuedCoin(copied.rpcUrl);
  return () => copied.stop();
});

interface Running {
  /** Output until the fork was ready. */
  text: string;
  rpcUrl: string;
  dataDir: string;
  run(...words: string[]): Promise<{ code: number; text: string }>;
}

/** Runs `pnpm chain fork` in a child process, as from a terminal. */
async function fork(...words: string[]): Promise<Running> {
  const dataDir = await folderForTest();
  const port = await freePort();
  const environment = {
    ...process.env,
    POLYGON_RPC_URL: copied.rpcUrl,
    UPLINE_RPC_PORT: String(port),
    UPLINE_DATA_DIR: dataDir,
  };
  const child = spawn(process.execPath, [command, 'fork', ...words], { env: environment });
  const ended = once(child, 'close');
  onTestFinished(async () => {
    child.kill('SIGINT');
    expect(await ended).toEqual([0, null]);
  });
  let text = '';
  child.stderr.on('data', (chunk) => {
    text += chunk;
  });
  for await (const line of createInterface({ input: child.stdout })) {
    text += `${line}\n`;
    if (line.startsWith('Ctrl-C')) break;
  }
  return {
    text,
    rpcUrl: `http://127.0.0.1:${port}`,
    dataDir,
    async run(...typed) {
      let said = '';
      const stream = new Writable({
        write(chunk, _encoding, done) {
          said += chunk;
          done();
        },
      });
      const code = await runChain(typed, { environment, output: stream, stderr: stream });
      return { code, text: said };
    },
  };
}

test('on a fork with a proxied coin every command works and leaves the copied chain unchanged', {
  timeout: 240_000,
}, async () => {
  const height = await localClient(copied.rpcUrl).getBlockNumber();
  const { text, rpcUrl, dataDir, run } = await fork('--coin', minted, '--fund', buyer, '--coins', '60');
  const client = localClient(rpcUrl);
  expect(text).toMatch(
    new RegExp(
      `^A fork of block ${height} of a chain that is not Polygon \\(its genesis is 0x\\w+…\\) listens on`,
    ),
  );
  expect(text).not.toContain('fork of Polygon');
  expect(text).toContain(`${buyer} has MATIC for gas and $60.00 more of the stable coin.`);
  expect(await client.getBalance({ address: buyer })).toBe(10n ** 20n);

  expect((await run('status')).text).toMatch(
    new RegExp(`: fork of block ${height} of a chain that is not Polygon .*, now at block \\d+`),
  );
  expect((await run('mint', buyer, '12.5')).text).toBe(`${buyer} has $72.50.\n`);
  // Minted by the issuer, so the coin's total supply includes it.
  const supply = await client.readContract({
    address: minted,
    abi: issuedCoinAbi,
    functionName: 'totalSupply',
  });
  expect(supply).toBe(72_500_000n);

  expect((await run('grow', '4')).text).toContain('The network has at least 4 demo members.');
  const snapshot = /Snapshot (0x\w+)/.exec((await run('snapshot')).text)?.[1] ?? '';
  expect((await run('buy', buyer, '1')).text).toMatch(
    /Bought in block \d+\.\nPaid \$50\.00; \$22\.50 are left\./,
  );
  expect((await run('claim', '1')).text).toMatch(/Ada Lindqvist \(0x\w+\) was paid \$/);
  expect((await run('status')).text).toContain('in = out + held, held = owed, to the unit.');
  expect((await run('time', '+7d')).code).toBe(0);
  expect((await run('mine', '3')).code).toBe(0);
  expect((await run('reorg', '--depth', '2')).text).toContain('2 blocks were replaced');
  expect((await run('revert', snapshot)).text).toContain('Back at block');
  expect(await readBalance(client, minted, buyer)).toBe(72_500_000n);

  const deployment = await readDeployment(forkFolder(dataDir));
  expect(deployment?.stableCoin).toBe(minted);
  expect(await readDeployment(dataDir)).toBeNull();
  expect(await localClient(copied.rpcUrl).getBlockNumber()).toBe(height);
});

test('writes balances of a coin without issuer to storage and keeps the blacklist flag', async () => {
  const { rpcUrl, run } = await fork('--coin', unminted);
  const client = localClient(rpcUrl);
  const coin = { address: unminted, abi: issuedCoinAbi } as const;
  const wallet: Address = `0x${'22'.repeat(20)}`;
  await client.writeContract({ ...coin, account: barrer, functionName: 'blacklist', args: [wallet] });
  expect((await run('mint', wallet, '50')).text).toBe(`${wallet} has $50.00.\n`);
  expect(await client.readContract({ ...coin, functionName: 'isBlacklisted', args: [wallet] })).toBe(true);
  expect(await run('buy', wallet, '1')).toMatchObject({
    code: 1,
    text: expect.stringContaining('NotEnoughAllowanceOrBalance'),
  });
  expect((await run('buy', buyer, '1', '--fund')).text).toContain('Paid $50.00; $0.00 are left.');
});

test("removes code from Anvil's accounts on a fork, so that they sign by key", async () => {
  const upstream = localClient(copied.rpcUrl);
  const admin = localAccount(0).address;
  const before = await upstream.snapshot();
  await upstream.setCode({ address: admin, bytecode: '0xfe' });
  // Only mined state is copied.
  await upstream.mine({ blocks: 1 });
  const { rpcUrl } = await fork('--coin', unminted);
  expect(await localClient(rpcUrl).getCode({ address: admin })).toBeUndefined();
  await upstream.revert({ id: before });
});

test('prints a working command to rehearse a launch with --bare', {
  timeout: 240_000,
}, async () => {
  const { text, rpcUrl, dataDir, run } = await fork('--bare', '--coin', minted, '--fund', buyer);
  expect(await localClient(rpcUrl).getBalance({ address: buyer })).toBe(10n ** 20n);
  expect(await run('mint', buyer, '10')).toMatchObject({
    code: 1,
    text: expect.stringContaining('with --bare it deploys none'),
  });
  expect((await run('mine')).code).toBe(0);

  const line = text.split('\n').find((words) => words.includes('pnpm deploy:contracts')) ?? '';
  const real = fileURLToPath(new URL('../../../operate/src/deploy/main.ts', import.meta.url));
  const typed = line.replace('pnpm deploy:contracts', `'${process.execPath}' '${real}'`);
  const { stdout } = await promisify(execFile)('sh', ['-c', typed]);
  expect(stdout).toContain('this is a rehearsal.');
  expect(stdout).toContain('Every value on the chain is as meant.');
  const file = join(forkFolder(dataDir), 'launch-rehearsal/137.json');
  expect(await readDeploymentFile(file)).toMatchObject({
    stableCoin: minted,
    root: localAccount(1).address,
  });
});

test('rehearses a launch with a test coin if no coin is named', async () => {
  const { dataDir } = await fork('--bare');
  const config = await readRehearsalConfig(polygon, join(forkFolder(dataDir), 'launch-rehearsal.json'));
  expect(config).toMatchObject({ coin: 'test coin', operator: { admin: localAccount(0).address } });
});

test.each([
  [
    [],
    'This is a fork of block',
    'name the stable coin that stands there with --coin <address>, or leave the pools out with --bare.',
  ],
  [['--coin', buyer], `There is no stable coin at ${buyer}.`, ''],
])('explains a missing stable coin: %j', async (words, ...says) => {
  let text = '';
  const stream = new Writable({
    write(chunk, _encoding, done) {
      text += chunk;
      done();
    },
  });
  const environment = {
    POLYGON_RPC_URL: copied.rpcUrl,
    UPLINE_RPC_PORT: String(await freePort()),
    UPLINE_DATA_DIR: await folderForTest(),
  };
  expect(await runChain(['fork', ...words], { environment, output: stream, stderr: stream })).toBe(1);
  for (const one of says) expect(text).toContain(one);
});

test("names a chain Polygon only if it has Polygon's genesis", () => {
  const genesisHash = polygon.genesisHash ?? '0x';
  expect(forkName({ block: 7, genesisHash, isOfPolygon: true })).toBe('fork of block 7 of Polygon');
  expect(forkName({ block: 7, genesisHash: `0x${'ab'.repeat(32)}`, isOfPolygon: false })).toBe(
    'fork of block 7 of a chain that is not Polygon (its genesis is 0xabababab…)',
  );
});
