import { readFile } from 'node:fs/promises';
import confirm from '@inquirer/confirm';
import password from '@inquirer/password';
import type { LocalAccount } from 'viem';
import { deployerKey } from './deployerKey.ts';
import { withoutSecrets } from './withoutSecrets.ts';

/** What a command may know and never says. */
export interface Secrets {
  /** The node's address. */
  url?: string | undefined;
  /** A private key in hexadecimal. */
  key?: string | undefined;
  /** The keystore's password. */
  password?: string | undefined;
}

/** The flags that say where a key is. */
export interface KeyFlags {
  keystore?: string;
  passwordFile?: string;
}

/** Takes a variable out of the environment: the compiler and git, which run below this, get no secrets. */
function take(environment: NodeJS.ProcessEnv, name: string): string | undefined {
  const value = environment[name];
  delete environment[name];
  return value;
}

/** The secrets of an environment, which holds them no more. @param variable What holds a key. */
export function takeSecrets(environment: NodeJS.ProcessEnv, variable: string): Secrets {
  return {
    url: take(environment, 'POLYGON_RPC_URL'),
    key: take(environment, variable),
    password: take(environment, 'UPLINE_KEYSTORE_PASSWORD'),
  };
}

/** Takes the secrets that are known by now out of a text. */
export function cleanOf(secrets: Secrets, text: string): string {
  const known = Object.values(secrets).filter((secret): secret is string => Boolean(secret));
  return withoutSecrets(known)(text);
}

async function askForPassword({ keystore, passwordFile }: KeyFlags, secrets: Secrets): Promise<string> {
  if (passwordFile) {
    const text = await readFile(passwordFile, 'utf8').catch(() => {
      throw new Error(`The password file ${passwordFile} cannot be read.`);
    });
    return text.replace(/\r?\n$/, '');
  }
  if (secrets.password) return secrets.password;
  if (!process.stdin.isTTY) {
    throw new Error(
      'The keystore needs --password-file or UPLINE_KEYSTORE_PASSWORD where there is no terminal to ask at.',
    );
  }
  return password({ message: `Password of ${keystore}`, mask: false, toggleMask: false });
}

/**
 * The account that signs.
 * @param variable What holds a key in the environment.
 * @throws Error when there is no key, when there are two, or when file, password or key is wrong.
 */
export function signerOf(flags: KeyFlags, secrets: Secrets, variable: string): Promise<LocalAccount> {
  return deployerKey({
    keystore: flags.keystore,
    key: secrets.key,
    variable,
    password: async () => {
      secrets.password = await askForPassword(flags, secrets);
      return secrets.password;
    },
  });
}

/** Asks whether what was shown is to be sent. @throws Error where there is no terminal to ask at. */
export async function confirmSending(look: string): Promise<boolean> {
  if (!process.stdin.isTTY)
    throw new Error(`There is no terminal to ask at. Look ${look} first, then add --yes.`);
  return confirm({ message: 'Send these transactions?', default: false });
}
