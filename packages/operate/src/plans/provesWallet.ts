import { keySignature, type Reader } from '@upline/chain';
import {
  type Address,
  BaseError,
  ContractFunctionRevertedError,
  ContractFunctionZeroDataError,
  type Hex,
  hashMessage,
  parseAbi,
} from 'viem';
import { getCode, readContract } from 'viem/actions';

const abi = parseAbi(['function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)']);

/** The answer of a contract that accepts a signature (EIP-1271). */
const accepted = '0x1626ba7e';

/** True if the account's own code refused, and not the node. */
function isOwnRefusal(error: unknown): boolean {
  const isRefusal = (cause: unknown) =>
    cause instanceof ContractFunctionRevertedError || cause instanceof ContractFunctionZeroDataError;
  return error instanceof BaseError && error.walk(isRefusal) !== null;
}

/**
 * True if an account signed a message: with its key, or as a Safe or another contract (EIP-1271),
 * which may also know the message without a signature, `0x`.
 * @throws Error viem's own, if the chain is needed and the node does not answer.
 */
export async function provesWallet(
  reader: Reader,
  address: Address,
  { message, signature }: { message: string; signature: Hex },
): Promise<boolean> {
  const signed = hashMessage(message);
  if (await keySignature({ signature, signed }, address)) return true;
  if (!(await getCode(reader, { address }))) return false;
  // An account's code could request a fetch from any host (EIP-3668).
  const plain = { ...reader, ccipRead: false } as Reader;
  try {
    const args = [signed, signature] as const;
    return (await readContract(plain, { address, abi, functionName: 'isValidSignature', args })) === accepted;
  } catch (error) {
    if (isOwnRefusal(error)) return false;
    throw error;
  }
}
