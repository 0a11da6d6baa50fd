import { messages } from '@upline/domain';
import { contract, type HandlerInput } from './contract.ts';
import type { Endpoint } from './endpoint.ts';
import type { InputError } from './envelope.ts';
import { inputMessage } from './inputMessage.ts';
import type { RouteName } from './routes.ts';

export interface RawInput {
  /** The path's parameters, decoded. */
  params: Readonly<Record<string, unknown>>;
  query: URLSearchParams;
  /** The body as JSON, `undefined` if it is missing or not JSON. */
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

/**
 * The fields with a NUL in their text: JSON and paths can contain it, but databases cannot store
 * it.
 */
function fieldsWithNul(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value === 'string') return value.includes('\0') ? [path.join('.')] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => fieldsWithNul(one, [...path, key]));
}

/** Parses a call's input for its handler, or collects all errors. */
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
    const parsed = schema?.safeParse(value, { error: inputMessage });
    if (parsed?.success) input[part] = parsed.data;
    // After the schema, which has cut off unbounded nesting.
    for (const path of fieldsWithNul(parsed?.data)) {
      errors.push({ msg: messages['server.input.nul'], path: path || part });
    }
    for (const { message, path } of parsed?.error?.issues ?? []) {
      errors.push({ msg: message, path: path.join('.') || part });
    }
  }
  // The type of the input derives from the schemas that have just passed.
  return errors.length > 0 ? { valid: false, errors } : { valid: true, input: input as HandlerInput<N> };
}
