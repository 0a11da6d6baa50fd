/** What servers on one PostgreSQL agree on by advisory locks: a number for each, unique in the database. */
export const locks = {
  /** Held by the process that brings the tables up to date. */
  migrations: 7_301_001,
  /** Held by the process that follows the chain. */
  follower: 7_301_002,
} as const;
