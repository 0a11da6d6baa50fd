/** Keys of advisory locks shared by the servers on one PostgreSQL database, each unique. */
export const locks = {
  /** Locked by the process that migrates the tables. */
  migrations: 7_301_001,
  /** Locked by the process that follows the chain. */
  follower: 7_301_002,
  /** Locked by a transaction from its audit entry to its end, in `seal_audit`. */
  audit: 7_301_003,
  /**
   * Locked by a transaction that withdraws a lead, so that two leads cannot withdraw each other.
   */
  leads: 7_301_004,
} as const;
