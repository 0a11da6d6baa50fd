import type { RouteName } from '@upline/api';
import { contract, type Endpoint, type HandlerInput, isJson, notJson, wrongJson } from '@upline/api/contract';
import { parseInput } from '@upline/api/parseInput';
import type { HttpContext } from './handlers.ts';
import { HttpFailure } from './httpFailure.ts';
import { readBody } from './readBody.ts';

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
