import type { Failure } from '@upline/domain';

/** An error that the app raises itself, with the text for the user. */
export class PurchaseError extends Error {
  override name = 'Refusal';
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.notice.id);
    this.failure = failure;
  }
}
