import { longestRun, possibleKeys, shortestPhrase } from '@upline/domain';

/** A recovery phrase or a private key, by form. */
export type Secret = 'phrase' | 'key';

/** Reference data of the check. */
export interface Known {
  /** BIP-39's English words. */
  words: ReadonlySet<string>;
  /** Transaction hashes, `0x` and lower case, which have the form of keys. */
  transactions: ReadonlySet<string>;
}

let loaded: Promise<ReadonlySet<string>> | undefined;
let ready: ReadonlySet<string> | undefined;

/** BIP-39's English words, loaded once. @throws Error if loading fails; the next call retries. */
export function loadWords(): Promise<ReadonlySet<string>> {
  loaded ??= import('@scure/bip39/wordlists/english').then(
    ({ wordlist }) => {
      ready = new Set(wordlist);
      return ready;
    },
    (cause: unknown) => {
      loaded = undefined;
      throw cause;
    },
  );
  return loaded;
}

/** The words, if already loaded. */
export const loadedWords = () => ready;

/** The kind of secret that a text seems to contain; `null` for none. */
export function secretIn(text: string, { words, transactions }: Known): Secret | null {
  if (longestRun(text, words) >= shortestPhrase) return 'phrase';
  return possibleKeys(text).some((key) => !transactions.has(key)) ? 'key' : null;
}
