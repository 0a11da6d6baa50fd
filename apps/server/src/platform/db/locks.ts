/** What servers on one PostgreSQL agree on by advisory locks: a number for each, unique in the database. */
export const locks = {
  /** Held by the process that brings the tables up to date. */
  migrations: 7_301_001,
  /** Held by the process that follows the chain. */
  follower: 7_301_002,
  /** Held by a transaction from its entry in the audit to its end; `seal_audit` takes it. */
  audit: 7_301_003,
  /** Held by a transaction that withdraws a lead, to its end: two cannot withdraw one another. */
  leads: 7_301_004,
} as const;
