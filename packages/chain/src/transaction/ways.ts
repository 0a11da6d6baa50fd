import { type Address, encodeAbiParameters, type Hex, keccak256, numberToHex, stringToHex } from 'viem';
import type { ContractCall } from './transaction.ts';

/** Calls for one wallet to send together. */
interface Batch {
  chainId: number;
  /** A title for the signers. */
  title: string;
  actor: Address;
  calls: readonly (ContractCall & { what: string })[];
}

interface PlainCall {
  what: string;
  from: Address;
  to: Address;
  value: '0';
  data: Hex;
}

export function plainCalls({ actor, calls }: Batch): PlainCall[] {
  return calls.map(({ what, to, data }) => ({ what, from: actor, to, value: '0', data }));
}

/** The parameter of `wallet_sendCalls` (EIP-5792) that requests all calls of a plan atomically. */
export function sendCallsRequest({ chainId, actor, calls }: Batch) {
  return {
    version: '2.0.0' as const,
    chainId: numberToHex(chainId),
    from: actor,
    atomicRequired: true,
    calls: calls.map(({ to, data }) => ({ to, data, value: '0x0' as const })),
  };
}

/** A file of Safe’s Transaction Builder, version 1.0. */
export interface SafeBatch {
  version: '1.0';
  chainId: string;
  /** Milliseconds since 1970. */
  createdAt: number;
  meta: {
    name: string;
    description: string;
    txBuilderVersion: string;
    createdFromSafeAddress: Address;
    createdFromOwnerAddress: '';
    checksum?: Hex;
  };
  transactions: {
    to: Address;
    value: '0';
    data: Hex;
    contractMethod: null;
    contractInputsValues: null;
  }[];
}

/** Serialises as Safe's checksum requires: sorted keys first, without `name`. */
function serialised(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(serialised).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const parts = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  const names = JSON.stringify(parts.map(([name]) => name));
  return `{${names}${parts.map(([, part]) => `${serialised(part)},`).join('')}}`;
}

/** The checksum by which Safe's Transaction Builder detects changed files. */
export function safeChecksum(batch: object & { meta: object }): Hex {
  return keccak256(stringToHex(serialised({ ...batch, meta: { ...batch.meta, name: null } })));
}

/**
 * Converts a plan to a file for Safe's Transaction Builder. Calls are raw, so that the signed bytes
 * equal the simulated ones; Safe decodes them from the verified sources.
 * @param createdAt Creation time written to the file.
 */
export function safeBatch({ chainId, actor, calls, title }: Batch, createdAt: Date): SafeBatch {
  const batch: SafeBatch = {
    version: '1.0',
    chainId: `${chainId}`,
    createdAt: createdAt.getTime(),
    meta: {
      name: title,
      description: `Fingerprint ${fingerprint({ chainId, actor, calls })}`,
      txBuilderVersion: '1.16.5',
      createdFromSafeAddress: actor,
      createdFromOwnerAddress: '',
    },
    transactions: calls.map(({ to, data }) => ({
      to,
      value: '0',
      data,
      contractMethod: null,
      contractInputsValues: null,
    })),
  };
  return { ...batch, meta: { ...batch.meta, checksum: safeChecksum(batch) } };
}

/**
 * A short hash of chain, sender and calls, which signers compare aloud.
 * @returns Four groups of four hexadecimal digits.
 */
export function fingerprint({
  chainId,
  actor,
  calls,
}: {
  chainId: number;
  actor: Address;
  calls: readonly ContractCall[];
}): string {
  const hash = keccak256(
    encodeAbiParameters(
      [
        { type: 'uint256' },
        { type: 'address' },
        {
          type: 'tuple[]',
          components: [
            { name: 'to', type: 'address' },
            { name: 'data', type: 'bytes' },
          ],
        },
      ],
      [BigInt(chainId), actor, calls.map(({ to, data }) => ({ to, data }))],
    ),
  );
  return (hash.slice(2, 18).match(/.{4}/g) ?? []).join(' ');
}
