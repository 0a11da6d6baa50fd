import { type BuiltCode, isBuiltCode } from '@upline/chain/internal';
import { type Hex, keccak256 } from 'viem';
import type { Artifact } from './compile.ts';

/** Hash and immutables of an artifact's code. */
export function builtCodeOf({ deployedBytecode: { object, immutableReferences } }: Artifact): BuiltCode {
  const immutables = Object.values(immutableReferences)
    .flat()
    .sort((a, b) => a.start - b.start);
  return { hash: keccak256(object), immutables };
}

/** True if code on a chain equals the artifact's, apart from immutables. */
export function isCodeOf(artifact: Artifact, code: Hex | undefined): boolean {
  return isBuiltCode(builtCodeOf(artifact), code);
}
