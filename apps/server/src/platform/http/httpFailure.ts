import type { InputError } from '@upline/api/contract';
import { type MessageId, messages } from '@upline/domain';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Limit } from './limit.ts';

interface Details {
  /** Specific errors, of which clients show the first (Spec §8). @default the message */
  errors?: readonly InputError[];
  /** Seconds until the call may be repeated, for `Retry-After`. */
  retryAfter?: number;
  limit?: Limit;
  cause?: unknown;
}

/** An error reply of a call, thrown by its rules and sent in its envelope. */
export class HttpFailure extends Error {
  override readonly name = 'HttpFailure';
  readonly status: ContentfulStatusCode;
  readonly errors: readonly InputError[];
  readonly retryAfter: number | null;
  readonly limit: Limit | null;

  /** @param message Catalogue key of the message. */
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
