import { ApiError } from './apiError.ts';
import type { CallInput, JsonName, OwnBodyName, Reply } from './contract.ts';
import { idempotencyHeader, ledgerBlockHeader, type RouteName, routes } from './routes.ts';

export interface ClientOptions {
  /** The server's base URL; `''` for the page's own origin. */
  baseUrl: string;
  /** Returns the session's token, read for each call; `null` when signed out. */
  token: () => string | null;
  /**
   * Called when a member's call gets a 401 and the token has not changed since: the session has
   * ended.
   */
  onSessionEnded?: () => void;
  /** Called for every call without a bearer, because there is no token. Spec §6. */
  onWithoutToken?: (name: RouteName) => void;
  /** Replaces the platform's `fetch`. */
  fetch?: typeof globalThis.fetch;
  /** Checks every successful body before the caller gets it; throws if it violates the contract. */
  check?: (name: RouteName, body: unknown) => void;
}

/** Options of every call, besides its input. */
export interface CallOptions {
  signal?: AbortSignal;
  /** Makes a creating call safe to repeat: the server executes each key once. */
  idempotencyKey?: string;
  /** Replaces `fetch` for this call, for example to report upload progress. */
  send?: typeof globalThis.fetch;
}

/** Timeout of calls that change something, milliseconds. */
const patience = 30_000;

/** Timeout of reads, which are safe to repeat, milliseconds. */
const readingPatience = 15_000;

/** Timeout of uploads, milliseconds: ten files of the largest size take minutes on a slow line. */
const uploadPatience = 15 * 60_000;

/** The typed client of the HTTP contract. */
export interface Client {
  /**
   * Makes a call.
   * @returns The reply's body, including the envelope.
   * @throws ApiError if the server refuses, sends an invalid reply or does not answer.
   */
  call<N extends JsonName>(name: N, input: CallInput<N>, options?: CallOptions): Promise<Reply<N>>;
  /**
   * Makes a call whose reply is no JSON envelope: a download, a stream.
   * @returns The response; the caller reads its body. The timeout ends with the headers.
   * @throws ApiError if the server refuses or does not answer.
   */
  open<N extends OwnBodyName>(name: N, input: CallInput<N>, options?: CallOptions): Promise<Response>;
  ledgerBlock(): bigint;
}

interface Parts {
  params?: Record<string, string | number>;
  query?: Record<string, unknown>;
  body?: unknown;
  files?: readonly File[];
}

/** The multipart body of an upload; the field's name depends on the call. */
function formOf(name: RouteName, files: readonly File[]): FormData {
  const form = new FormData();
  for (const file of files) form.append(name === 'uploadSingle' ? 'file' : 'files', file);
  return form;
}

function bodyOf(name: RouteName, { body, files }: Parts): FormData | string | null {
  if (files) return formOf(name, files);
  return body === undefined ? null : JSON.stringify(body);
}

function urlOf(baseUrl: string, path: string, { params = {}, query = {} }: Parts): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(params[key])));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== '') search.append(key, String(one));
    }
  }
  return `${baseUrl}${filled}${search.size > 0 ? `?${search}` : ''}`;
}

function patienceOf(name: RouteName, { files }: Parts): number {
  if (files) return uploadPatience;
  return routes[name].method === 'GET' ? readingPatience : patience;
}

/**
 * The reply's body as JSON; `null` if it is not JSON. @throws The network error if the body breaks
 * off.
 */
async function jsonOf(reply: Response): Promise<unknown> {
  return reply.json().catch((cause: unknown) => {
    if (cause instanceof SyntaxError) return null;
    throw cause;
  });
}

/**
 * A call aborted by its caller rejects with the caller's reason; other network errors count as
 * unreachable.
 */
function unanswered(signal: AbortSignal | undefined) {
  return (cause: unknown): never => {
    if (signal?.aborted) throw cause;
    throw new ApiError(0, null, cause);
  };
}

/**
 * Creates a client for the server at `baseUrl`. It sends cookies, which sign-in needs, and the
 * bearer if there is one.
 */
export function createClient({ baseUrl, token, check, ...options }: ClientOptions): Client {
  let reached = 0n;

  /** Sends a call and reads the headers that all replies share. */
  async function send(
    name: RouteName,
    parts: Parts,
    { signal, idempotencyKey, send: own }: CallOptions,
    silence: AbortSignal,
  ): Promise<Response> {
    const { method, path, access } = routes[name];
    const bearer = token();
    if (!bearer) options.onWithoutToken?.(name);
    // Read at each call: a library that intercepts requests may replace the global later.
    const fetch = own ?? options.fetch ?? globalThis.fetch;
    const reply = await fetch(urlOf(baseUrl, path, parts), {
      method,
      credentials: 'include',
      headers: {
        ...(bearer && { authorization: `Bearer ${bearer}` }),
        ...(parts.body !== undefined && { 'content-type': 'application/json' }),
        ...(idempotencyKey !== undefined && { [idempotencyHeader]: idempotencyKey }),
      },
      body: bodyOf(name, parts),
      signal: AbortSignal.any([silence, ...(signal ? [signal] : [])]),
    }).catch(unanswered(signal));
    const named = reply.headers.get(ledgerBlockHeader);
    if (named && /^\d+$/.test(named) && BigInt(named) > reached) reached = BigInt(named);
    // A 401 of an earlier session does not end the current one.
    if (reply.status === 401 && access !== 'public' && token() === bearer) options.onSessionEnded?.();
    return reply;
  }

  async function call<N extends JsonName>(
    name: N,
    input: CallInput<N>,
    options: CallOptions = {},
  ): Promise<Reply<N>> {
    const parts: Parts = input;
    const silence = AbortSignal.timeout(patienceOf(name, parts));
    const reply = await send(name, parts, options, silence);
    const body = await jsonOf(reply).catch(unanswered(options.signal));
    if (!reply.ok || body === null) throw new ApiError(reply.status, body);
    check?.(name, body);
    return body as Reply<N>;
  }

  async function open<N extends OwnBodyName>(
    name: N,
    input: CallInput<N>,
    options: CallOptions = {},
  ): Promise<Response> {
    const silence = new AbortController();
    const timer = setTimeout(() => silence.abort(), patience);
    const reply = await send(name, input, options, silence.signal).finally(() => clearTimeout(timer));
    if (!reply.ok) throw new ApiError(reply.status, await jsonOf(reply).catch(unanswered(options.signal)));
    return reply;
  }

  return { call, open, ledgerBlock: () => reached };
}
