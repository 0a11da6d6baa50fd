import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Validator } from '@seriousme/openapi-schema-validator';
import { type RulesetDefinition, Spectral } from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';
import { expect, test } from 'vitest';
import { openApiDocument, openApiText } from './openapi.ts';
import { signinCookie } from './requestRules.ts';
import { routes } from './routes.ts';

test('the document is valid OpenAPI 3.1, and all references resolve', async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(JSON.parse(openApiText()));
  expect(errors ?? []).toEqual([]);
  expect(valid).toBe(true);
  expect(validator.version).toBe('3.1');
  expect(() => validator.resolveRefs()).not.toThrow();
});

test('passes the OpenAPI linters', async () => {
  const config = await createConfig({ extends: ['recommended-strict'] });
  const problems = await lintFromString({ source: openApiText(), absoluteRef: 'openapi.json', config });
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual(
    [],
  );
});

test('passes Spectral', async () => {
  const spectral = new Spectral();
  spectral.setRuleset({ extends: [oas as RulesetDefinition] });
  const problems = await spectral.run(JSON.parse(openApiText()));
  expect(problems.map(({ code, message, path }) => [code, message, path.join('.')])).toEqual([]);
});

test('the validator rejects an invalid document', async () => {
  const document = JSON.parse(openApiText());
  document.paths['/api/users/login'].post.responses = { done: {} };
  expect((await new Validator().validate(document)).valid).toBe(false);
});

const operationKey = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const;

test('describes every call with its path parameters, its session and its own failures', () => {
  const { paths = {} } = openApiDocument();
  for (const [name, { method, path, access }] of Object.entries(routes)) {
    const operation = paths[path]?.[operationKey[method]];
    expect(operation?.operationId).toBe(name);
    expect([name, operation?.tags]).toEqual([name, [expect.any(String)]]);
    expect([name, operation?.description?.length]).toEqual([name, expect.any(Number)]);
    if (access !== 'public') expect(operation?.security).toEqual([{ session: [] }]);
    const statuses = Object.keys(operation?.responses ?? {});
    if (access === 'staff') expect([name, statuses]).toEqual([name, expect.arrayContaining(['404'])]);
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter);
    const described = operation?.parameters?.filter((one) => 'in' in one && one.in === 'path') ?? [];
    expect(described.map((one) => ('name' in one ? one.name : ''))).toEqual(named);
  }
  expect(Object.keys(paths['/api/users/register']?.post?.responses ?? {})).toEqual(
    expect.arrayContaining(['200', '400', '401', '403', '409', '422', '500']),
  );
});

test('describes the sign-in cookie that comes with the message and returns with the signature', () => {
  const { paths = {}, components = {} } = openApiDocument();
  expect(components.securitySchemes?.signin).toMatchObject({
    type: 'apiKey',
    in: 'cookie',
    name: signinCookie,
  });
  for (const name of ['login', 'register'] as const) {
    expect(paths[routes[name].path]?.post?.security).toEqual([{ signin: [] }]);
  }
  expect(paths[routes.signinMessage.path]?.get?.responses?.['200']).toHaveProperty('headers.Set-Cookie');
});

test('describes a repeatable parameter as a plain array of its names', () => {
  const schemas = Object.values(openApiDocument().paths ?? {}).flatMap(({ get }) =>
    (get?.parameters ?? []).map((one): object => ('schema' in one && Object(one.schema)) || {}),
  );
  const arrays = schemas.filter((schema) => 'type' in schema && schema.type === 'array');
  expect(arrays).toHaveLength(7);
  const plain = { type: 'array', items: { type: 'string', enum: expect.any(Array) } };
  expect(arrays).toEqual(arrays.map(() => plain));
});

test('every reply has limit and request headers, and a revalidated one can be 304', () => {
  const { paths = {}, components = {} } = openApiDocument();
  const { 200: sent, 304: unchanged } = paths[routes.poolConfig.path]?.get?.responses ?? {};
  const { responses = {} } = components;
  expect(unchanged).toEqual({ $ref: '#/components/responses/Unchanged' });
  for (const reply of [sent, ...Object.values(responses)]) {
    for (const header of ['RateLimit', 'RateLimit-Policy', 'X-Request-Id', 'Upline-Ledger-Block']) {
      expect(reply).toHaveProperty(['headers', header]);
    }
  }
  expect(sent).toHaveProperty('headers.ETag');
});

test('describes the contents of downloads and the stream', () => {
  const { paths = {}, components = {} } = openApiDocument();
  const contentOf = (name: keyof typeof routes) => {
    const reply = paths[routes[name].path]?.get?.responses?.['200'];
    return reply && 'content' in reply ? reply.content : {};
  };
  expect(contentOf('live')).toEqual({
    'text/event-stream': {
      schema: { type: 'string', contentSchema: { $ref: '#/components/schemas/LiveEvent' } },
    },
  });
  expect(contentOf('ledgerExport')).toHaveProperty([
    'application/json',
    'schema',
    'items',
    'properties',
    'amount',
  ]);
  expect(contentOf('dataExport')).toHaveProperty('application/json.schema.properties.profile');
  expect(components.schemas?.LiveEvent).toHaveProperty('properties.data.anyOf.length', 7);
});

test('describes the failures that follow from a call’s body, key and limits', () => {
  const { paths = {}, components = {} } = openApiDocument();
  const statuses = (of?: { responses?: object }) => Object.keys(of?.responses ?? {});
  expect(statuses(paths['/api/chat/user/tickets']?.post)).toEqual(
    expect.arrayContaining(['408', '413', '415', '422', '429', '503']),
  );
  expect(statuses(paths['/api/chat/user/tickets']?.get)).not.toEqual(expect.arrayContaining(['415']));
  const { responses = {} } = components;
  for (const status of ['429', '503']) {
    expect(responses[`SuccessFailure${status}`]).toHaveProperty('headers.Retry-After');
  }
  expect(responses.SuccessFailure401).toHaveProperty('headers.WWW-Authenticate');
});

test('describes every schema', () => {
  const empty: string[] = [];
  const walk = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return;
    if (path.endsWith('.schema') && Object.keys(value).length === 0) empty.push(path);
    for (const [key, child] of Object.entries(value)) {
      if (path.endsWith('.properties') && Object.keys(child).length === 0) empty.push(`${path}.${key}`);
      walk(child, `${path}.${key}`);
    }
  };
  walk(openApiDocument(), '');
  expect(empty).toEqual([]);
});

test('a reply’s message is optional', () => {
  const { paths = {} } = openApiDocument();
  for (const name of ['replyToTicket', 'deskReply'] as const) {
    const body = paths[routes[name].path]?.post?.requestBody;
    expect(body).toHaveProperty('content.application/json.schema.properties.message.default', '');
  }
});
