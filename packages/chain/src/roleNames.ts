import { type Hex, keccak256, toBytes, zeroHash } from 'viem';

/** Hashes of the contracts' roles. NOBODY administers the receivers' roles and has no holder. */
export const roleHashes = {
  ADMIN: zeroHash,
  MODIFIER: keccak256(toBytes('MODIFIER')),
  ROYALITY: keccak256(toBytes('ROYALITY')),
  PRODUCT: keccak256(toBytes('PRODUCT')),
  NOBODY: keccak256(toBytes('NOBODY')),
} as const satisfies Record<string, Hex>;

const names = new Map<unknown, string>(Object.entries(roleHashes).map(([name, hash]) => [hash, name]));

/** Replaces a role's hash by its name; returns other values unchanged. */
export function withRoleName(value: unknown): unknown {
  return names.get(value) ?? value;
}
