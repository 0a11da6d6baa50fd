/** What a person does who has looked and wants the chain's word to be taken. */
export const howToRebuild =
  'Start the server once with UPLINE_REBUILD_LEDGER=true to read the chain from the beginning: members stay.';

/** The chain, or what is deployed on it, is not what the server was started for. It must not be followed. */
export class WrongChainError extends Error {
  override readonly name = 'WrongChainError';
}

/** Going on would take back what was final. A person has to look. */
export class FinalityError extends Error {
  override readonly name = 'FinalityError';
}

/** Another process has moved the ledger meanwhile; nothing was written. */
export class FencedError extends Error {
  override readonly name = 'FencedError';

  constructor() {
    super('Another process has moved the ledger.');
  }
}

/** The node left something out, or showed two chains in one reading; nothing was written. */
export class ContinuityError extends Error {
  override readonly name = 'ContinuityError';
}
