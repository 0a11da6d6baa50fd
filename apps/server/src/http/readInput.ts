import type { RouteName } from '@upline/api';
import { contract, type HandlerInput, parseInput } from '@upline/api/contract';
import type { HttpContext } from './handlers.ts';
import { hasBody } from './hasBody.ts';
import { HttpFailure } from './httpFailure.ts';

/** A NUL passes as JSON and is refused by the database, so it is malformed here. */
function withoutNul<T>(value: T): T {
  if (typeof value === 'string' && value.includes('\0')) throw new HttpFailure(400, 'server.malformed');
  return value;
}

async function bodyOf(context: HttpContext): Promise<unknown> {
  const text = await context.req.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text, (_key, value: unknown) => withoutNul(value));
  } catch {
    throw new HttpFailure(400, 'server.malformed');
  }
}

/**
 * What a request says, parsed by the schemas of its call.
 * @throws HttpFailure 400 with one error for each field that is wrong.
 */
export async function readInput<N extends RouteName>(
  name: N,
  context: HttpContext,
): Promise<HandlerInput<N>> {
  const params = context.req.param();
  const query = new URL(context.req.url).searchParams;
  for (const value of [...Object.values(params), ...query.values()]) withoutNul(value);
  // Files are read as they come in, by the handler.
  const body = 'files' in contract[name] || !hasBody(context) ? undefined : await bodyOf(context);
  const parsed = parseInput(name, { params, query, body });
  if (!parsed.valid) throw new HttpFailure(400, 'server.malformed', { errors: parsed.errors });
  return parsed.input;
}
