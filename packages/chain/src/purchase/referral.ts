import { type Address, encodeFunctionData, isAddressEqual, zeroAddress } from 'viem';
import { readContract } from 'viem/actions';
import { getAddress, isAddress } from 'viem/utils';
import { uplineRegistryAbi } from '../abi.ts';
import { isIn, type Reader, readRecord, readRoot } from '../pools/pools.ts';
import type { TrustedPool } from '../pools/trustedPool.ts';
import { Refusal } from '../refusal.ts';
import type { ContractCall } from '../transaction/transaction.ts';
import {
  type Enrolment,
  type EnrolmentFault,
  enrollManyCalls,
  type NamedEnrolment,
  recordableLine,
} from './enrolments.ts';

/** What the server says of a wallet that the chain does not know yet. Spec §7. */
export interface NamedReferral {
  referrer: string;
  /** Whom the chain can record as sponsor, by the server's knowledge. */
  sponsor: string;
  /** Under whom the buyer registered. @default the sponsor */
  registered?: string;
  /** Whose signature is missing between the two, `''` for nobody. */
  waitingFor?: string;
  /** True if more unrecorded members stand between the two than one purchase can record. @default false */
  isTooFar?: boolean;
  /** The unrecorded sponsors above the buyer with their signatures, root-most first. @default none */
  enrolments?: readonly NamedEnrolment[];
}

export type LookupReferrer = () => Promise<NamedReferral>;

/** Why the sponsor under whom a buyer registered cannot be recorded. */
export interface Unrecordable {
  registered: Address;
  /** Whose signature is missing or does not hold; the registered sponsor where too many stand above. */
  member: Address;
  why: 'unsigned' | 'far' | EnrolmentFault;
}

/** Whom a purchase names as referral, and who is or becomes the buyer's sponsor. */
export interface Referral {
  referrer: Address;
  /** Whether the referrer is the sponsor themselves. */
  isDirect: boolean;
  sponsor: Address;
  /** Whether the chain knows the sponsor already. */
  isBound: boolean;
  /** Whom the purchase records before the buyer, root-most first. */
  enrolments: readonly Enrolment[];
  /** Why somebody else than the registered sponsor becomes the sponsor; `null` when nobody else does. */
  unrecordable: Unrecordable | null;
}

/** Who buys, and who is asked for whom they must name. */
export interface ReferralQuestion {
  buyer: Address;
  reader: Reader;
  /** The registry's address, pinned at build time. */
  registry: Address;
  lookupReferrer: LookupReferrer;
  /** The sponsor whom the buyer was shown and agreed to: nobody else is recorded. @default anybody */
  agreed?: string | null | undefined;
  /** Whose signatures the chain refused in a purchase: they are not brought again. @default nobody's */
  refusedMembers?: Set<Address> | undefined;
}

/**
 * Whom a purchase must name at this moment. A binding on chain wins for ever and is read from the chain; only
 * for a wallet that the chain does not know is the server asked.
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
    throw new Refusal({ notice: { id: 'purchase.sponsorChanged' } });
  }
  const registered = addressIn(named.registered ?? named.sponsor);
  const waitingFor = named.waitingFor ? addressIn(named.waitingFor) : null;
  const unrecordable =
    (dropped && { registered, member: dropped.member, why: dropped.fault }) ??
    (named.isTooFar ? { registered, member: registered, why: 'far' as const } : null) ??
    (waitingFor && { registered, member: waitingFor, why: 'unsigned' as const });
  // Somebody else is never recorded without a reason that the buyer can read.
  if (!unrecordable && !isAddressEqual(registered, to)) {
    throw new Refusal({ notice: { id: 'toast.invalidPurchase' } });
  }
  const rest = { sponsor: to, isBound, enrolments, unrecordable };
  if (named.enrolments?.length) return { ...(await referralUnder(question, pool, rest)), ...rest };
  const referrer = addressIn(named.referrer);
  // Followed from the two wallets, not asked for: a false "direct" would bind the buyer to the referrer.
  return { referrer, isDirect: isAddressEqual(referrer, to), ...rest };
}

/** How many sponsors upwards a pool looks. IUplineRegistry.referrer. */
const furthestSponsor = 32;

/**
 * Whom the chain will have a wallet name once it has recorded the wallet's sponsor: the first one upwards who is in
 * the pool, whatever a server says. Who is recorded by the same purchase is in no pool yet.
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
  throw new Refusal({ notice: { id: 'toast.invalidPurchase' } });
}

/** A race pool binds a direct buyer by itself; everybody else must be known before they buy. */
function needsEnrolment(
  { isBound, isDirect, enrolments }: Referral,
  pool: Pick<TrustedPool, 'kind'>,
): boolean {
  return !isBound && (pool.kind === 'global' || !isDirect || enrolments.length > 0);
}

/** The calls that record the buyer's sponsor for ever, and before that who stands above and has signed; none where nothing is missing. */
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
