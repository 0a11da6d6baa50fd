import type { Hex } from 'viem';
import type { Artifact } from './compile.ts';

/** Whether code on a chain is what the compiler made, but for the places that a constructor filled in. */
export function isCodeOf({ deployedBytecode }: Artifact, code: Hex | undefined): boolean {
  if (code?.length !== deployedBytecode.object.length) return false;
  let blank: string = code;
  for (const { start, length } of Object.values(deployedBytecode.immutableReferences).flat()) {
    const from = 2 + 2 * start;
    blank = blank.slice(0, from) + '00'.repeat(length) + blank.slice(from + 2 * length);
  }
  return blank === deployedBytecode.object;
}
