import type { LedgerLine } from '@upline/api';
import type { World } from '@upline/api/mocks';
import type { ProofsPort } from '../proofs.ts';
import {
  type PoolProofsSettings,
  type ScriptedPoolProofs,
  scriptedPoolProofs,
} from './scriptedPoolProofs.ts';
import { scriptedVerify, type VerifyEnding } from './scriptedVerify.ts';

export interface ProofsSettings extends PoolProofsSettings {
  /** Result of verifying a ledger line; a story can change it while it runs. @default 'true' */
  verify?: VerifyEnding;
}

/** Fake proofs; a story can change their result while it runs. */
export interface ScriptedProofs extends ProofsPort, ScriptedPoolProofs {
  verifyEnding: VerifyEnding;
}

/** Facts read from the mock backend's chain, without its server. */
export function scriptedProofs(settings: ProofsSettings, world: World): ScriptedProofs {
  // Methods read the fields that a story changes on the port itself: extend that object, do not
  // copy it.
  const proofs: ScriptedProofs = Object.assign(scriptedPoolProofs(settings, world), {
    verifyEnding: settings.verify ?? 'true',
    verify: (line: LedgerLine, wallet: string) => scriptedVerify(proofs.verifyEnding, world)(line, wallet),
  });
  return proofs;
}
