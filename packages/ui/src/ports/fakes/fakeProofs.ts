import type { LedgerLine } from '@upline/api';
import type { MockBackend } from '@upline/api/mocks';
import type { ProofsPort } from '../proofs.ts';
import { type FakePoolProofs, fakePoolProofs, type PoolProofsSettings } from './fakePoolProofs.ts';
import { fakeVerify, type VerifyEnding } from './fakeVerify.ts';

export interface ProofsSettings extends PoolProofsSettings {
  /** Result of verifying a ledger line; a story can change it while it runs. @default 'true' */
  verify?: VerifyEnding;
}

/** Fake proofs; a story can change their result while it runs. */
export interface FakeProofs extends ProofsPort, FakePoolProofs {
  verifyEnding: VerifyEnding;
}

/** Facts read from the mock backend's chain, without its server. */
export function fakeProofs(settings: ProofsSettings, backend: MockBackend): FakeProofs {
  // Methods read the fields that a story changes on the port itself: extend that object, do not
  // copy it.
  const proofs: FakeProofs = Object.assign(fakePoolProofs(settings, backend), {
    verifyEnding: settings.verify ?? 'true',
    verify: (line: LedgerLine, wallet: string) => fakeVerify(proofs.verifyEnding, backend)(line, wallet),
  });
  return proofs;
}
