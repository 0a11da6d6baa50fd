import { chainId, isMethodUnknown } from '@upline/domain';
import {
  type Address,
  domainSeparator,
  encodeFunctionData,
  type Hex,
  isHex,
  parseSignature,
  size,
  type TypedDataDomain,
} from 'viem';
import { call, getBlock, getCode, readContract, signTypedData } from 'viem/actions';
import type { Reader } from '../pools/pools.ts';
import { checkSameCode } from '../pools/sameCode.ts';
import type { TrustedPool } from '../pools/trustedPool.ts';
import { isRevert } from '../pools/walletReader.ts';
import { PurchaseError } from '../purchaseError.ts';
import { keyForm } from '../signature.ts';
import type { Nodes } from '../transaction/transaction.ts';
import type { Permit } from './investment.ts';

/** Functions of a coin with permits: EIP-2612, and the version of its EIP-712 domain. */
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

/** Validity of a permit, seconds. Long enough to fetch a hardware wallet. */
const lifetime = 1800n;

/** A coin that supports EIP-2612. */
export interface PermitCoin {
  domain: TypedDataDomain & { name: string; version: string };
  /** The owner's next permit nonce. */
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

/** The coin's EIP-712 domain, checked against the coin's own `DOMAIN_SEPARATOR`. */
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
 * Checks if a permit can replace the approval. Only for accounts without code: a coin may pass
 * other signatures to the account's code.
 * @returns The coin's domain and nonce; `null` if it has no permits or a form of its own.
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

/** The later of block time and clock, because an idle local chain's time does not advance. */
async function deadlineFrom(reader: Reader): Promise<bigint> {
  const { timestamp } = await getBlock(reader);
  const now = BigInt(Math.floor(Date.now() / 1000));
  return (timestamp > now ? timestamp : now) + lifetime;
}

/**
 * True if the coin would accept the permit now.
 * @throws PurchaseError if the app's node does not say.
 */
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
  } catch (error) {
    if (isRevert(error)) return false;
    throw new PurchaseError({ notice: { id: 'purchase.appNode' } });
  }
}

/**
 * Unused permits signed on this page, by owner, pool, coin and fee; `null` after the wallet answered
 * without a signature.
 */
export type SavedPermits = Map<string, (Permit & { nonce: bigint }) | null>;

/**
 * Minimum validity left for a stored permit, seconds, since the payment still has to be confirmed.
 */
const remaining = 300n;

export function permitKey(owner: Address, { address, coin, fee }: TrustedPool): string {
  return `${owner} ${address} ${coin} ${fee}`;
}

/**
 * A permit from an earlier attempt that is still valid, so that no one signs twice; `null` if there
 * is none.
 */
export async function savedPermit(
  permits: SavedPermits,
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
 * Requests a permit for exactly the pool's fee, valid once and for 30 minutes.
 * @returns The permit if the coin accepts it; `null` if the wallet does not know the method, or the
 * coin rejects its signature.
 * @throws PurchaseError if the wallet is on another chain, or the app's node is silent; the wallet's
 * error if the owner rejects or it fails; Error if it answers without a signature, which is some wallets' no: only the next attempt
 * then requests an approval.
 */
export async function signPermit(
  { wallet, reader, permits }: Nodes & { permits?: SavedPermits | undefined },
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
    // Treat other errors as a rejection: do not request a costly approval after a permit was
    // declined.
    if (!isMethodUnknown(error)) throw error;
    return null;
  }
  if (!isHex(signature) || size(signature) === 0) {
    permits?.set(permitKey(owner, pool), null);
    throw new Error('The wallet answered without a signature.');
  }
  const permit = permitIn(signature, deadline);
  // Kept before the check: if the node is silent now, the retry needs no second signature.
  if (permit) permits?.set(permitKey(owner, pool), { ...permit, nonce });
  return permit && (await isTaken(reader, pool, owner, permit)) ? permit : null;
}

function permitIn(signature: Hex, deadline: bigint): Permit | null {
  try {
    const { r, s, yParity } = parseSignature(keyForm(signature));
    return { deadline, v: 27 + yParity, r, s };
  } catch {
    return null;
  }
}
