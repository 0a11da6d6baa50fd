import { type MessageId, messages } from '@upline/domain';

/** A call that the mocked server refuses, in the catalogue's words. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;

  constructor(status: number, id: MessageId) {
    super(messages[id]);
    this.status = status;
  }
}
