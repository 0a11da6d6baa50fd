/** The fewest words of a recovery phrase: BIP-39 knows 12, 15, 18, 21 and 24. */
export const shortestPhrase = 12;

/**
 * As many words of the list in a row may be the beginning of a recovery phrase that is still being typed. Six would
 * stop ordinary sentences.
 */
export const beginningOfPhrase = 8;

/**
 * How many words of BIP-39's list stand in a row at most, whatever stands between them: numbers, dots, dashes, lines.
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
 * Everything in a text that has the form of a private key, `0x` and lower case. A transaction's hash has the same form:
 * nothing in them tells one from the other.
 */
export function possibleKeys(text: string): string[] {
  const found = text.matchAll(/(?<![\da-z])(?:0x)?([\da-f]{64})(?![\da-z])/gi);
  return [...new Set([...found].map(([, digits = '']) => `0x${digits.toLowerCase()}`))];
}
