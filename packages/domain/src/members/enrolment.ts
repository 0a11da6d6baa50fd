import { chainId } from '../levels/chainIdentity.ts';

type Address = `0x${string}`;

/** Who agrees to be recorded under whom, and until when that holds. IUplineRegistry.Enrolment. */
export interface EnrolmentText {
  member: Address;
  sponsor: Address;
  /** Seconds. */
  deadline: bigint;
}

/**
 * What a member signs to be recorded by somebody else: EIP-712 as the sponsor registry checks it. It costs no gas.
 * @param registry The registry's address.
 */
export function enrolmentTypedData(registry: Address, message: EnrolmentText) {
  return {
    domain: { name: 'Upline Registry', version: '1', chainId, verifyingContract: registry },
    types: {
      Enrolment: [
        { name: 'member', type: 'address' },
        { name: 'sponsor', type: 'address' },
        { name: 'deadline', type: 'uint256' },
      ],
    },
    primaryType: 'Enrolment',
    message,
  } as const;
}

/**
 * Where a member's place stands: recorded on the chain; signed, so that the next purchase below records it; signed
 * but soon over; signed while somebody above has not; signed below more unrecorded members than a purchase brings;
 * or not signed at all.
 */
export const placeStates = ['recorded', 'signed', 'expiring', 'waiting', 'far', 'unsigned'] as const;

export type PlaceState = (typeof placeStates)[number];

/** Why a kept signature does not count: the wallet's code confirms it no longer, or came only after it (EIP-7702). */
export const placeLapses = ['withdrawn', 'upgraded'] as const;

const day = 24 * 60 * 60;

/** For how long a member signs, seconds. */
export const enrolmentLifetime = 730 * day;

/** How long before its end a signature is asked for again, seconds. */
export const enrolmentRenewal = 60 * day;

/** The longest line of unrecorded members, with the buyer, that one purchase can record. */
export const longestLine = 256;

/** How long before its end a signature is not brought to the chain any more, seconds: a purchase takes its time. */
export const enrolmentMargin = 60 * 60;
