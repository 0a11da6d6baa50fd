import { ApiError, type CallOptions, idempotencyHeader } from '@upline/api';

/** The key of one message or ticket, and what went to the server under it. */
export interface MessageKey {
  id: string;
  /** The attachments of each attempt whose body differed, oldest first. */
  sent: (readonly string[])[];
}

/** A key for something that was not sent before. */
export function newMessageKey(): MessageKey {
  return { id: crypto.randomUUID(), sent: [] };
}

/** Whether the server made something else under this key; it refuses foreign files with the same status. */
function isKeyUsed(error: unknown): boolean {
  return error instanceof ApiError && error.status === 422 && error.path === idempotencyHeader;
}

/**
 * Sends a message under its key, so that no second one comes of it. An attempt whose answer was lost may have gone
 * without the files that this one has: the server then knows the key, and the earlier attempt tells what it made.
 * @param send Makes the call with these attachments, the rest of it being the same for every attempt.
 * @returns The reply of whichever attempt was carried out, whose attachments may be fewer. @throws ApiError
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
