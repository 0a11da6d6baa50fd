/** Somebody with a place in a matrix. */
export interface MatrixMember {
  /** Checksummed. */
  wallet: string;
  /** Empty when the member has given none. */
  name: string;
  photo: string;
}

/** A member with the members in their slots, in order; at most five. */
export interface MatrixPlace extends MatrixMember {
  downlines: readonly MatrixMember[];
}
