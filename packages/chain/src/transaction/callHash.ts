import { type Address, encodePacked, type Hash, type Hex, keccak256 } from 'viem';

/**
 * Identifies a call on a chain, independent of wallet and transaction: the hash of chain id,
 * contract and data.
 */
export function callHash(chainId: number, { to, data }: { to: Address; data: Hex }): Hash {
  return keccak256(encodePacked(['uint256', 'address', 'bytes'], [BigInt(chainId), to, data]));
}
