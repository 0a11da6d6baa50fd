import { readFile } from 'node:fs/promises';
import { isBuiltCode, poolCode } from '@upline/chain/internal';
import { expect, test } from 'vitest';
import { compileContracts, isFresh } from './compile.ts';
import { poolCodeFile } from './poolCodeFile.ts';

test('artifacts are fresh while all sources are unchanged', async () => {
  const artifacts = await compileContracts();
  expect(await isFresh(artifacts)).toBe(true);
  const sources = { ...artifacts.RacePool.metadata.sources };
  const [path] = Object.keys(sources).filter((name) => name.endsWith('/RunSet.sol'));
  expect(path).toBe('contracts/src/libraries/RunSet.sol');
  sources[path ?? ''] = { keccak256: `0x${'00'.repeat(32)}` };
  const { metadata } = artifacts.RacePool;
  const changed = { ...artifacts, RacePool: { ...artifacts.RacePool, metadata: { ...metadata, sources } } };
  expect(await isFresh(changed)).toBe(false);
});

test('artifacts of other settings are not fresh, since their addresses differ', async () => {
  const artifacts = await compileContracts();
  const { metadata } = artifacts.RacePool;
  const settings = { ...metadata.settings, optimizer: { enabled: true, runs: 1_000_000 } };
  const changed = { ...artifacts, RacePool: { ...artifacts.RacePool, metadata: { ...metadata, settings } } };
  expect(await isFresh(changed)).toBe(false);
});

test('poolCode.ts agrees with these sources; else run `pnpm generate:abi`', async () => {
  const artifacts = await compileContracts();
  const written = await readFile(new URL('../../../chain/src/pools/poolCode.ts', import.meta.url), 'utf8');
  expect(written).toBe(poolCodeFile(artifacts));
  const { object } = artifacts.RacePool.deployedBytecode;
  expect(isBuiltCode(poolCode.race, object)).toBe(true);
  expect(isBuiltCode(poolCode.global, object)).toBe(false);
  expect([isBuiltCode(poolCode.race, '0x'), isBuiltCode(poolCode.race, undefined)]).toEqual([false, false]);
});

test('fresh artifacts are not compiled again', async () => {
  await compileContracts();
  let compiled = 0;
  await compileContracts(() => {
    compiled += 1;
  });
  expect(compiled).toBe(0);
});
