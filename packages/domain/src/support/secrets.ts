/** The fewest words of a recovery phrase: BIP-39 allows 12, 15, 18, 21 and 24. */
export const shortestPhrase = 12;

/**
 * Consecutive words of the list that may be the beginning of a recovery phrase being typed. Six
 * would match ordinary sentences.
 */
export const beginningOfPhrase = 8;

/**
 * The longest run of words of BIP-39's list, ignoring numbers, dots, dashes and line ends between
 * them.
 * @param words The list, in lower case.
 */
export function longestRun(text: string, words: ReadonlySet<string>): number {
  let run = 0;
  let longest = 0;
  for (const [word] of text
    .normalize('NFKD')
    .toLowerCase()
    .matchAll(/\p{L}+/gu)) {
    run = words.has(word) ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

/**
 * All strings with the form of a private key, as `0x` and lower case. Transaction hashes have the
 * same form and cannot be told apart.
 */
export function possibleKeys(text: string): string[] {
  const found = text.matchAll(/(?<![\da-z])(?:0x)?([\da-f]{64})(?![\da-z])/gi);
  return [...new Set([...found].map(([, digits = '']) => `0x${digits.toLowerCase()}`))];
}
