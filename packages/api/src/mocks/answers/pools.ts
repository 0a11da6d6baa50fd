import { poolTypeAt } from '@upline/domain';
import { mockSignature } from '../mockSignature.ts';
import { poolAddressAt, stableCoinAddress } from '../poolAddress.ts';
import { poolsOf } from '../statement.ts';
import type { World } from '../world.ts';
import type { Answers } from './call.ts';
import { termsToAcceptBy } from './terms.ts';

/** What stands behind the levels, who is in them, and whom a purchase must name. */
export function poolAnswers(world: World): Pick<Answers, 'poolConfig' | 'userPoolDetails' | 'referrer'> {
  return {
    poolConfig: ({ params: { position } }) => ({
      contractAddress: poolAddressAt(position),
      poolType: poolTypeAt(position),
      stableCoinAddress,
      joinningFee: world.chain.pool(position).fee().toString(),
    }),
    userPoolDetails: ({ params }) => poolsOf(world, params.wallet),
    referrer({ params: { wallet, position } }, { caller }) {
      const { chain } = world;
      const { sponsorOf } = chain;
      const enrolments = [];
      for (let next = sponsorOf(wallet); !chain.isBound(next); next = sponsorOf(next)) {
        const sponsor = world.display(sponsorOf(next));
        const signature = mockSignature(next, `enrol:${sponsor}`);
        enrolments.unshift({ member: world.display(next), sponsor, deadline: '4102444800', signature });
      }
      const { referrer, isDirect } = chain.referrer(wallet, position);
      return {
        referrer: world.display(referrer),
        isDirect,
        sponsor: world.display(sponsorOf(wallet)),
        isBound: chain.isBound(wallet),
        termsToAccept: caller().wallet === wallet ? termsToAcceptBy(world, wallet) : '',
        enrolments: chain.isBound(wallet) ? [] : enrolments,
      };
    },
  };
}
