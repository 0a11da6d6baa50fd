import { type Hex, keccak256, toBytes, zeroHash } from 'viem';

/** The contracts' roles by name. NOBODY administers the receivers' roles and is held by nobody. */
export const roleHashes = {
  ADMIN: zeroHash,
  MODIFIER: keccak256(toBytes('MODIFIER')),
  ROYALITY: keccak256(toBytes('ROYALITY')),
  PRODUCT: keccak256(toBytes('PRODUCT')),
  NOBODY: keccak256(toBytes('NOBODY')),
} as const satisfies Record<string, Hex>;

const names = new Map<unknown, string>(Object.entries(roleHashes).map(([name, hash]) => [hash, name]));

/** A role's name for its hash; every other value as it is. */
export function withRoleName(value: unknown): unknown {
  return names.get(value) ?? value;
}
