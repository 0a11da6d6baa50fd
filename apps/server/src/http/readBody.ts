import { maximumBody } from '@upline/api/contract';
import type { HttpContext } from './handlers.ts';
import { HttpFailure } from './httpFailure.ts';

/** How long the body of a call may take to come in, milliseconds. Files have their own time. */
const patience = 15_000;

const tooLarge = () => new HttpFailure(413, 'server.tooLarge');

/** A body of unknown length. */
async function gather(body: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > maximumBody) throw tooLarge();
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

async function inTime<T>(reading: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new HttpFailure(408, 'server.tooSlow')), patience);
  try {
    return await Promise.race([reading, late.promise]);
  } finally {
    clearTimeout(timer);
    // What still comes, or breaks off, is dropped.
    reading.catch(() => {});
  }
}

/**
 * The body of a call as text; `''` when it has none.
 * @throws HttpFailure 413 when it is larger than any call needs, 408 when it does not come in time.
 */
export async function readBody({ req }: HttpContext): Promise<string> {
  const length = req.header('content-length');
  if (length === undefined) return req.raw.body === null ? '' : inTime(gather(req.raw.body));
  if (Number(length) > maximumBody) throw tooLarge();
  return inTime(req.text());
}
