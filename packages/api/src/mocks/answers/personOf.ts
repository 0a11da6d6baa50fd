import { byItself, ownName, shownName } from '@upline/domain';
import type { World } from '../world.ts';

/** A member in a list; an unregistered wallet has no ID and no name. */
export function personOf(world: World, wallet: string) {
  const member = world.memberByWallet(wallet);
  return {
    id: member?.id ?? '',
    name: wallet === byItself ? ownName : shownName(member?.name),
    walletId: world.display(wallet),
    photo: member?.photo ?? '',
  };
}
