import { readFile } from 'node:fs/promises';
import * as Keystore from 'ox/Keystore';
import type { Hex, LocalAccount } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { isHex } from 'viem/utils';
import * as z from 'zod';

const digits = z.string().regex(/^[0-9a-f]+$/i);

const kdf = z.discriminatedUnion('kdf', [
  z.object({
    kdf: z.literal('scrypt'),
    kdfparams: z.object({ dklen: z.literal(32), n: z.int(), p: z.int(), r: z.int(), salt: digits }),
  }),
  z.object({
    kdf: z.literal('pbkdf2'),
    kdfparams: z.object({ dklen: z.literal(32), c: z.int(), prf: z.literal('hmac-sha256'), salt: digits }),
  }),
]);

const keystore = z.object({
  version: z.literal(3),
  id: z.string().default(''),
  crypto: z.intersection(
    z.object({
      cipher: z.literal('aes-128-ctr'),
      ciphertext: digits,
      cipherparams: z.object({ iv: digits }),
      mac: digits,
    }),
    kdf,
  ),
});

/** The source of an operator's key: either a keystore or a key. */
export interface KeySource {
  /** Path of a Web3 Secret Storage file, version 3. */
  keystore?: string | undefined;
  /** Returns the keystore's password. */
  password: () => Promise<string>;
  /** A private key in hexadecimal, from the environment. */
  key?: string | undefined;
  /** Environment variable of the key. @default UPLINE_DEPLOYER_KEY */
  variable?: string;
}

/** @param where Source of the key, for error messages. */
function accountOf(key: string, where: string): LocalAccount {
  const hex = key.startsWith('0x') ? key : `0x${key}`;
  if (!isHex(hex) || hex.length !== 66) throw new Error(`${where} holds no private key of 32 bytes.`);
  try {
    return privateKeyToAccount(hex);
  } catch {
    // The library's message may quote the key.
    throw new Error(`${where} holds no private key of this curve.`);
  }
}

async function readKeystore(path: string): Promise<z.infer<typeof keystore>> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new Error(`The keystore ${path} cannot be read.`);
  });
  try {
    return keystore.parse(JSON.parse(text.toLowerCase()));
  } catch {
    throw new Error(`${path} is no keystore of version 3 (Web3 Secret Storage).`);
  }
}

/**
 * Opens the signing account. No error message repeats key or password.
 * @throws Error if there is no key or there are two, or if file, password or key is invalid.
 */
export async function deployerKey(source: KeySource): Promise<LocalAccount> {
  const { keystore: path, key, variable = 'UPLINE_DEPLOYER_KEY' } = source;
  if (path && key) throw new Error(`Give a keystore or ${variable}, not both.`);
  if (key) return accountOf(key, variable);
  if (!path) throw new Error(`There is no key. Give one with --keystore <file> or as ${variable}.`);
  const locked = await readKeystore(path);
  const password = await source.password();
  let opened: Hex;
  try {
    opened = Keystore.decrypt(locked, Keystore.toKey(locked, { password }));
  } catch {
    throw new Error(`The password does not open ${path}.`);
  }
  return accountOf(opened, path);
}
