import { nodeMessage } from '@upline/chain';
import { BaseError } from 'viem';

/** The manual action after an operator has confirmed that the chain is right. */
export const howToRebuild =
  'Start the server once with UPLINE_REBUILD_LEDGER=true to read the chain from the beginning: members stay.';

/** The chain or its deployment differs from the configured one and must not be followed. */
export class WrongChainError extends Error {
  override readonly name = 'WrongChainError';
}

/** The database contains the ledger of another deployment. */
export class ForeignLedgerError extends Error {
  override readonly name = 'ForeignLedgerError';
}

/** The pools on chain contradict the configured deployment. An operator must investigate. */
export class ContradictionError extends Error {
  override readonly name = 'ContradictionError';
}

/** The chain replaced final blocks. An operator must investigate. */
export class FinalityError extends Error {
  override readonly name = 'FinalityError';
}

/** A block's timestamp is past the year 9999. The ledger cannot store the block or later ones. */
export class UndatedBlockError extends Error {
  override readonly name = 'UndatedBlockError';

  /** @param timestamp Timestamp of the block, seconds since 1970. */
  constructor(number: bigint, timestamp: bigint) {
    super(
      `Block ${number} bears the time ${timestamp}, in seconds since 1970, which is past the year 9999. ` +
        'The ledger cannot hold it. A local chain whose clock was moved so far has to be started afresh.',
    );
  }
}

/** Another process moved the ledger in the meantime; nothing was written. */
export class StaleLockError extends Error {
  override readonly name = 'FencedError';

  constructor() {
    super('Another process has moved the ledger.');
  }
}

/**
 * A newer release derived the ledger: this release serves it and leaves the chain to the newer one.
 */
export class NewerRulesError extends Error {
  override readonly name = 'NewerRulesError';

  /** @param found The ledger's rules. @param own The highest rules of this release. */
  constructor(found: number, own: number) {
    super(
      `The ledger was derived by rules ${found} of a newer release, and this one knows rules ${own}: it stands by.`,
    );
  }
}

/** The node omitted data or mixed two chains in one reading; nothing was written. */
export class ContinuityError extends Error {
  override readonly name = 'ContinuityError';
}

/** An invalid answer of a node: no stored block is in doubt, so none has to be read again. */
export class MalformedResponseError extends ContinuityError {}

/** Blocks about to become final had different logs in the second reading. */
export class ConflictingReadError extends ContinuityError {}

/** Errors that forbid to follow this node; another node may be right. */
const verdicts = [WrongChainError, FinalityError, UndatedBlockError, ContradictionError];

/** True if the error would make every further step wrong, not only this one. */
export function isVerdict(error: unknown): error is Error {
  return verdicts.some((kind) => error instanceof kind);
}

/** Reason of a failed call: the node's message, or viem's. */
export function reasonOf(error: BaseError): string {
  return nodeMessage(error) ?? error.shortMessage;
}

/** Text of a failed step for the public health page, without statements and URLs. */
export function publicReason(error: unknown): string {
  if (error instanceof StaleLockError || error instanceof ContinuityError || isVerdict(error)) {
    return error.message;
  }
  if (error instanceof BaseError) return `The node refused a reading: ${reasonOf(error)}`;
  const name = error instanceof Error ? error.name : typeof error;
  return `The last step failed (${name}); the log says why.`;
}
