export interface MatrixMember {
  /** Checksummed. */
  wallet: string;
  /** Empty if the member has no name. */
  name: string;
  photo: string;
}

/** A member with the members in their slots, in order; at most five. */
export interface MatrixSeat extends MatrixMember {
  downlines: readonly MatrixMember[];
}
