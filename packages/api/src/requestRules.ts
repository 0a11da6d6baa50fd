import { messages } from '@upline/domain';
import type { Endpoint } from './endpoint.ts';
import type { InputError } from './envelope.ts';
import { idempotencyHeader } from './routes.ts';

/** The most bytes of a call's body; uploads have their own limit. */
export const maximumBody = 64 * 1024;

/** The longest idempotency key, characters. */
export const maximumKeyLength = 200;

/** The header with the request's ID in the server's log. */
export const requestIdHeader = 'X-Request-Id';

/** The header of a reply to a key that was carried out before. */
export const replayedHeader = 'Idempotency-Replayed';

/** The headers that describe a rate limit and its remaining calls. */
export const limitHeaders = { left: 'RateLimit', policy: 'RateLimit-Policy' } as const;

/** The cookie that binds a message to sign to its browser. */
export const signinCookie = 'signin';

/** Lifetime of an idempotency key, milliseconds. */
export const keyLifetime = 24 * 60 * 60_000;

export function isJson(contentType: string | null | undefined): boolean {
  return /^application\/json\s*(;\s*charset="?utf-?8"?\s*)?$/i.test(contentType ?? '');
}

export const notJson: InputError = { msg: messages['server.notJson'], path: 'Content-Type' };

export const wrongJson: InputError = { msg: messages['server.wrongJson'], path: 'body' };

export const wrongKey: InputError = { msg: messages['server.wrongKey'], path: idempotencyHeader };

/** The key was used for a different request. */
export const usedKey: InputError = { msg: messages['server.otherRequest'], path: idempotencyHeader };

export function isKey(key: string): boolean {
  return key.length > 0 && key.length <= maximumKeyLength;
}

/**
 * A text that is equal for requests with the same target and body. The query of a file's link is
 * left out: it is a signature that differs at each read.
 * @param input The parsed input.
 */
export function fingerprintOf(input: object): string {
  return JSON.stringify(input, (key, value: unknown) =>
    key === 'attachments' && Array.isArray(value)
      ? value.map((url) => String(url).split(/[?#]/, 1)[0])
      : value,
  );
}

/**
 * The content security policy of uploaded files. A file opened by itself has an opaque origin and
 * may load and run nothing; images keep their styles. Browsers still open their PDF
 * viewer, which is a separate document.
 */
export const filePolicy = "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** The `WWW-Authenticate` header of a 401. @param hasBearer True if an invalid bearer was sent. */
export function challenge(hasBearer: boolean): string {
  return `Bearer realm="Upline"${hasBearer ? ', error="invalid_token"' : ''}`;
}

/** The form does not have the call's files, or a file has an invalid name. */
export function wrongFiles({ field, atMost }: NonNullable<Endpoint['files']>): InputError {
  const msg = messages['server.wrongFiles'].replace('{field}', field).replace('{count}', String(atMost));
  return { msg, path: field };
}
