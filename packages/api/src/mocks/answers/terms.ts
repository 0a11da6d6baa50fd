import { currentTerms, termsTextOf, termsVersion } from '@upline/domain';
import type { World } from '../world.ts';
import type { Answers } from './call.ts';

/** The version that a wallet must accept before its next purchase, `''` for none. */
export function termsToAcceptBy(world: World, wallet: string): string {
  return world.acceptedTerms(wallet).some(({ version }) => version === termsVersion) ? '' : termsVersion;
}

export function termsAnswers(world: World): Pick<Answers, 'terms' | 'acceptTerms'> {
  function ownTerms(wallet: string) {
    return {
      current: currentTerms,
      accepted: world.acceptedTerms(wallet).map(({ version, at }) => ({
        ...(termsTextOf(version) ?? { version, risk: [], clauses: [] }),
        at: at.toISOString(),
      })),
    };
  }

  return {
    terms: (_input, { caller }) => ownTerms(caller().wallet),
    acceptTerms({ body: { version } }, { caller }) {
      const { wallet } = caller();
      world.acceptTerms(wallet, version);
      return ownTerms(wallet);
    },
  };
}
