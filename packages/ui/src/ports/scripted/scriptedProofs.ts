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
  /** What the chain says of a line of the ledger; it can be changed while a story runs. @default 'true' */
  verify?: VerifyEnding;
}

/** Proofs whose chain can change its mind. */
export interface ScriptedProofs extends ProofsPort, ScriptedPoolProofs {
  verifyEnding: VerifyEnding;
}

/** What is read from the chain of a story's own world, past its server. */
export function scriptedProofs(settings: ProofsSettings, world: World): ScriptedProofs {
  // Its methods read what a story turns on the port itself, so the port is made of it and not copied from it.
  const proofs: ScriptedProofs = Object.assign(scriptedPoolProofs(settings, world), {
    verifyEnding: settings.verify ?? 'true',
    verify: (line: LedgerLine, wallet: string) => scriptedVerify(proofs.verifyEnding, world)(line, wallet),
  });
  return proofs;
}
