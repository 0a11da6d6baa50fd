import { chainId, isMethodUnknown } from '@upline/domain';
import {
  type Address,
  domainSeparator,
  encodeFunctionData,
  type Hex,
  parseSignature,
  type TypedDataDomain,
} from 'viem';
import { call, getBlock, getCode, readContract, signTypedData } from 'viem/actions';
import type { Reader } from '../pools/pools.ts';
import { checkSameCode } from '../pools/sameCode.ts';
import type { TrustedPool } from '../pools/trustedPool.ts';
import { keyForm } from '../signature.ts';
import type { Nodes } from '../transaction/transaction.ts';
import type { Permit } from './investment.ts';

/** What a coin that takes signatures in place of approvals can be asked. EIP-2612, and the version of EIP-712. */
const permitCoinAbi = [
  { type: 'function', name: 'name', stateMutability: 'view', inputs: [], outputs: [{ type: 'string' }] },
  { type: 'function', name: 'version', stateMutability: 'view', inputs: [], outputs: [{ type: 'string' }] },
  {
    type: 'function',
    name: 'DOMAIN_SEPARATOR',
    stateMutability: 'view',
    inputs: [],
    outputs: [{ type: 'bytes32' }],
  },
  {
    type: 'function',
    name: 'nonces',
    stateMutability: 'view',
    inputs: [{ name: 'owner', type: 'address' }],
    outputs: [{ type: 'uint256' }],
  },
  {
    type: 'function',
    name: 'permit',
    stateMutability: 'nonpayable',
    inputs: [
      { name: 'owner', type: 'address' },
      { name: 'spender', type: 'address' },
      { name: 'value', type: 'uint256' },
      { name: 'deadline', type: 'uint256' },
      { name: 'v', type: 'uint8' },
      { name: 'r', type: 'bytes32' },
      { name: 's', type: 'bytes32' },
    ],
    outputs: [],
  },
] as const;

/** How long a signature is good, seconds: a buyer may have to look for their hardware wallet. */
const lifetime = 1800n;

/** A coin of EIP-2612, as it signs. */
export interface PermitCoin {
  domain: TypedDataDomain & { name: string; version: string };
  /** The number of the owner's next signature. */
  nonce: bigint;
}

const types = {
  Permit: [
    { name: 'owner', type: 'address' },
    { name: 'spender', type: 'address' },
    { name: 'value', type: 'uint256' },
    { name: 'nonce', type: 'uint256' },
    { name: 'deadline', type: 'uint256' },
  ],
} as const;

/** The domain under which a coin signs: only one whose hash is the coin's own is believed. */
async function domainOf(reader: Reader, coin: Address): Promise<PermitCoin['domain'] | null> {
  const contract = { address: coin, abi: permitCoinAbi } as const;
  const [name, separator, version] = await Promise.all([
    readContract(reader, { ...contract, functionName: 'name' }),
    readContract(reader, { ...contract, functionName: 'DOMAIN_SEPARATOR' }),
    readContract(reader, { ...contract, functionName: 'version' }).catch(() => null),
  ]);
  const versions = version === null ? ['1', '2'] : [version];
  for (const candidate of versions) {
    const domain = { name, version: candidate, chainId, verifyingContract: coin };
    if (domainSeparator({ domain }) === separator) return domain;
  }
  return null;
}

/**
 * Whether a signature can stand in for the approving transaction. Only plain accounts sign so: what a wallet with
 * code signs, a coin may ask that code about.
 * @returns How the coin signs; `null` when it cannot, or does so in a way of its own.
 */
export async function permitCoinFor(
  reader: Reader,
  pool: TrustedPool,
  owner: Address,
): Promise<PermitCoin | null> {
  try {
    const [code, domain, nonce] = await Promise.all([
      getCode(reader, { address: owner }),
      domainOf(reader, pool.coin),
      readContract(reader, {
        address: pool.coin,
        abi: permitCoinAbi,
        functionName: 'nonces',
        args: [owner],
      }),
    ]);
    return !code && domain ? { domain, nonce } : null;
  } catch {
    return null;
  }
}

/** The chain's time or the wall's, whichever is later: an idle local chain stands still. */
async function deadlineFrom(reader: Reader): Promise<bigint> {
  const { timestamp } = await getBlock(reader);
  const now = BigInt(Math.floor(Date.now() / 1000));
  return (timestamp > now ? timestamp : now) + lifetime;
}

/** Whether the coin itself would take a signature now. */
async function isTaken(reader: Reader, pool: TrustedPool, owner: Address, permit: Permit): Promise<boolean> {
  const { deadline, v, r, s } = permit;
  const data = encodeFunctionData({
    abi: permitCoinAbi,
    functionName: 'permit',
    args: [owner, pool.address, pool.fee, deadline, v, r, s],
  });
  try {
    await call(reader, { account: owner, to: pool.coin, data });
    return true;
  } catch {
    return false;
  }
}

/** Signatures that were given on this page and not used yet, by whom and what they are for. */
export type KeptPermits = Map<string, Permit & { nonce: bigint }>;

/** How long a kept signature must still be good, seconds: the wallet is asked to pay first. */
const remaining = 300n;

/** Under which name a signature is kept. */
export function permitKey(owner: Address, { address, coin, fee }: TrustedPool): string {
  return `${owner} ${address} ${coin} ${fee}`;
}

/** A signature that an earlier try was given and that still holds: nobody signs the same twice. `null` for none. */
export async function keptPermit(
  permits: KeptPermits,
  { reader, owner }: { reader: Reader; owner: Address },
  pool: TrustedPool,
  { nonce }: PermitCoin,
): Promise<Permit | null> {
  const kept = permits.get(permitKey(owner, pool));
  if (!kept || kept.nonce !== nonce) return null;
  const { timestamp } = await getBlock(reader);
  const isLongEnough = kept.deadline >= timestamp + remaining;
  return isLongEnough && (await isTaken(reader, pool, owner, kept)) ? kept : null;
}

/**
 * Asks the wallet to sign that the pool may take exactly its fee, once and soon.
 * @returns The signature, once the coin itself would take it; `null` when the wallet does not know the
 * method, or signs what the coin does not take.
 * @throws Refusal when the wallet has left the chain, and the wallet's error when its owner says no or it fails.
 */
export async function signPermit(
  { wallet, reader }: Nodes,
  pool: TrustedPool,
  { domain, nonce }: PermitCoin,
): Promise<Permit | null> {
  const owner = wallet.account.address;
  await checkSameCode(wallet, reader, pool.coin);
  const deadline = await deadlineFrom(reader);
  const message = { owner, spender: pool.address, value: pool.fee, nonce, deadline };
  let signature: Hex;
  try {
    signature = await signTypedData(wallet, {
      account: wallet.account,
      domain,
      types,
      primaryType: 'Permit',
      message,
    });
  } catch (error) {
    // Anything unclear may be a no: an approval costs gas, and is more than a signature that was declined.
    if (!isMethodUnknown(error)) throw error;
    return null;
  }
  try {
    const { r, s, yParity } = parseSignature(keyForm(signature));
    const permit = { deadline, v: 27 + yParity, r, s };
    return (await isTaken(reader, pool, owner, permit)) ? permit : null;
  } catch {
    return null;
  }
}
