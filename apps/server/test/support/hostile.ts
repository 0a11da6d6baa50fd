import { type Route, type RouteName, routes } from '@upline/api';
import { contract, type Endpoint } from '@upline/api/contract';
import fc from 'fast-check';
import * as z from 'zod';

/** A request as an attacker or a broken program might send it. */
export interface HostileRequest {
  name: RouteName;
  method: string;
  /** Path and query, percent-encoded or raw. */
  target: string;
  headers: Record<string, string>;
  body: string | null;
}

const phrases = [
  "' or '1'='1",
  "'; drop table member; --",
  '1) union select token from session --',
  '\\x00',
  '%00',
  '$1',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '{{constructor.constructor("return process")()}}',
  '../../../../etc/passwd',
  '..%2f..%2f..%2fetc%2fpasswd',
  '/files/../../database/PG_VERSION',
  '\u202eexe.gnp',
  '\ud800',
  'İ'.repeat(40),
  '🧨'.repeat(300),
  'a\u0301'.repeat(100),
  '__proto__',
  'constructor',
  'NaN',
  '-1',
  '1e309',
  '9007199254740993',
  '99999999999999999999999999',
  '0x',
  `0x${'f'.repeat(40)}`,
  `0x${'0'.repeat(41)}`,
  '2026-13-45T99:99:99Z',
  '+275760-09-13T00:00:00.001Z',
  'true',
  'null',
  '[]',
  '{}',
  '%',
  '%E0%A4%A',
  '\r\nSet-Cookie: a=b',
  'x'.repeat(5000),
] as const;

const text = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...phrases) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ maxLength: 20 }) },
);

const nested = fc
  .integer({ min: 1, max: 4000 })
  .map((depth) => `${'[{"a":'.repeat(depth)}1${'}]'.repeat(depth)}`);

/** Generates values that fit a JSON schema; any values if the schema has no type. */
function fitting(given: z.core.JSONSchema.BaseSchema, known: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  // The contract's `override` replaces a schema that JSON Schema cannot express.
  const schema = (given.override as z.core.JSONSchema.BaseSchema | undefined) ?? given;
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => fitting(one as never, known)));
  switch (schema.type) {
    case 'string':
      return fc.oneof(known, text);
    case 'integer':
    case 'number':
      return fc.oneof(fc.integer({ min: 0, max: 12 }), fc.maxSafeInteger(), fc.double());
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(fitting((schema.items ?? {}) as never, known), { maxLength: 12 });
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([key, one]) => [key, fitting(one as never, known)]),
        ),
        { requiredKeys: [] },
      );
    default:
      return fc.anything();
  }
}

function propertiesOf(schema: z.ZodObject | undefined, known: fc.Arbitrary<string>) {
  if (schema === undefined) return [];
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties).map(([key, one]) => [key, fitting(one as never, known)] as const);
}

function bodyArbitrary({ body, files }: Endpoint, known: fc.Arbitrary<string>): fc.Arbitrary<string | null> {
  const boundary = 'edge';
  const part = fc
    .tuple(
      fc.constantFrom(files?.field ?? 'file', 'other'),
      fc.oneof(fc.constantFrom('note.txt', 'photo.png'), text),
      text,
    )
    .map(
      ([field, name, content]) =>
        `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\n` +
        `Content-Type: image/png\r\n\r\n${content}\r\n`,
    );
  const form = fc
    .tuple(fc.array(part, { maxLength: 13 }), fc.boolean())
    .map(([parts, isWhole]) => parts.join('') + (isWhole ? `--${boundary}--\r\n` : ''));
  const shape = body ? z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) : {};
  const fits = fitting(shape as never, known).map((value) => JSON.stringify(value) ?? '');
  const doubled = fits.map((json) =>
    json.replace(/^\{/, '{"message":1,"message":null,"__proto__":{"isAdmin":true},'),
  );
  const any = fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.stringify(value));
  return fc.oneof(
    { weight: files ? 1 : 5, arbitrary: fits },
    { weight: 1, arbitrary: doubled },
    { weight: 2, arbitrary: any },
    { weight: 1, arbitrary: nested },
    { weight: 1, arbitrary: text },
    { weight: files ? 6 : 1, arbitrary: form },
    { weight: 1, arbitrary: fc.constant(null) },
  );
}

const contentTypes = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=edge',
  'multipart/form-data; boundary=',
  'application/xml',
  '',
] as const;

/** Removes characters that a header cannot contain: such a request would not reach the server. */
function asHeader(value: string): string {
  return value.replace(/[^\x20-\x7e]/g, '').trim();
}

/**
 * Requests to one call; about half of them fit its schema.
 * @param known Strings that the server knows, such as IDs of other members' items.
 */
function requestsTo(name: RouteName, known: fc.Arbitrary<string>): fc.Arbitrary<HostileRequest> {
  const endpoint: Endpoint = contract[name];
  const { method, path }: Route = routes[name];
  const word = fc.oneof({ weight: 3, arbitrary: known }, { weight: 2, arbitrary: text });
  const encoded = fc.tuple(word, fc.boolean()).map(([value, isRaw]) => {
    const safe = value.toWellFormed();
    return isRaw ? safe.replace(/[\s?#\\^`{}|<>"]/g, '') : encodeURIComponent(safe);
  });
  const keys = [...path.matchAll(/\{(\w+)\}/g)].map(([whole]) => whole);
  const target = fc
    .array(encoded, { minLength: keys.length, maxLength: keys.length })
    .map((values) =>
      keys.reduce((filled, key, index) => filled.replace(key, values[index] ?? ''), path as string),
    );
  const pairs = propertiesOf(endpoint.query, known).map(([key, value]) =>
    fc.array(value, { maxLength: 3 }).map((values) => values.map((one) => [key, String(one)] as const)),
  );
  const junk = fc.array(fc.tuple(text, text), { maxLength: 3 });
  const query = fc.tuple(junk, ...pairs).map((lists) =>
    lists
      .flat()
      .map(
        ([key, value]) =>
          `${encodeURIComponent(key.toWellFormed())}=${encodeURIComponent(value.toWellFormed())}`,
      )
      .join('&'),
  );
  const body = method === 'GET' ? fc.constant(null) : bodyArbitrary(endpoint, known);
  const headers = fc.record({
    'content-type': fc.oneof(
      { weight: 3, arbitrary: fc.constant(endpoint.files ? contentTypes[5] : contentTypes[0]) },
      { weight: 1, arbitrary: fc.constantFrom(...contentTypes) },
    ),
    'idempotency-key': text.map(asHeader),
    range: fc.constantFrom('bytes=0-', 'bytes=9-1', ''),
    'x-forwarded-for': text.map(asHeader),
  });
  return fc.record({ target, query, body, headers }).map((made) => ({
    name,
    method,
    target: made.query === '' ? made.target : `${made.target}?${made.query}`,
    headers: Object.fromEntries(Object.entries(made.headers).filter(([, value]) => value !== '')),
    body: made.body,
  }));
}

/** Requests to all calls of the contract. */
export function hostileRequests(known: readonly string[]): fc.Arbitrary<HostileRequest> {
  const words = fc.constantFrom(...known);
  return fc.oneof(...(Object.keys(routes) as RouteName[]).map((name) => requestsTo(name, words)));
}
