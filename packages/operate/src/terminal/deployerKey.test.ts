import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { localAccount } from '@upline/chain/demo';
import { folderForTest } from '@upline/localnet/testing';
import * as Keystore from 'ox/Keystore';
import { expect, test } from 'vitest';
import { deployerKey } from './deployerKey.ts';

const { privateKey, address } = localAccount(20);
const nobody = async () => {
  throw new Error('Nobody is asked.');
};

async function keystoreFile(kind: 'scrypt' | 'pbkdf2', password: string): Promise<string> {
  const [key, options] =
    kind === 'scrypt'
      ? Keystore.scrypt({ password, n: 1024, r: 8, p: 1 })
      : Keystore.pbkdf2({ password, iterations: 1000 });
  const path = join(await folderForTest(), 'key.json');
  await writeFile(path, JSON.stringify(Keystore.encrypt(privateKey, key, options)));
  return path;
}

test.each([privateKey, privateKey.slice(2)])('signs with a key from the environment', async (key) => {
  expect((await deployerKey({ key, password: nobody })).address).toBe(address);
});

test.each(['scrypt', 'pbkdf2'] as const)('opens a keystore (%s) only with its password', async (kind) => {
  const keystore = await keystoreFile(kind, 'correct horse');
  const opened = await deployerKey({ keystore, password: async () => 'correct horse' });
  expect(opened.address).toBe(address);
  await expect(deployerKey({ keystore, password: async () => 'wrong horse' })).rejects.toThrow(
    `The password does not open ${keystore}.`,
  );
});

test('opens the sample of the Web3 Secret Storage definition', async () => {
  const keystore = join(await folderForTest(), 'sample.json');
  await writeFile(
    keystore,
    JSON.stringify({
      crypto: {
        cipher: 'aes-128-ctr',
        cipherparams: { iv: '6087dab2f9fdbbfaddc31a909735c1e6' },
        ciphertext: '5318b4d5bcd28de64ee5559e671353e16f075ecae9f99c7a79a38af5f869aa46',
        kdf: 'pbkdf2',
        kdfparams: {
          c: 262144,
          dklen: 32,
          prf: 'hmac-sha256',
          salt: 'ae3cd4e7013836a3df6bd7241b12db061dbe2c6785853cce422d148a624ce0bd',
        },
        mac: '517ead924a9d0dc3124507e3393d175ce3ff7c1e96529c6c555ce9e51205e9b2',
      },
      id: '3198bc9c-6672-5ab3-d995-4942343ae5b6',
      version: 3,
    }),
  );
  const opened = await deployerKey({ keystore, password: async () => 'testpassword' });
  expect(opened.address.toLowerCase()).toBe('0x008aeeda4d805471df9b2a5b0f38a0c3bcba786b');
});

test('repeats no key in an error message', async () => {
  const stderr = await Promise.all(
    [
      { key: `${privateKey}00` },
      { key: 'f'.repeat(64) },
      { key: 'not hexadecimal at all' },
      { key: privateKey, keystore: '/tmp/key.json' },
      { keystore: '/nowhere/key.json' },
      {},
    ].map((source) => deployerKey({ ...source, password: nobody }).catch((error: Error) => error.message)),
  );
  expect(stderr).toEqual([
    'UPLINE_DEPLOYER_KEY holds no private key of 32 bytes.',
    'UPLINE_DEPLOYER_KEY holds no private key of this curve.',
    'UPLINE_DEPLOYER_KEY holds no private key of 32 bytes.',
    'Give a keystore or UPLINE_DEPLOYER_KEY, not both.',
    'The keystore /nowhere/key.json cannot be read.',
    'There is no key. Give one with --keystore <file> or as UPLINE_DEPLOYER_KEY.',
  ]);
});

test('names a keystore without a private key, not the variable', async () => {
  const [key, options] = Keystore.pbkdf2({ password: 'horse', iterations: 1000 });
  const keystore = join(await folderForTest(), 'key.json');
  await writeFile(keystore, JSON.stringify(Keystore.encrypt('0x1234', key, options)));
  await expect(deployerKey({ keystore, password: async () => 'horse' })).rejects.toThrow(
    `${keystore} holds no private key of 32 bytes.`,
  );
});

test('refuses an invalid keystore without printing its content', async () => {
  const keystore = join(await folderForTest(), 'key.json');
  await writeFile(keystore, JSON.stringify({ version: 3, secret: privateKey }));
  await expect(deployerKey({ keystore, password: nobody })).rejects.toThrow(
    `${keystore} is no keystore of version 3 (Web3 Secret Storage).`,
  );
});
