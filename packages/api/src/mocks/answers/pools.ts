import { poolTypeAt } from '@upline/domain';
import type { Answers } from '../call.ts';
import { poolAddressAt, stableCoinAddress } from '../identities.ts';
import type { MockBackend } from '../mockBackend.ts';
import { poolsOf } from '../statement.ts';
import { termsToAcceptBy } from './terms.ts';

export function poolAnswers(backend: MockBackend) {
  return {
    poolConfig: ({ params: { position } }) => ({
      contractAddress: poolAddressAt(position),
      poolType: poolTypeAt(position),
      stableCoinAddress,
      joinningFee: backend.chain.pool(position).fee().toString(),
    }),
    userPoolDetails: ({ params }) => poolsOf(backend, params.wallet),
    referrer({ params: { wallet, position } }, { caller }) {
      const { chain, places, display } = backend;
      const { referrer, isDirect } = chain.referrer(wallet, position);
      const registered = display(chain.sponsorOf(wallet));
      const termsToAccept = caller().wallet === wallet ? termsToAcceptBy(backend, wallet) : '';
      const named = { referrer: display(referrer), isDirect, registered, termsToAccept };
      if (chain.isBound(wallet)) {
        return {
          ...named,
          sponsor: registered,
          isBound: true,
          waitingFor: '',
          isTooFar: false,
          enrolments: [],
        };
      }
      const { sponsor, signed, unsigned, isTooFar } = chain.recordable(wallet);
      if (caller().wallet !== wallet) {
        const nearest = display(signed[0] ? chain.sponsorOf(signed[0]) : sponsor);
        const nobody = { waitingFor: '', isTooFar: false, enrolments: [] };
        return { ...named, registered: nearest, sponsor: nearest, isBound: false, ...nobody };
      }
      const enrolments = signed.map((member) => {
        const { deadline = 0n, signature = '0x' } = places.of(member) ?? {};
        const kept = { deadline: deadline.toString(), signature: signature as `0x${string}` };
        return { member: display(member), sponsor: display(chain.sponsorOf(member)), ...kept };
      });
      const waitingFor = unsigned[0] ? display(unsigned[0]) : '';
      return { ...named, sponsor: display(sponsor), isBound: false, waitingFor, isTooFar, enrolments };
    },
  } satisfies Answers;
}
