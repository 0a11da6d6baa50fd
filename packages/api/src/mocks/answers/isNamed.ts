import { nameKeys, parseMemberId, searchKey } from '@upline/domain';
import type { MockBackend } from '../mockBackend.ts';

/** True if a search matches a member's name, ID or the start of their wallet. */
export function isNamed(backend: MockBackend, wallet: string, search: string): boolean {
  const member = backend.memberByWallet(wallet);
  const key = searchKey(search);
  const isByName = key !== '' && nameKeys(member?.name ?? '').some((start) => start.startsWith(key));
  const id = parseMemberId(search.replace(/^@\//, ''));
  const start = search.toLowerCase();
  const isByWallet = start.startsWith('0x') && wallet.startsWith(start);
  return isByName || (id !== null && id === member?.id) || isByWallet;
}
