import { type Hex, keccak256 } from 'viem';

/** Identifies compiled code on a chain. */
export interface BuiltCode {
  /** keccak-256 of the code with zeros in place of the immutables. */
  hash: Hex;
  /** Positions of the immutables, in bytes. */
  immutables: readonly { start: number; length: number }[];
}

/** True if code on a chain equals this build's compiled code, apart from immutables. */
export function isBuiltCode({ hash, immutables }: BuiltCode, code: Hex | undefined): boolean {
  if (!code) return false;
  const parts: string[] = [];
  let at = 2;
  for (const { start, length } of immutables) {
    parts.push(code.slice(at, 2 + 2 * start), '00'.repeat(length));
    at = 2 + 2 * (start + length);
  }
  return keccak256(`0x${parts.join('')}${code.slice(at)}`) === hash;
}
