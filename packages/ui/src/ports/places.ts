import type { Failure } from '@upline/domain';

/** What a member signs for: their sponsor, and until when others may bring the signature to the chain, in seconds. */
export interface PlaceToSign {
  sponsor: string;
  deadline: string;
}

/** The member's place in the line of sponsors. */
export interface PlacesPort {
  /** Asks the member's own wallet to sign for their place; no gas is paid. @returns The signature, or why there is none. */
  sign(place: PlaceToSign): Promise<{ signature: string } | { failure: Failure }>;
  /** Has the member's own wallet record their sponsor by a transaction. @returns Why it did not; `null` once it has. */
  record(sponsor: string): Promise<Failure | null>;
}
