/** Why a server puts a call off, with the status that says so. The words are the catalogue's, `server.` and the reason. */
export const putOffStatus = {
  tooMany: 429,
  picturesForNow: 429,
  databaseDown: 503,
  /** A smart wallet signs in, and the chain that alone could tell whose signature it is does not answer. */
  chainDown: 503,
  uploadsBusy: 503,
} as const;

export type PutOff = keyof typeof putOffStatus;
