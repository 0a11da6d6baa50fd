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
