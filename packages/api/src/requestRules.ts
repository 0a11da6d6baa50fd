import { messages } from '@upline/domain';
import type { Endpoint } from './endpoint.ts';
import type { InputError } from './envelope.ts';
import { idempotencyHeader } from './routes.ts';

/** The most bytes of a call's body; those of files have a measure of their own. */
export const maximumBody = 64 * 1024;

/** The longest idempotency key, characters. */
export const maximumKeyLength = 200;

/** The header that names a request as the server's log does. */
export const requestIdHeader = 'X-Request-Id';

/** The headers by which a reply tells what is left of a limit, and which limit that is. */
export const limitHeaders = { left: 'RateLimit', policy: 'RateLimit-Policy' } as const;

/** The cookie that binds a message to sign to the browser that asked for it. */
export const signinCookie = 'signin';

/** How long an idempotency key is reserved for what was made under it, milliseconds. */
export const keyLifetime = 24 * 60 * 60_000;

/** Whether a request's content type says that its body is JSON, in the one encoding that JSON has. */
export function isJson(contentType: string | null | undefined): boolean {
  return /^application\/json\s*(;\s*charset="?utf-?8"?\s*)?$/i.test(contentType ?? '');
}

/** A body that does not say that it is JSON. */
export const notJson: InputError = { msg: messages['server.notJson'], path: 'Content-Type' };

/** A body that says that it is JSON and is none. */
export const wrongJson: InputError = { msg: messages['server.wrongJson'], path: 'body' };

/** An idempotency key that is none. */
export const wrongKey: InputError = { msg: messages['server.wrongKey'], path: idempotencyHeader };

/** An idempotency key under which something else was made. */
export const usedKey: InputError = { msg: messages['server.otherRequest'], path: idempotencyHeader };

/** Whether a key can be kept. */
export function isKey(key: string): boolean {
  return key.length > 0 && key.length <= maximumKeyLength;
}

/**
 * What a request under an idempotency key asks for, as a text that is the same for the same target and body. The
 * query of a file's link only signs it, and is another at each reading.
 * @param input As its schemas have parsed it.
 */
export function fingerprintOf(input: object): string {
  return JSON.stringify(input, (key, value: unknown) =>
    key === 'attachments' && Array.isArray(value)
      ? value.map((url) => String(url).split(/[?#]/, 1)[0])
      : value,
  );
}

/**
 * The policy of every file that was uploaded. One that is opened by itself may load nothing, run nothing and is of no
 * site; a picture still has its style. Browsers open their viewer of PDF all the same: it is a document of its own.
 */
export const filePolicy = "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** What a refusal with status 401 says in `WWW-Authenticate`. @param hasBearer Whether a bearer came and opens nothing. */
export function challenge(hasBearer: boolean): string {
  return `Bearer realm="Upline"${hasBearer ? ', error="invalid_token"' : ''}`;
}

/** A form that does not carry what a call of files takes, or a file whose name nobody could keep. */
export function wrongFiles({ field, atMost }: NonNullable<Endpoint['files']>): InputError {
  const msg = messages['server.wrongFiles'].replace('{field}', field).replace('{count}', String(atMost));
  return { msg, path: field };
}
