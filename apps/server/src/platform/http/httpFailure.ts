import type { InputError } from '@upline/api/contract';
import { type MessageId, messages } from '@upline/domain';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Limit } from './limit.ts';

interface Details {
  /** What is wrong in particular; the first is what Spec §8 shows. The message itself unless given. */
  errors?: readonly InputError[];
  /** Seconds after which the call may be made again, for the reply's `Retry-After`. */
  retryAfter?: number;
  /** The limit that was met. */
  limit?: Limit;
  cause?: unknown;
}

/** A call that ends with something else than its reply. Thrown by rules, answered in the call's envelope. */
export class HttpFailure extends Error {
  override readonly name = 'HttpFailure';
  readonly status: ContentfulStatusCode;
  readonly errors: readonly InputError[];
  readonly retryAfter: number | null;
  readonly limit: Limit | null;

  /** @param message The text of the catalogue that the caller is told. */
  constructor(
    status: ContentfulStatusCode,
    message: MessageId,
    { errors, retryAfter, limit, cause }: Details = {},
  ) {
    super(messages[message], { cause });
    this.status = status;
    this.errors = errors ?? [{ msg: messages[message] }];
    this.retryAfter = retryAfter ?? null;
    this.limit = limit ?? null;
  }
}
