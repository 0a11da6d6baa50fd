import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { openApiDocument, openApiText } from './openapi.ts';
import { routes } from './routes.ts';

test('the document is valid OpenAPI 3.1, and every reference in it leads somewhere', async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(JSON.parse(openApiText()));
  expect(errors ?? []).toEqual([]);
  expect(valid).toBe(true);
  expect(validator.version).toBe('3.1');
  expect(() => validator.resolveRefs()).not.toThrow();
});

test('a document that says something else than OpenAPI is told', async () => {
  const document = JSON.parse(openApiText());
  document.paths['/api/users/login'].post.responses = { done: {} };
  expect((await new Validator().validate(document)).valid).toBe(false);
});

const operationKey = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const;

test('every call is described, with its path parameters, its session and its own failures', () => {
  const { paths = {} } = openApiDocument();
  for (const [name, { method, path, access }] of Object.entries(routes)) {
    const operation = paths[path]?.[operationKey[method]];
    expect(operation?.operationId).toBe(name);
    expect(operation?.security).toEqual(access === 'public' ? [] : [{ session: [] }]);
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

test('a call says how it can end because of its body, its key and its limits, with what to do then', () => {
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

test('nothing is left undescribed', () => {
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

test('a reply’s words may be left out, as the document says', () => {
  const { paths = {} } = openApiDocument();
  for (const name of ['replyToTicket', 'deskReply'] as const) {
    const body = paths[routes[name].path]?.post?.requestBody;
    expect(body).toHaveProperty('content.application/json.schema.properties.message.default', '');
  }
});
