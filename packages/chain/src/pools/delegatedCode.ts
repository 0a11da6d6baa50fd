import type { Address, Hex } from 'viem';
import { getCode } from 'viem/actions';
import type { Reader } from './pools.ts';

/** True for code that delegates an account to a contract (EIP-7702). */
export const isDelegation = (code: Hex | undefined): boolean => code?.startsWith('0xef0100') ?? false;

/** True if a wallet delegates its code. @throws Error viem's own, when the node does not answer. */
export async function isUpgraded(reader: Reader, wallet: Address): Promise<boolean> {
  return isDelegation(await getCode(reader, { address: wallet }));
}
