import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { afterAll, beforeAll, expect, test } from 'vitest';

// npm's own wrapper of Forge always exits with 0. This tests our script in its place, with a
// Solidity test that fails on purpose.
let project: string;

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'upline-forge-'));
  const solc = fileURLToPath(new URL('solc.mjs', import.meta.url));
  await writeFile(join(project, 'foundry.toml'), `[profile.default]\nsolc = '${solc}'\noffline = true\n`);
});

afterAll(() => rm(project, { recursive: true }));

async function forgeTest(body: string) {
  const source = `pragma solidity 0.8.37;\ncontract SelfCheckTest { function test_it() public pure { ${body} } }\n`;
  await writeFile(join(project, 'SelfCheck.t.sol'), source);
  const script = fileURLToPath(new URL('forge.ts', import.meta.url));
  return execa('node', [script, 'test', '--root', project, '--contracts', project], { reject: false });
}

test('a failing Solidity test fails the command', { timeout: 60_000 }, async () => {
  const { exitCode, stdout } = await forgeTest('assert(false);');
  expect(stdout).toContain('1 failed');
  expect(exitCode).not.toBe(0);
});

test.each([
  [{}, 100, 6],
  [{ UPLINE_TESTS: 'full' }, 1000, 64],
])('the number of random runs follows %j', async (env, fuzz, invariant) => {
  const script = fileURLToPath(new URL('forge.ts', import.meta.url));
  const root = fileURLToPath(new URL('..', import.meta.url));
  const words = [script, 'config', '--json', '--root', root];
  const { stdout } = await execa('node', words, { env: { UPLINE_TESTS: undefined, ...env } });
  expect(JSON.parse(stdout)).toMatchObject({
    fuzz: { runs: fuzz, seed: '0x1' },
    invariant: { runs: invariant, depth: 256, fail_on_revert: true },
  });
});

test('--deep selects the long run with its own seed', async () => {
  const script = fileURLToPath(new URL('forge.ts', import.meta.url));
  const root = fileURLToPath(new URL('..', import.meta.url));
  const { stdout, stderr } = await execa('node', [script, 'config', '--json', '--deep', '--root', root]);
  const { fuzz, invariant } = JSON.parse(stdout);
  expect(fuzz).toMatchObject({ runs: 50_000, seed: expect.stringMatching(/^0x/) });
  expect(invariant).toMatchObject({ runs: 512, depth: 512, fail_on_revert: true });
  const [, told = ''] = /seed (0x[0-9a-f]+)/.exec(stderr) ?? [];
  // Forge omits a seed's leading zeros.
  expect(BigInt(told)).toBe(BigInt(fuzz.seed));
});
