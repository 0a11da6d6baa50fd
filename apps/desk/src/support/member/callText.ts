import { shortAddress } from '@upline/domain';
import type { Outcome } from './memberChainQuery.ts';

/** So much of a call is shown: what a smart wallet calls may be long. */
const longest = 160;

/** A call as code, its wallets and hashes by their ends. */
export function shortenedIn({ name, args }: NonNullable<Outcome['call']>): string {
  const text = `${name}(${args.join(', ')})`.replace(/0x[0-9a-fA-F]{40,}/g, shortAddress);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
