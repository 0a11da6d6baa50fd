import { ApiError, type CallOptions, idempotencyHeader } from '@upline/api';

/** The idempotency key of a message or ticket, with the attachments of each attempt. */
export interface MessageKey {
  id: string;
  /** The attachments of each attempt whose body differed, oldest first. */
  sent: (readonly string[])[];
}

export function newMessageKey(): MessageKey {
  return { id: crypto.randomUUID(), sent: [] };
}

/** True if the server stored another body under this key; foreign files get the same status. */
function isKeyUsed(error: unknown): boolean {
  return error instanceof ApiError && error.status === 422 && error.path === idempotencyHeader;
}

/**
 * Sends a message under its idempotency key, so that retries never store a second one. If the reply
 * to an earlier attempt with fewer files was lost, the server rejects the new body; the earlier
 * attempt is then repeated to read its reply.
 * @param send Makes the call with these attachments; the rest of the body is the same in every
 * attempt.
 * @returns The reply to the attempt that the server stored; its attachments may be fewer.
 * @throws ApiError
 */
export async function sendOnce<T>(
  { id, sent }: MessageKey,
  attachments: readonly string[],
  send: (attachments: string[], options: CallOptions) => Promise<T>,
): Promise<T> {
  const options = { idempotencyKey: id };
  const earlier = sent.filter((attempt) => attempt.join() !== attachments.join());
  if (earlier.length === sent.length) sent.push(attachments);
  let refused: unknown;
  for (const attempt of [attachments, ...earlier]) {
    try {
      return await send([...attempt], options);
    } catch (error) {
      if (!isKeyUsed(error)) throw error;
      refused = error;
    }
  }
  throw refused;
}
