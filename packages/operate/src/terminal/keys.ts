import { readFile } from 'node:fs/promises';
import confirm from '@inquirer/confirm';
import password from '@inquirer/password';
import type { LocalAccount } from 'viem';
import { deployerKey } from './deployerKey.ts';
import { withoutSecrets } from './withoutSecrets.ts';

/** Secrets of a command, never printed. */
export interface Secrets {
  /** URL of the node. */
  url?: string | undefined;
  /** A private key in hexadecimal. */
  key?: string | undefined;
  /** The keystore's password. */
  password?: string | undefined;
}

export interface KeyFlags {
  keystore?: string;
  passwordFile?: string;
}

/**
 * Removes a variable from the environment, so that child processes such as the compiler and git get
 * no secrets.
 */
function take(environment: NodeJS.ProcessEnv, name: string): string | undefined {
  const value = environment[name];
  delete environment[name];
  return value;
}

/** Moves the secrets out of an environment. @param variable Variable of the key. */
export function takeSecrets(environment: NodeJS.ProcessEnv, variable: string): Secrets {
  return {
    url: take(environment, 'POLYGON_RPC_URL'),
    key: take(environment, variable),
    password: take(environment, 'UPLINE_KEYSTORE_PASSWORD'),
  };
}

/** Removes the known secrets from a text. */
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
 * Opens the signing account.
 * @param variable Environment variable of the key.
 * @throws Error if there is no key or there are two, or if file, password or key is invalid.
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

/** Asks for confirmation to send. @throws Error without a terminal. */
export async function confirmSending(look: string): Promise<boolean> {
  if (!process.stdin.isTTY)
    throw new Error(`There is no terminal to ask at. Look ${look} first, then add --yes.`);
  return confirm({ message: 'Send these transactions?', default: false });
}
