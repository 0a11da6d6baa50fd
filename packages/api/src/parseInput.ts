import { messages } from '@upline/domain';
import { contract, type HandlerInput } from './contract.ts';
import type { Endpoint } from './endpoint.ts';
import type { InputError } from './envelope.ts';
import { inputWords } from './inputWords.ts';
import type { RouteName } from './routes.ts';

/** A call's input as it came in, each part still as the wire has it. */
export interface RawInput {
  /** The path's parameters, decoded. */
  params: Readonly<Record<string, unknown>>;
  query: URLSearchParams;
  /** The body as JSON, `undefined` when there was none or it was no JSON. */
  body: unknown;
}

export type ParsedInput<N extends RouteName> =
  | { valid: true; input: HandlerInput<N> }
  | { valid: false; errors: InputError[] };

function record(query: URLSearchParams): Record<string, string | string[]> {
  const names = [...new Set(query.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const [first = '', ...others] = query.getAll(name);
      return [name, others.length > 0 ? [first, ...others] : first];
    }),
  );
}

/** The fields in whose texts a NUL stands: it passes as JSON and in paths, and no database keeps it. */
function fieldsWithNul(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value === 'string') return value.includes('\0') ? [path.join('.')] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => fieldsWithNul(one, [...path, key]));
}

/** A call's input as its handler takes it, or all that is wrong with it. */
export function parseInput<N extends RouteName>(name: N, raw: RawInput): ParsedInput<N> {
  const { params, query, body }: Endpoint = contract[name];
  const given = [
    ['params', params, raw.params],
    ['query', query, record(raw.query)],
    ['body', body, raw.body],
  ] as const;
  const errors: InputError[] = [];
  const input: Record<string, unknown> = {};
  for (const [part, schema, value] of given) {
    const parsed = schema?.safeParse(value, { error: inputWords });
    if (parsed?.success) input[part] = parsed.data;
    // After its schema, which has cut off what may be nested without end.
    for (const path of fieldsWithNul(parsed?.data)) {
      errors.push({ msg: messages['server.input.nul'], path: path || part });
    }
    for (const { message, path } of parsed?.error?.issues ?? []) {
      errors.push({ msg: message, path: path.join('.') || part });
    }
  }
  // The schemas that have just passed are the ones that the type is made of.
  return errors.length > 0 ? { valid: false, errors } : { valid: true, input: input as HandlerInput<N> };
}
