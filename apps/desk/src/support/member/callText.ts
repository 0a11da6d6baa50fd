import { shortAddress } from '@upline/domain';
import type { Outcome } from './memberChainQuery.ts';

/** Maximum length of a displayed call, characters. */
const longest = 160;

/** Formats a call as code with shortened wallets and hashes. */
export function shortenedIn({ name, args }: NonNullable<Outcome['call']>): string {
  const text = `${name}(${args.join(', ')})`.replace(/0x[0-9a-fA-F]{40,}/g, shortAddress);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
