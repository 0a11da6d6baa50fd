import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readRecord } from '@upline/chain';
import { fund, localAccount, localClient } from '@upline/chain/demo';
import { levelAt } from '@upline/domain';
import { forkFolder, rehearse, startChain, startFork } from '@upline/localnet';
import { deployIssuedCoin } from '@upline/localnet/testing';
import { execa } from 'execa';
import { expect, onTestFinished, test } from 'vitest';

const repository = fileURLToPath(new URL('..', import.meta.url));
const page = await readFile(join(repository, 'docs/developing-contracts.md'), 'utf8');

/** The page's first command with this beginning, split into words, with placeholders filled in. */
function commandOf(begin: string, filledIn: Readonly<Record<string, string>>): string[] {
  const lines = page.replaceAll(/\\\n\s*/g, '').split('\n');
  const found = lines.find((line) => line.startsWith(begin)) ?? '';
  const command = Object.entries(filledIn).reduce((text, [word, own]) => text.replaceAll(word, own), found);
  return [...command.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
}

async function forkWithPools() {
  const dataDir = await mkdtemp(join(tmpdir(), 'upline-developing-'));
  const copied = await startChain({ port: 0 });
  onTestFinished(() => copied.stop());
  const coin = await deployIssuedCoin(copied.rpcUrl);
  const folder = forkFolder(dataDir);
  const fork = await startFork({ port: 0, url: copied.rpcUrl, folder });
  onTestFinished(async () => void (await fork.stop()));
  return { folder, rpcUrl: fork.rpcUrl, deployment: await rehearse({ rpcUrl: fork.rpcUrl, dataDir, coin }) };
}

test('the commands in docs/developing-contracts.md work as described', { timeout: 300_000 }, async () => {
  const { folder, rpcUrl, deployment } = await forkWithPools();
  const buyer = localAccount(7).address;
  await fund({ rpcUrl, deployment }, buyer, levelAt(1).fee);
  const run = async (begin: string) => {
    const [, tool = '', ...words] = commandOf(begin, {
      '<registry>': deployment.registry,
      '<pool>': deployment.pools[1].address,
      '<wallet>': deployment.root,
      '<the same account>': buyer,
      $ETH_RPC_URL: rpcUrl,
    });
    const settings = { cwd: repository, env: { ETH_RPC_URL: rpcUrl } };
    return (await execa(process.execPath, [`tools/${tool}.ts`, ...words], settings)).stdout;
  };

  expect(await run('pnpm cast call <registry>')).toBe(deployment.pools[1].address);
  await run('pnpm forge script');
  expect((await readRecord(localClient(rpcUrl), deployment.registry, buyer)).poolBits).toBe(1n);
  // The root is both upline and referral of the buyer: a fifth and a tenth of $50.
  expect(await run('pnpm cast call <pool>')).toContain('15000000');

  const code = /```ts\n([\s\S]*?)```/.exec(page)?.[1] ?? '';
  const own = code.replace("'http://127.0.0.1:8545'", `'${rpcUrl}'`).replace("'.upline/fork'", `'${folder}'`);
  const { stdout } = await execa(process.execPath, ['--input-type=module-typescript', '--eval', own], {
    cwd: repository,
  });
  expect(stdout).toBe('places 2n\nclaim success');
});
