import { levelAt, profileLinkOf } from '@upline/domain';
import { matrixAt } from '../matrix.ts';
import { Refusal } from '../refusal.ts';
import type { World } from '../world.ts';
import type { Answers } from './call.ts';
import { personOf } from './personOf.ts';

/** A part of a race pool's matrix. */
export function treeAnswers(world: World): Pick<Answers, 'referralTree'> {
  function node(wallet: string) {
    const member = world.memberByWallet(wallet);
    return { ...personOf(world, wallet), profileLink: member ? profileLinkOf(member.id) : '' };
  }

  return {
    referralTree({ params: { wallet, position }, query: { search } }) {
      if (levelAt(position).kind !== 'race') throw new Refusal(422, 'server.notRacePool');
      const matrix = matrixAt(world, position);
      const path = matrix.has(wallet) ? matrix.pathTo(search.toLowerCase(), wallet) : null;
      const user = path?.at(-1);
      if (!path || user === undefined) return null;
      return {
        user: node(user),
        downlines: matrix.childrenOf(user).map((child) => ({
          ...node(child),
          downlines: matrix.childrenOf(child).map(node),
        })),
        path: path.map(world.display),
      };
    },
  };
}
