/** Crockford's base32: no I, L, O or U, so that an ID survives being read aloud. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The number of random bytes in a member ID. */
export const memberIdBytes = 8;

/**
 * A member ID: eight characters of Crockford base32 in two groups.
 * @param random `memberIdBytes` random bytes.
 * @example '7KQ2-M9XD'
 */
export function memberIdFrom(random: Uint8Array): string {
  const letters = Array.from(random.subarray(0, memberIdBytes), (byte) => alphabet[byte % alphabet.length]);
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`;
}

/**
 * Parses a typed member ID: in any case, with or without its hyphen, and with the letters that
 * Crockford reads as digits.
 * @returns The ID in its canonical form, or `null` if the text is no ID.
 */
export function parseMemberId(text: string): string | null {
  const letters = text.trim().toUpperCase().replace(/O/g, '0').replace(/[IL]/g, '1');
  const [, head, tail] = /^([0-9A-HJKMNP-TV-Z]{4})-?([0-9A-HJKMNP-TV-Z]{4})$/.exec(letters) ?? [];
  return head && tail ? `${head}-${tail}` : null;
}
