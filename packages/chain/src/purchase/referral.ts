import { type Address, encodeFunctionData, isAddressEqual, zeroAddress } from 'viem';
import { readContract } from 'viem/actions';
import { getAddress, isAddress } from 'viem/utils';
import { uplineRegistryAbi } from '../abi.ts';
import { isIn, type Reader, readRecord, readRoot } from '../pools/pools.ts';
import type { TrustedPool } from '../pools/trustedPool.ts';
import { PurchaseError } from '../purchaseError.ts';
import type { ContractCall } from '../transaction/transaction.ts';
import { type Enrolment, enrollManyCalls } from './enrolmentCalls.ts';
import { type EnrolmentFault, type NamedEnrolment, recordableLine } from './enrolments.ts';

/** The server's referral data for a wallet unknown to the chain. Spec §7. */
export interface NamedReferral {
  referrer: string;
  /** The sponsor that the chain can record, as far as the server knows. */
  sponsor: string;
  /** The sponsor of the buyer's registration. @default the sponsor */
  registered?: string;
  /** The member between the two whose signature is missing; `''` for none. */
  waitingFor?: string;
  /**
   * True if more unrecorded members stand between the two than one purchase can record. @default
   * false
   */
  isTooFar?: boolean;
  /**
   * Signed enrolments of the unrecorded sponsors above the buyer, from the root downwards. @default
   * none
   */
  enrolments?: readonly NamedEnrolment[];
}

export type LookupReferrer = () => Promise<NamedReferral>;

/** The reason why the registered sponsor cannot be recorded. */
export interface Unrecordable {
  registered: Address;
  /**
   * The member whose signature is missing or invalid; the registered sponsor if the line is too
   * long.
   */
  member: Address;
  why: 'unsigned' | 'far' | EnrolmentFault;
}

/** The referral of a purchase, and the buyer's current or future sponsor. */
export interface Referral {
  referrer: Address;
  /** True if the referrer is the sponsor. */
  isDirect: boolean;
  sponsor: Address;
  /** True if the chain has already recorded the sponsor. */
  isBound: boolean;
  /** Enrolments to record before the buyer, from the root downwards. */
  enrolments: readonly Enrolment[];
  /** The reason why another member than the registered sponsor is recorded; `null` if none is. */
  unrecordable: Unrecordable | null;
}

export interface ReferralQuestion {
  buyer: Address;
  reader: Reader;
  /** Address of the registry, as the page names it. */
  registry: Address;
  lookupReferrer: LookupReferrer;
  /** The sponsor shown to the buyer; the purchase records no other. @default any */
  agreed?: string | null | undefined;
  /** Members whose signatures reverted in a purchase; not sent again. @default none */
  refusedMembers?: Set<Address> | undefined;
}

/**
 * Reads the current referral of a purchase. A binding on chain is permanent and decides; the server
 * is asked only for wallets unknown to the chain.
 */
export async function readReferral(question: ReferralQuestion, pool: TrustedPool): Promise<Referral> {
  const { buyer, reader, registry, lookupReferrer, agreed, refusedMembers } = question;
  const { isBound, sponsor } = await readRecord(reader, registry, buyer);
  if (isBound) {
    const [referrer, isDirect] = await readContract(reader, {
      address: registry,
      abi: uplineRegistryAbi,
      functionName: 'referrer',
      args: [buyer, pool.bit],
    });
    return { referrer, isDirect, sponsor, isBound, enrolments: [], unrecordable: null };
  }
  const named = await lookupReferrer();
  const line = named.enrolments ?? [];
  const { enrolments, dropped } = await recordableLine(reader, registry, buyer, line, refusedMembers);
  const to = dropped?.sponsor ?? addressIn(named.sponsor);
  const isAgreed = agreed === undefined || (agreed !== null && isAddressEqual(addressIn(agreed), to));
  if (!isAgreed) {
    throw new PurchaseError({ notice: { id: 'purchase.sponsorChanged' } });
  }
  const registered = addressIn(named.registered ?? named.sponsor);
  const waitingFor = named.waitingFor ? addressIn(named.waitingFor) : null;
  const unrecordable =
    (dropped && { registered, member: dropped.member, why: dropped.fault }) ??
    (named.isTooFar ? { registered, member: registered, why: 'far' as const } : null) ??
    (waitingFor && { registered, member: waitingFor, why: 'unsigned' as const });
  // Never record another sponsor without a reason that the buyer can read.
  if (!unrecordable && !isAddressEqual(registered, to)) {
    throw new PurchaseError({ notice: { id: 'toast.invalidPurchase' } });
  }
  const rest = { sponsor: to, isBound, enrolments, unrecordable };
  if (named.enrolments?.length) return { ...(await referralUnder(question, pool, rest)), ...rest };
  const referrer = addressIn(named.referrer);
  // Computed from the two wallets, because a false `isDirect` from the server would bind the buyer
  // to the referrer.
  return { referrer, isDirect: isAddressEqual(referrer, to), ...rest };
}

/** Maximum of sponsors that a pool looks upwards. IUplineRegistry.referrer. */
const furthestSponsor = 32;

/**
 * The referral that the chain will require after the enrolments: the nearest sponsor upwards who
 * has joined the pool, regardless of the server. Members enrolled in the same purchase have joined
 * no pool yet.
 */
export async function referralUnder(
  { reader, registry }: Pick<ReferralQuestion, 'reader' | 'registry'>,
  pool: TrustedPool,
  { sponsor, enrolments }: Pick<Referral, 'sponsor' | 'enrolments'>,
): Promise<Pick<Referral, 'referrer' | 'isDirect'>> {
  let next = enrolments[0]?.sponsor ?? sponsor;
  for (let hop = enrolments.length; hop < furthestSponsor && next !== zeroAddress; hop++) {
    const record = await readRecord(reader, registry, next);
    if (isIn(record, pool)) return { referrer: next, isDirect: hop === 0 };
    next = record.sponsor;
  }
  const root = await readRoot(reader, registry);
  return { referrer: root, isDirect: isAddressEqual(root, sponsor) };
}

function addressIn(text: string): Address {
  if (isAddress(text, { strict: false })) return getAddress(text);
  throw new PurchaseError({ notice: { id: 'toast.invalidPurchase' } });
}

/** A race pool binds a direct buyer itself; every other buyer must be enrolled before. */
function needsEnrolment(
  { isBound, isDirect, enrolments }: Referral,
  pool: Pick<TrustedPool, 'kind'>,
): boolean {
  return !isBound && (pool.kind === 'global' || !isDirect || enrolments.length > 0);
}

/**
 * The calls that permanently record the buyer's sponsor, after the signed members above; empty if
 * none is needed.
 */
export function enrollCalls(
  registry: Address,
  buyer: Address,
  referral: Referral,
  pool: Pick<TrustedPool, 'kind'>,
): ContractCall[] {
  const { sponsor, enrolments } = referral;
  if (!needsEnrolment(referral, pool)) return [];
  if (enrolments.length > 0) return enrollManyCalls(registry, enrolments, { member: buyer, sponsor });
  const data = encodeFunctionData({ abi: uplineRegistryAbi, functionName: 'enroll', args: [sponsor] });
  return [{ to: registry, data }];
}
