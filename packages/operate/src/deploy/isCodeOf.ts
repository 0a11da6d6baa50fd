import { type BuiltCode, isBuiltCode } from '@upline/chain/internal';
import { type Hex, keccak256 } from 'viem';
import type { Artifact } from './compile.ts';

/** What an artifact's code on a chain is known by. */
export function builtCodeOf({ deployedBytecode: { object, immutableReferences } }: Artifact): BuiltCode {
  const immutables = Object.values(immutableReferences)
    .flat()
    .sort((a, b) => a.start - b.start);
  return { hash: keccak256(object), immutables };
}

/** Whether code on a chain is what the compiler made, but for the places that a constructor filled in. */
export function isCodeOf(artifact: Artifact, code: Hex | undefined): boolean {
  return isBuiltCode(builtCodeOf(artifact), code);
}
