import { longestRun, possibleKeys, shortestPhrase } from '@upline/domain';

/** What opens a wallet, as far as a text can look like it. */
export type Secret = 'phrase' | 'key';

/** What is taken for granted when a text is looked at. */
export interface Known {
  /** BIP-39's English words. */
  words: ReadonlySet<string>;
  /** Hashes of transactions, `0x` and lower case: they look like keys and are none. */
  transactions: ReadonlySet<string>;
}

let loaded: Promise<ReadonlySet<string>> | undefined;
let ready: ReadonlySet<string> | undefined;

/** BIP-39's English words, loaded once. @throws Error when they cannot be loaded; the next call tries again. */
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

/** The words, if they were loaded before. */
export const loadedWords = () => ready;

/** The secret that a text seems to hold, `null` for none. */
export function secretIn(text: string, { words, transactions }: Known): Secret | null {
  if (longestRun(text, words) >= shortestPhrase) return 'phrase';
  return possibleKeys(text).some((key) => !transactions.has(key)) ? 'key' : null;
}
