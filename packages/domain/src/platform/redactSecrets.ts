const redact = '…';

/**
 * Patterns of secrets and personal data. Anyone may send the text, so each pattern must run in
 * linear time.
 */
const secrets: readonly RegExp[] = [
  // Wallets, keys, hashes, signatures.
  /\b(?:0x)?[\da-f]{32,}\b/gi,
  // Member IDs.
  /\b[\dA-HJKMNP-TV-Z]{4}-[\dA-HJKMNP-TV-Z]{4}\b/g,
  // Recovery phrases: at least twelve short words with only spaces, numbers and list marks between
  // them.
  /\b[a-z]{3,8}(?:[\s,;|-]{1,8}(?:\d\d?[.):]?\s{0,4})?[a-z]{3,8}){11,}\b/gi,
  // Files, whose names members chose.
  /\/files\/[^\s)]+/g,
  // Tokens in base64 or base64url. Names in code can be as long, but have no digits.
  /(?<![\w+/=-])(?=[\w+/=-]*\d)[A-Za-z\d_+/=-]{24,}/g,
  // Mail addresses.
  /[\w.+-]{1,64}@[\w-]{1,63}\.[\w.-]+/g,
];

const address = /\b(?:https?|wss?):[^\s)]*/gi;

const withoutQuery = (url: string) => url.replace(/[?#].*/, '');

/**
 * Removes secrets and personal data from a text: wallets, member IDs, keys, tokens, recovery
 * phrases, mail addresses, and the queries of addresses. Lookalikes are removed too.
 */
export function redactSecrets(text: string): string {
  const plain = text.replace(/\bwc:\S+/gi, redact).replace(address, withoutQuery);
  // Assets of a build have a hash in their name; reports need their names.
  return plain
    .split(/(\/assets\/[\w.-]+)/)
    .map((part, index) =>
      index % 2 === 1 ? part : secrets.reduce((rest, secret) => rest.replace(secret, redact), part),
    )
    .join('');
}
