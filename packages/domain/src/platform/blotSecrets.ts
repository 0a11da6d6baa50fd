const blot = '…';

/**
 * What can open something or names somebody, by its form. Anybody may send a text to be looked at: none of them may take
 * longer than the text is long.
 */
const secrets: readonly RegExp[] = [
  // Wallets, keys, hashes, signatures.
  /\b(?:0x)?[\da-f]{32,}\b/gi,
  // Member IDs.
  /\b[\dA-HJKMNP-TV-Z]{4}-[\dA-HJKMNP-TV-Z]{4}\b/g,
  // Recovery phrases: twelve short words or more with nothing but spaces, numbers and marks of a list between them.
  /\b[a-z]{3,8}(?:[\s,;|-]{1,8}(?:\d\d?[.):]?\s{0,4})?[a-z]{3,8}){11,}\b/gi,
  // Files, which bear the names that members gave them.
  /\/files\/[^\s)]+/g,
  // Tokens, as base64 or base64url has them. Names in code are as long, but have no digits.
  /(?<![\w+/=-])(?=[\w+/=-]*\d)[A-Za-z\d_+/=-]{24,}/g,
  // Mail addresses.
  /[\w.+-]{1,64}@[\w-]{1,63}\.[\w.-]+/g,
];

const address = /\b(?:https?|wss?):[^\s)]*/gi;

const withoutQuery = (url: string) => url.replace(/[?#].*/, '');

/**
 * A text that is to be passed on, without what is nobody's business: wallets, member IDs, keys, tokens, recovery
 * phrases, mail addresses, and the queries of addresses. What merely looks like one of these goes too.
 */
export function blotSecrets(text: string): string {
  const plain = text.replace(/\bwc:\S+/gi, blot).replace(address, withoutQuery);
  // The parts of a build are named by their content, and are what a report is read for.
  return plain
    .split(/(\/assets\/[\w.-]+)/)
    .map((part, index) =>
      index % 2 === 1 ? part : secrets.reduce((rest, secret) => rest.replace(secret, blot), part),
    )
    .join('');
}
