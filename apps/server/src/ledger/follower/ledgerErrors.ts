import { nodeWords } from '@upline/chain';
import { BaseError } from 'viem';

/** What a person does who has looked and wants the chain's word to be taken. */
export const howToRebuild =
  'Start the server once with UPLINE_REBUILD_LEDGER=true to read the chain from the beginning: members stay.';

/** The chain, or what is deployed on it, is not what the server was started for. It must not be followed. */
export class WrongChainError extends Error {
  override readonly name = 'WrongChainError';
}

/** The database holds the ledger of another deployment. */
export class ForeignLedgerError extends Error {
  override readonly name = 'ForeignLedgerError';
}

/** The chain says of the pools something else than the deployment that the server was given. A person has to look. */
export class ContradictionError extends Error {
  override readonly name = 'ContradictionError';
}

/** Going on would take back what was final. A person has to look. */
export class FinalityError extends Error {
  override readonly name = 'FinalityError';
}

/** A block bears a time that no date shows. Nothing at or above it can be told to anybody. */
export class UndatedBlockError extends Error {
  override readonly name = 'UndatedBlockError';

  /** @param timestamp The block's, in seconds since 1970. */
  constructor(number: bigint, timestamp: bigint) {
    super(
      `Block ${number} bears the time ${timestamp}, in seconds since 1970, which is past the year 9999. ` +
        'The ledger cannot hold it. A local chain whose clock was moved so far has to be started afresh.',
    );
  }
}

/** Another process has moved the ledger meanwhile; nothing was written. */
export class FencedError extends Error {
  override readonly name = 'FencedError';

  constructor() {
    super('Another process has moved the ledger.');
  }
}

/** A newer release has derived the ledger: this one serves it and leaves the chain to that. */
export class NewerRulesError extends Error {
  override readonly name = 'NewerRulesError';

  /** @param found The rules of the ledger. @param own The highest that this release knows. */
  constructor(found: number, own: number) {
    super(
      `The ledger was derived by rules ${found} of a newer release, and this one knows rules ${own}: it stands by.`,
    );
  }
}

/** The node left something out, or showed two chains in one reading; nothing was written. */
export class ContinuityError extends Error {
  override readonly name = 'ContinuityError';
}

/** An answer that no node can mean: nothing is known to be missing, and nothing has to be read again. */
export class GarbledError extends ContinuityError {}

/** What was told of blocks that are to be final was another thing when it was asked for again. */
export class SecondLookError extends ContinuityError {}

/** What one node says for which going on would be wrong; another node may know better. */
const verdicts = [WrongChainError, FinalityError, UndatedBlockError, ContradictionError];

/** Whether an error says that going on by itself would be wrong, now and at every later step. */
export function isVerdict(error: unknown): error is Error {
  return verdicts.some((kind) => error instanceof kind);
}

/** The reason of a failed call: the node’s own words, else the library’s. */
export function reasonOf(error: BaseError): string {
  return nodeWords(error) ?? error.shortMessage;
}

/** What the health page, which anybody may read, says of a step that failed: neither statements nor URLs. */
export function publicReason(error: unknown): string {
  if (error instanceof FencedError || error instanceof ContinuityError || isVerdict(error)) {
    return error.message;
  }
  if (error instanceof BaseError) return `The node refused a reading: ${reasonOf(error)}`;
  const name = error instanceof Error ? error.name : typeof error;
  return `The last step failed (${name}); the log says why.`;
}
