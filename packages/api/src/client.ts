import { ApiError } from './apiError.ts';
import type { CallInput, JsonName, OwnBodyName, Reply } from './contract.ts';
import { idempotencyHeader, ledgerBlockHeader, type RouteName, routes } from './routes.ts';

export interface ClientOptions {
  /** Where the server is; `''` for the page's own origin. */
  baseUrl: string;
  /** The session's token, read again for each call; `null` when signed out. */
  token: () => string | null;
  /** Called when a call that needs a session is answered 401 and its token is still the session's: it has ended. */
  onSessionEnded?: () => void;
  /** Called for every call that goes out without a bearer, because there is no token. Spec §6. */
  onWithoutToken?: (name: RouteName) => void;
  /** Makes the requests; the platform's own `fetch` unless given. */
  fetch?: typeof globalThis.fetch;
  /** Looks at every successful body before a caller does; throws when it is not what the contract says. */
  check?: (name: RouteName, body: unknown) => void;
}

/** What every call may be given beside its own input. */
export interface CallOptions {
  signal?: AbortSignal;
  /** Makes a call that creates something safe to repeat: the same key is carried out once. */
  idempotencyKey?: string;
  /** Makes this request instead of what makes the others, for example to tell how far its files are. */
  send?: typeof globalThis.fetch;
}

/** How long a server may take to answer before it counts as silent, milliseconds. */
const patience = 30_000;

/** The same where nothing is changed: what is asked again does no harm. */
const readingPatience = 15_000;

/** The same where files are sent first: ten of the largest take minutes on a slow line. */
const uploadPatience = 15 * 60_000;

/** The typed client of the HTTP contract. */
export interface Client {
  /**
   * Makes a call.
   * @returns The body of the reply, envelope and all.
   * @throws ApiError when the server refuses, answers nonsense or does not answer.
   */
  call<N extends JsonName>(name: N, input: CallInput<N>, options?: CallOptions): Promise<Reply<N>>;
  /**
   * Makes a call that answers with a body of its own: a download, a stream.
   * @returns The response, whose body the caller reads; the silence that is allowed ends with its headers.
   * @throws ApiError when the server refuses or does not answer.
   */
  open<N extends OwnBodyName>(name: N, input: CallInput<N>, options?: CallOptions): Promise<Response>;
  /** The highest block that any reply has named as reached by the ledger. */
  ledgerBlock(): bigint;
}

interface Parts {
  params?: Record<string, string | number>;
  query?: Record<string, unknown>;
  body?: unknown;
  files?: readonly File[];
}

/** Which multipart field carries the files of a call: the one of the call for one file, or for several. */
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

/** The body of a reply as JSON; `null` when it is none. @throws What broke the line before all of it had come. */
async function jsonOf(reply: Response): Promise<unknown> {
  return reply.json().catch((cause: unknown) => {
    if (cause instanceof SyntaxError) return null;
    throw cause;
  });
}

/** A call that its caller aborts ends with the caller's reason; any other that breaks got no answer. */
function unanswered(signal: AbortSignal | undefined) {
  return (cause: unknown): never => {
    if (signal?.aborted) throw cause;
    throw new ApiError(0, null, cause);
  };
}

/** A client of the server at `baseUrl`. It carries cookies, which sign-in needs, and the bearer if there is one. */
export function createClient({ baseUrl, token, check, ...options }: ClientOptions): Client {
  let reached = 0n;

  /** Sends a call and takes from the answer's headers what every answer says. */
  async function send(
    name: RouteName,
    parts: Parts,
    { signal, idempotencyKey, send: own }: CallOptions,
    silence: AbortSignal,
  ): Promise<Response> {
    const { method, path, access } = routes[name];
    const bearer = token();
    if (!bearer) options.onWithoutToken?.(name);
    // Looked up at each call: a library that intercepts requests may replace the platform's own later.
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
    // A session that was opened meanwhile does not end by what an older one is told.
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
