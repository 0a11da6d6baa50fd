/** The reason of a temporary refusal, with its status. The text is `server.` and the reason. */
export const putOffStatus = {
  tooMany: 429,
  picturesForNow: 429,
  databaseDown: 503,
  /** The signature of a smart wallet cannot be verified, because the chain does not answer. */
  chainDown: 503,
  uploadsBusy: 503,
} as const;

export type PutOff = keyof typeof putOffStatus;
