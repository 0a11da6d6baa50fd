import {
  type Address,
  concatHex,
  encodeFunctionData,
  encodePacked,
  type Hex,
  hashDomain,
  hashStruct,
  hashTypedData,
  parseAbi,
  size,
  zeroAddress,
} from 'viem';

export interface SafeCall {
  to: Address;
  value: bigint;
  data: Hex;
}

/** A Safe's transaction with Safe's field names. */
export interface SafeTransaction extends SafeCall {
  /** 0 for call, 1 for delegatecall. */
  operation: 0 | 1;
}

/** The three hashes shown by wallets and by Safe's interface. */
export interface SafeHashes {
  domainHash: Hex;
  messageHash: Hex;
  safeTxHash: Hex;
}

const types = {
  EIP712Domain: [
    { name: 'chainId', type: 'uint256' },
    { name: 'verifyingContract', type: 'address' },
  ],
  SafeTx: [
    { name: 'to', type: 'address' },
    { name: 'value', type: 'uint256' },
    { name: 'data', type: 'bytes' },
    { name: 'operation', type: 'uint8' },
    { name: 'safeTxGas', type: 'uint256' },
    { name: 'baseGas', type: 'uint256' },
    { name: 'gasPrice', type: 'uint256' },
    { name: 'gasToken', type: 'address' },
    { name: 'refundReceiver', type: 'address' },
    { name: 'nonce', type: 'uint256' },
  ],
} as const;

/** MultiSendCallOnly on Polygon by Safe version (safe-deployments). */
const multiSendAt: Record<string, Address> = {
  '1.3.0': '0x40A2aCCbd92BCA938b02010E17A5b8929b49130D',
  '1.4.1': '0x9641d764fc13c8B624c04430C7356C1C7C8102e2',
  '1.5.0': '0xA83c336B20401Af773B6219BA5027174338D1836',
};

/** Address of MultiSendCallOnly for a Safe version; `null` if unknown. */
export function multiSendOf(version: string): Address | null {
  const [plain = ''] = version.split('+');
  return multiSendAt[plain] ?? null;
}

/**
 * Builds the transaction like Safe's Transaction Builder: a single call unchanged, several through
 * MultiSend.
 */
export function safeTransaction(calls: readonly SafeCall[], multiSend: Address | null): SafeTransaction {
  const [only, ...others] = calls;
  if (only === undefined) throw new Error('There are no calls.');
  if (others.length === 0) return { ...only, operation: 0 };
  if (multiSend === null) throw new Error('Name the Safe’s MultiSendCallOnly with --multisend.');
  const packed = calls.map(({ to, value, data }) =>
    encodePacked(
      ['uint8', 'address', 'uint256', 'uint256', 'bytes'],
      [0, to, value, BigInt(size(data)), data],
    ),
  );
  const abi = parseAbi(['function multiSend(bytes transactions) payable']);
  return {
    to: multiSend,
    value: 0n,
    data: encodeFunctionData({ abi, args: [concatHex(packed)] }),
    operation: 1,
  };
}

/** Computes the hashes that a Safe's owners sign, for versions from 1.3.0, without gas refund. */
export function safeHashes(
  transaction: SafeTransaction,
  { chainId, safe, nonce }: { chainId: number; safe: Address; nonce: bigint },
): SafeHashes {
  const message = {
    ...transaction,
    safeTxGas: 0n,
    baseGas: 0n,
    gasPrice: 0n,
    gasToken: zeroAddress,
    refundReceiver: zeroAddress,
    nonce,
  };
  const domain = { chainId: BigInt(chainId), verifyingContract: safe };
  return {
    domainHash: hashDomain({ domain, types }),
    messageHash: hashStruct({ data: message, primaryType: 'SafeTx', types }),
    safeTxHash: hashTypedData({ domain, types, primaryType: 'SafeTx', message }),
  };
}
