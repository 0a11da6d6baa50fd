import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { operator } from '@upline/chain/demo';
import { multiSendOf, type SafeBatch, safeBatch, safeHashes, safeTransaction } from '@upline/chain/internal';
import { levels } from '@upline/domain';
import { folderForTest, operatorFixture } from '@upline/localnet/testing';
import {
  type Address,
  concatHex,
  encodeAbiParameters,
  type Hex,
  numberToHex,
  parseAbiParameters,
  size,
  toFunctionSelector,
} from 'viem';
import { expect, test } from 'vitest';

const { fixture, operate } = operatorFixture();
const safe = operator.admin().address;
const version = '1.4.1';
const nonce = 7n;

/** Code that returns fixed bytes for each function. */
function answering(answers: Record<string, Hex>): Hex {
  const entries = Object.entries(answers);
  const [head, branch, body] = [5, 11, 16];
  const bodies = head + branch * entries.length;
  let offset = bodies + body * entries.length;
  const at = (value: number) => numberToHex(value, { size: 2 });
  const branches = entries.map(([name], index) =>
    concatHex(['0x8063', toFunctionSelector(name), '0x1461', at(bodies + body * index), '0x57']),
  );
  const answered = entries.map(([, bytes]) => {
    const length = at(size(bytes));
    const code = concatHex(['0x5b61', length, '0x61', at(offset), '0x5f3961', length, '0x5ff3', '0x0000']);
    offset += size(bytes);
    return code;
  });
  return concatHex(['0x5f3560e01c', ...branches, ...answered, ...entries.map(([, bytes]) => bytes)]);
}

/** Installs a fake Safe at ADMIN's address. */
async function standSafe(safeTxHash: Hex, ofVersion: string = version): Promise<void> {
  const number = (value: bigint) => encodeAbiParameters(parseAbiParameters('uint256'), [value]);
  const hashOf =
    'function getTransactionHash(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,uint256)';
  const bytecode = answering({
    'function VERSION()': encodeAbiParameters(parseAbiParameters('string'), [ofVersion]),
    'function nonce()': number(nonce),
    'function getThreshold()': number(2n),
    [hashOf]: safeTxHash,
  });
  const { client } = fixture();
  await client.setCode({ address: safe, bytecode });
  await client.setCode({ address: multiSendOf(version) as Address, bytecode: '0x00' });
}

/** Writes a file with the command itself. */
async function pauseFile(pool: string) {
  const path = join(await folderForTest(), 'safe.json');
  await operate(['pause', '--pool', pool, '--safe', path]);
  const file: SafeBatch = JSON.parse(await readFile(path, 'utf8'));
  return { path, file };
}

/** The hashes that the Safe's owners sign. */
function hashesOf({ transactions }: Pick<SafeBatch, 'transactions'>, of = nonce) {
  const calls = transactions.map(({ to, data }) => ({ to, data, value: 0n }));
  return safeHashes(safeTransaction(calls, multiSendOf(version)), { chainId: 137, safe, nonce: of });
}

test.each([
  ['1', 1],
  ['all', levels.length],
] as const)('computes the hashes that a Safe signs to pause pool %s', async (pool, count) => {
  const { path, file } = await pauseFile(pool);
  const { domainHash, messageHash, safeTxHash } = hashesOf(file);
  await standSafe(safeTxHash);
  const { code, text } = await operate(['check', path]);
  expect(code).toBe(0);
  expect(text).toContain(`Safe ${safe}, version 1.4.1, 2 signatures, chain 137\nNonce 7, the next one`);
  expect(text).toContain(`${count} of ${count}: pool 1: set_paused(true)`);
  expect(text).toContain(file.meta.description);
  for (const hash of [domainHash, messageHash, safeTxHash]) expect(text).toContain(hash);
  expect(text.includes('MultiSendCallOnly')).toBe(count > 1);
});

test('computes other hashes for another nonce', async () => {
  const { path, file } = await pauseFile('1');
  const { safeTxHash } = hashesOf(file, 9n);
  await standSafe(safeTxHash);
  const { text } = await operate(['check', path, '--nonce', '9', '--json']);
  expect(JSON.parse(text)).toMatchObject({
    safeTxHash,
    nonce: '9',
    calls: [{ what: 'pool 1: set_paused(true)' }],
  });
});

test('refuses a Safe that computes another hash', async () => {
  const { path, file } = await pauseFile('1');
  await standSafe(hashesOf(file, 8n).safeTxHash);
  expect(await operate(['check', path])).toMatchObject({
    code: 1,
    text: expect.stringContaining('The Safe computes another hash'),
  });
});

test('refuses a call that the deployment’s contracts do not have', async () => {
  const { path, file } = await pauseFile('1');
  const [call] = file.transactions;
  if (call === undefined) throw new Error('The file is empty.');
  for (const [to, data] of [
    [safe, call.data],
    [call.to, '0xa1b2c3d4'],
  ] as const) {
    const plan = { chainId: 137, actor: safe, title: 'Pause', calls: [{ what: 'Pause', to, data }] };
    const other = safeBatch(plan, new Date());
    await writeFile(path, JSON.stringify(other));
    await standSafe(hashesOf(other).safeTxHash);
    const { code, text } = await operate(['check', path]);
    expect(code).toBe(1);
    expect(text).toContain('1 of 1: UNKNOWN');
    expect(text).toContain('Do not sign');
  }
});

test('refuses a file that was changed, is of another kind or chain, or is for an account that is no Safe', async () => {
  const { path, file } = await pauseFile('1');
  const refusal = async (changed: unknown) => {
    await writeFile(path, typeof changed === 'string' ? changed : JSON.stringify(changed));
    const { code, text } = await operate(['check', path]);
    expect(code).toBe(1);
    return text;
  };
  const later = { ...file, createdAt: file.createdAt + 1 };
  expect(await refusal(later)).toContain('The file was changed since it was written');
  expect(await refusal('no JSON')).toContain('The file is no JSON.');
  expect(await refusal({ ...file, transactions: [] })).toContain('with raw calls: transactions.');
  const plan = {
    chainId: 1,
    actor: safe,
    title: 'Pause',
    calls: [{ what: '', to: safe, data: '0xa1b2c3d4' }],
  };
  expect(
    await refusal(safeBatch({ ...plan, calls: [{ what: '', to: safe, data: '0xa1b2c3d4' }] }, new Date())),
  ).toContain('The file is for chain 1');
  await standSafe('0x', '1.1.1');
  expect(await refusal(file)).toContain('The Safe is of version 1.1.1, which is too old');
  await fixture().client.setCode({ address: safe, bytecode: '0x' });
  expect(await refusal(file)).toContain(`${safe} is no contract, and so no Safe.`);
});
