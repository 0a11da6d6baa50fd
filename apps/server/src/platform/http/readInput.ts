import type { RouteName } from '@upline/api';
import {
  contract,
  type Endpoint,
  type HandlerInput,
  isJson,
  maximumBody,
  notJson,
  wrongJson,
} from '@upline/api/contract';
import { parseInput } from '@upline/api/parseInput';
import type { HttpContext } from './handlers.ts';
import { HttpFailure } from './httpFailure.ts';

/** Milliseconds until the body of a call times out. Uploads have their own timeout. */
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
    // Ignores a late failure.
    reading.catch(() => {});
  }
}

/**
 * The body of a call as text; `''` without one.
 * @throws HttpFailure 413 above the maximum size, 408 after the timeout.
 */
async function readBody({ req }: HttpContext): Promise<string> {
  const length = req.header('content-length');
  if (length === undefined) return req.raw.body === null ? '' : inTime(gather(req.raw.body));
  if (Number(length) > maximumBody) throw tooLarge();
  return inTime(req.text());
}

/** The query of a URL without parsing the rest. */
function queryOf(url: string): URLSearchParams {
  const [request = ''] = url.split('#', 1);
  const begin = request.indexOf('?');
  return new URLSearchParams(begin === -1 ? '' : request.slice(begin));
}

async function bodyOf(context: HttpContext): Promise<unknown> {
  const text = await readBody(context);
  if (text === '') return undefined;
  if (!isJson(context.req.header('content-type'))) {
    throw new HttpFailure(415, 'server.notJson', { errors: [notJson] });
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpFailure(400, 'server.malformed', { errors: [wrongJson] });
  }
}

/**
 * A request's input, parsed by the schemas of its call.
 * @throws HttpFailure 400 with one error per invalid field, 415 for a body without a JSON content
 * type.
 */
export async function readInput<N extends RouteName>(
  name: N,
  context: HttpContext,
): Promise<HandlerInput<N>> {
  const endpoint: Endpoint = contract[name];
  const params = context.req.param();
  const query = queryOf(context.req.url);
  const body = endpoint.body && (await bodyOf(context));
  const parsed = parseInput(name, { params, query, body });
  if (!parsed.valid) throw new HttpFailure(400, 'server.malformed', { errors: parsed.errors });
  return parsed.input;
}
