import { currentTerms, termsTextOf, termsVersion } from '@upline/domain';
import type { Answers } from '../call.ts';
import type { MockBackend } from '../mockBackend.ts';

/** The version that a wallet must accept before its next purchase, `''` for none. */
export function termsToAcceptBy(backend: MockBackend, wallet: string): string {
  return backend.acceptedTerms(wallet).some(({ version }) => version === termsVersion) ? '' : termsVersion;
}

export function termsAnswers(backend: MockBackend) {
  function ownTerms(wallet: string) {
    return {
      current: currentTerms,
      accepted: backend.acceptedTerms(wallet).map(({ version, at }) => ({
        ...(termsTextOf(version) ?? { version, risk: [], clauses: [] }),
        at: at.toISOString(),
      })),
    };
  }

  return {
    terms: (_input, { caller }) => ownTerms(caller().wallet),
    acceptTerms({ body: { version } }, { caller }) {
      const { wallet } = caller();
      backend.acceptTerms(wallet, version);
      return ownTerms(wallet);
    },
  } satisfies Answers;
}
