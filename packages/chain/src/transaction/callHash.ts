import { type Address, encodePacked, type Hash, type Hex, keccak256 } from 'viem';

/** Names one call on one chain, by whatever wallet and transaction it is sent: the hash of chain, contract and data. */
export function callHash(chainId: number, { to, data }: { to: Address; data: Hex }): Hash {
  return keccak256(encodePacked(['uint256', 'address', 'bytes'], [BigInt(chainId), to, data]));
}
