import { byItself, ownName, shownName } from '@upline/domain';
import type { MockBackend } from '../mockBackend.ts';

/** A member in a list; an unregistered wallet has no ID and no name. */
export function personOf(backend: MockBackend, wallet: string) {
  const member = backend.memberByWallet(wallet);
  return {
    id: member?.id ?? '',
    name: wallet === byItself ? ownName : shownName(member?.name),
    walletId: backend.display(wallet),
    photo: member?.photo ?? '',
  };
}
