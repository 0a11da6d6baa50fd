import { chainId } from '../levels/chainIdentity.ts';

type Address = `0x${string}`;

/**
 * A member's consent to be recorded under a sponsor, valid until `deadline`.
 * IUplineRegistry.Enrolment.
 */
export interface EnrolmentText {
  member: Address;
  sponsor: Address;
  /** Seconds. */
  deadline: bigint;
}

/**
 * The EIP-712 message with which a member lets another account record them, as the sponsor registry
 * verifies it. Signing costs no gas.
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
 * The states of a member's enrolment: recorded on the chain; signed, and recorded by the next
 * purchase below; signed but soon expired; signed while an upline has not signed; signed with more
 * unrecorded sponsors than one purchase can record; or unsigned.
 */
export const placeStates = ['recorded', 'signed', 'expiring', 'waiting', 'far', 'unsigned'] as const;

export type EnrolmentState = (typeof placeStates)[number];

/**
 * The reason why a stored signature is invalid: the wallet's code no longer confirms it, or the
 * account got code after signing (EIP-7702).
 */
export const enrolmentLapses = ['withdrawn', 'upgraded'] as const;

const day = 24 * 60 * 60;

/** Lifetime of a member's signature, seconds. */
export const enrolmentLifetime = 730 * day;

/** Time before its expiry from which a signature is requested again, seconds. */
export const enrolmentRenewal = 60 * day;

/** The most unrecorded members, including the buyer, that one purchase can record. */
export const longestLine = 256;

/**
 * Time before its expiry from which a signature is no longer sent to the chain, seconds: a purchase
 * takes time.
 */
export const enrolmentMargin = 60 * 60;
