import { type Hex, keccak256 } from 'viem';

/** What a contract's code on a chain is known by. */
export interface BuiltCode {
  /** keccak-256 of the code with zeros where the constructor fills something in. */
  hash: Hex;
  /** Where that is, in bytes from the beginning. */
  immutables: readonly { start: number; length: number }[];
}

/** Whether code on a chain is what this build's sources compile to, but for what its constructor filled in. */
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
