import { type MessageId, messages } from '@upline/domain';
import type { InputError } from '../envelope.ts';

/** An error reply of the mocked server, with a text of the catalogue. */
export class MockApiError extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly errors: readonly InputError[];

  /** @param errors The particular errors; by default the message itself. */
  constructor(status: number, id: MessageId, errors: readonly InputError[] = [{ msg: messages[id] }]) {
    super(messages[id]);
    this.status = status;
    this.errors = errors;
  }
}
