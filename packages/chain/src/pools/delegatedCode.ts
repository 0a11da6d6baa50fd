import type { Address, Hex } from 'viem';
import { getCode } from 'viem/actions';
import type { Reader } from './pools.ts';

/** Whether an account with a key has another's code run for it (EIP-7702). */
export const isDelegation = (code: Hex | undefined): boolean => code?.startsWith('0xef0100') ?? false;

/** Whether a wallet was upgraded so. @throws Error viem's own, when the node does not answer. */
export async function isUpgraded(reader: Reader, wallet: Address): Promise<boolean> {
  return isDelegation(await getCode(reader, { address: wallet }));
}
