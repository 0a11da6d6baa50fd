import { type MessageId, messages } from '@upline/domain';
import type { InputError } from '../envelope.ts';

/** A call that the mocked server refuses, in the catalogue's words. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly errors: readonly InputError[];

  /** @param errors What is wrong in particular; the message itself unless given. */
  constructor(status: number, id: MessageId, errors: readonly InputError[] = [{ msg: messages[id] }]) {
    super(messages[id]);
    this.status = status;
    this.errors = errors;
  }
}
