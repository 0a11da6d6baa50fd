import type { Failure } from '@upline/domain';

/**
 * The content of a member's signature: their sponsor, and its deadline on chain, Unix time in
 * seconds.
 */
export interface EnrolmentToSign {
  sponsor: string;
  deadline: string;
}

/** A member's enrolment under their sponsor. */
export interface EnrolmentsPort {
  /**
   * Requests the member's signature for their enrolment; it costs no gas.
   * @returns The signature, or the failure.
   */
  sign(place: EnrolmentToSign): Promise<{ signature: string } | { failure: Failure }>;
  /**
   * Records the sponsor by a transaction of the member's own wallet.
   * @returns The failure; `null` on success.
   */
  record(sponsor: string): Promise<Failure | null>;
}
