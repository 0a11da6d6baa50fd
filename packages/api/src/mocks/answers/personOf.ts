import { byItself, ownName, shownName } from '@upline/domain';
import type { World } from '../world.ts';

/** How a list names a member; only the wallet of one whom only the chain knows. */
export function personOf(world: World, wallet: string) {
  const member = world.memberByWallet(wallet);
  return {
    id: member?.id ?? '',
    name: wallet === byItself ? ownName : shownName(member?.name),
    walletId: world.display(wallet),
    photo: member?.photo ?? '',
  };
}
