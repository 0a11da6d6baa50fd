import type { Failure } from '@upline/domain';

/** A stop that the app itself decides on, with the text that says why. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.notice.id);
    this.failure = failure;
  }
}
