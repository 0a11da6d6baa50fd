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
async function readBody({ req }: HttpContext): Promise<string> {
  const length = req.header('content-length');
  if (length === undefined) return req.raw.body === null ? '' : inTime(gather(req.raw.body));
  if (Number(length) > maximumBody) throw tooLarge();
  return inTime(req.text());
}

/** As a URL would have it, without taking the rest of it apart again. */
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
 * What a request says, parsed by the schemas of its call.
 * @throws HttpFailure 400 with one error for each field that is wrong, 415 for a body that does not say that it is JSON.
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
