import type { Reader } from '@upline/chain';
import { isDelegation } from '@upline/chain/internal';
import { type Address, parseAbi } from 'viem';
import { getCode, readContract } from 'viem/actions';

/** The kind of account that holds a role. */
export type Holder =
  | { kind: 'wallet' }
  /** A Safe with the number of required signatures. */
  | { kind: 'safe'; threshold: number; owners: readonly Address[] }
  /** Code that is no Safe. */
  | { kind: 'contract' };

const safeAbi = parseAbi([
  'function getThreshold() view returns (uint256)',
  'function getOwners() view returns (address[])',
]);

/** @throws Error viem's own, if the node does not answer. */
export async function readHolder(reader: Reader, address: Address): Promise<Holder> {
  const code = await getCode(reader, { address });
  // EIP-7702: an account with delegated code is still controlled by its key.
  if (!code || isDelegation(code)) return { kind: 'wallet' };
  const asked = { address, abi: safeAbi } as const;
  try {
    const [threshold, owners] = await Promise.all([
      readContract(reader, { ...asked, functionName: 'getThreshold' }),
      readContract(reader, { ...asked, functionName: 'getOwners' }),
    ]);
    return { kind: 'safe', threshold: Number(threshold), owners };
  } catch {
    return { kind: 'contract' };
  }
}
