import type { InputError } from '@upline/api/contract';
import { type MessageId, messages } from '@upline/domain';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

interface Details {
  /** What is wrong in particular; the first is what Spec §8 shows. The message itself unless given. */
  errors?: readonly InputError[];
  cause?: unknown;
}

/** A call that ends with something else than its reply. Thrown by rules, answered in the call's envelope. */
export class HttpFailure extends Error {
  override readonly name = 'HttpFailure';
  readonly status: ContentfulStatusCode;
  readonly errors: readonly InputError[];

  /** @param message The text of the catalogue that the caller is told. */
  constructor(status: ContentfulStatusCode, message: MessageId, { errors, cause }: Details = {}) {
    super(messages[message], { cause });
    this.status = status;
    this.errors = errors ?? [{ msg: messages[message] }];
  }
}
