import type { Reader } from '@upline/chain';
import {
  multiSendOf,
  type SafeCall,
  type SafeHashes,
  safeHashes,
  safeTransaction,
} from '@upline/chain/internal';
import { type Address, parseAbi } from 'viem';
import { getCode, readContract } from 'viem/actions';

/** Calls for a Safe to execute. */
export interface SafeRequest {
  chainId: number;
  safe: Address;
  calls: readonly SafeCall[];
}

const safeAbi = parseAbi([
  'function VERSION() view returns (string)',
  'function nonce() view returns (uint256)',
  'function getThreshold() view returns (uint256)',
  'function getTransactionHash(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, uint256 nonce) view returns (bytes32)',
]);

const none = '0x0000000000000000000000000000000000000000';

/** Safes before 1.3.0 sign without a chain id, so their signatures are valid on every chain. */
const isOld = (version: string) => /^(0|1\.[0-2])\./.test(version);

export interface SafeOptions {
  /** @default the Safe's next one */
  nonce?: bigint;
  /** MultiSendCallOnly of the Safe. @default the usual one of its version */
  multisend?: Address;
}

/** A Safe's transaction as shown to its owners. */
interface CheckedSafe extends SafeHashes {
  version: string;
  threshold: bigint;
  nonce: bigint;
  /** MultiSend contract for several calls; `null` for a single call. */
  through: Address | null;
}

/**
 * Computes the hashes that a Safe signs and compares them with the Safe's own.
 * @throws Error if they differ, or if the Safe is too old or its MultiSend is unknown.
 */
export async function checkSafe(
  reader: Reader,
  { chainId, safe, calls }: SafeRequest,
  asked: SafeOptions = {},
): Promise<CheckedSafe> {
  if (!(await getCode(reader, { address: safe }))) throw new Error(`${safe} is no contract, and so no Safe.`);
  const of = { address: safe, abi: safeAbi } as const;
  const version = await readContract(reader, { ...of, functionName: 'VERSION' });
  if (isOld(version)) throw new Error(`The Safe is of version ${version}, which is too old for this check.`);
  const threshold = await readContract(reader, { ...of, functionName: 'getThreshold' });
  const nonce = asked.nonce ?? (await readContract(reader, { ...of, functionName: 'nonce' }));
  const helper = asked.multisend ?? multiSendOf(version);
  const transaction = safeTransaction(calls, helper);
  const through = transaction.operation === 1 ? transaction.to : null;
  if (through && !(await getCode(reader, { address: through }))) {
    throw new Error(`No contract stands at ${through}. Name the Safe’s MultiSendCallOnly with --multisend.`);
  }
  const hashes = safeHashes(transaction, { chainId, safe, nonce });
  const { to, value, data, operation } = transaction;
  const args = [to, value, data, operation, 0n, 0n, 0n, none, none, nonce] as const;
  const own = await readContract(reader, { ...of, functionName: 'getTransactionHash', args });
  if (own !== hashes.safeTxHash) {
    throw new Error(`The Safe computes another hash, ${own}, than ${hashes.safeTxHash}.`);
  }
  return { ...hashes, version, threshold, nonce, through };
}
