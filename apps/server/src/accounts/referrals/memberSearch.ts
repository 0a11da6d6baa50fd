import { parseMemberId, searchKey } from '@upline/domain';
import { type SQL, sql } from 'drizzle-orm';

/** The last Unicode character, which ends a range of texts with a common start. */
const lastCharacter = '\u{10FFFF}';

/**
 * Condition on `name_start n`: a word of the name starts with a text. `null` for a text without
 * letters, which would match everybody.
 */
export function nameStartsWith(search: string): SQL | null {
  const key = searchKey(search);
  return key === '' ? null : sql`n.key >= ${key} and n.key < ${key + lastCharacter}`;
}

/** The member ID that a search spells, also as the member's link; `null` for other texts. */
export function memberIdIn(search: string): string | null {
  return parseMemberId(search.replace(/^@\//, ''));
}

/** True if a search can be the start of a wallet. */
export function isWalletStart(search: string): boolean {
  return /^0x[0-9a-f]*$/i.test(search);
}
