import { type Address, encodeFunctionData, isAddressEqual } from 'viem';
import { readContract } from 'viem/actions';
import { getAddress, isAddress } from 'viem/utils';
import { uplineRegistryAbi } from './abi.ts';
import { isIn, type Reader, readRecord } from './pools.ts';
import { Refusal } from './revert.ts';
import type { ContractCall } from './transaction.ts';
import type { TrustedPool } from './trustedPool.ts';

/** Whom the server would name as referral of a wallet that the chain does not know yet. Spec §7. */
export type LookupReferrer = () => Promise<{ referrer: string; sponsor: string }>;

/** Whom a purchase names as referral, and who is or becomes the buyer's sponsor. */
export interface Referral {
  referrer: Address;
  /** Whether the referrer is the sponsor himself. */
  isDirect: boolean;
  sponsor: Address;
  /** Whether the chain knows the sponsor already. */
  isBound: boolean;
}

/** Who buys, and who is asked for whom he must name. */
export interface ReferralQuestion {
  buyer: Address;
  reader: Reader;
  /** The registry's address, pinned at build time. */
  registry: Address;
  lookupReferrer: LookupReferrer;
}

/**
 * Whom a purchase must name at this moment. A binding on chain wins for ever and is read from the chain; only
 * for a wallet that the chain does not know is the server asked.
 */
export async function readReferral(
  { buyer, reader, registry, lookupReferrer }: ReferralQuestion,
  pool: TrustedPool,
): Promise<Referral> {
  const { isBound, sponsor } = await readRecord(reader, registry, buyer);
  if (isBound) {
    const [referrer, isDirect] = await readContract(reader, {
      address: registry,
      abi: uplineRegistryAbi,
      functionName: 'referrer',
      args: [buyer, pool.bit],
    });
    return { referrer, isDirect, sponsor, isBound };
  }
  const named = await lookupReferrer();
  const referrer = addressIn(named.referrer);
  const sponsorToBe = addressIn(named.sponsor);
  // Followed from the two wallets, not asked for: a false "direct" would bind the buyer to the referrer.
  return { referrer, isDirect: isAddressEqual(referrer, sponsorToBe), sponsor: sponsorToBe, isBound };
}

/**
 * Whom the chain will have a wallet name once it has recorded the wallet's sponsor: the first one upwards who is in
 * the pool, whatever a server says.
 */
export async function referralUnder(
  { reader, registry }: Pick<ReferralQuestion, 'reader' | 'registry'>,
  pool: TrustedPool,
  sponsor: Address,
): Promise<Pick<Referral, 'referrer' | 'isDirect'>> {
  if (isIn(await readRecord(reader, registry, sponsor), pool)) return { referrer: sponsor, isDirect: true };
  const [referrer] = await readContract(reader, {
    address: registry,
    abi: uplineRegistryAbi,
    functionName: 'referrer',
    args: [sponsor, pool.bit],
  });
  return { referrer, isDirect: false };
}

function addressIn(text: string): Address {
  if (isAddress(text, { strict: false })) return getAddress(text);
  throw new Refusal({ notice: { id: 'toast.invalidPurchase' } });
}

/** A race pool binds a direct buyer by itself; everybody else must be known before he buys. */
export function needsEnrolment({ isBound, isDirect }: Referral, pool: Pick<TrustedPool, 'kind'>): boolean {
  return !isBound && (pool.kind === 'global' || !isDirect);
}

/** The call that records the caller's sponsor for ever. */
export function enrollCall(registry: Address, sponsor: Address): ContractCall {
  return {
    to: registry,
    data: encodeFunctionData({ abi: uplineRegistryAbi, functionName: 'enroll', args: [sponsor] }),
  };
}
