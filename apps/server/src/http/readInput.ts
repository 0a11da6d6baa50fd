import type { RouteName } from '@upline/api';
import { type HandlerInput, parseInput } from '@upline/api/contract';
import type { HttpContext } from './handlers.ts';
import { HttpFailure } from './httpFailure.ts';

/** A NUL passes as JSON and is refused by the database, so it is malformed here. */
function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  return typeof value === 'object' && value !== null && Object.values(value).some(hasNul);
}

async function bodyOf(context: HttpContext): Promise<unknown> {
  const text = await context.req.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
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
  const body = await bodyOf(context);
  if ([params, Object.fromEntries(query), body].some(hasNul)) throw new HttpFailure(400, 'server.malformed');
  const parsed = parseInput(name, { params, query, body });
  if (!parsed.valid) throw new HttpFailure(400, 'server.malformed', { errors: parsed.errors });
  return parsed.input;
}
