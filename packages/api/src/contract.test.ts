import { expect, test } from 'vitest';
import { contract, failureBody, replyBody } from './contract.ts';
import type { Endpoint } from './endpoint.ts';
import { type RouteName, routes } from './routes.ts';

const calls = Object.entries<Endpoint>(contract);

test('the contract has exactly the routes, each under its name', () => {
  expect(Object.keys(contract).toSorted()).toEqual(Object.keys(routes).toSorted());
  for (const [name, { route }] of calls) expect(route).toBe(routes[name as RouteName]);
});

test('no two calls share a method and path', () => {
  const addresses = calls.map(([, { route }]) => `${route.method} ${route.path.replace(/\{\w+\}/g, '{}')}`);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test.each(calls)('%s has a schema for each parameter of its path', (_name, { route, params }) => {
  const named = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter);
  expect(Object.keys(params?.shape ?? {}).toSorted()).toEqual(named.toSorted());
});

test.each(calls)('%s takes a body or files only if its method allows them', (_name, endpoint) => {
  const { route, body, files, isIdempotent } = endpoint;
  expect([body, files].filter(Boolean).length).toBeLessThanOrEqual(route.method === 'GET' ? 0 : 1);
  if (isIdempotent) expect(route.method).toBe('POST');
});

test.each(calls)('rejects an empty body and a refusal as a reply of %s', (_name, endpoint) => {
  expect(endpoint.reply.safeParse({}).success).toBe(false);
  expect(endpoint.reply.safeParse(replyBody(endpoint, undefined)).success).toBe(false);
  const refusal = failureBody(endpoint, 'No.', [{ msg: 'No.', path: 'one' }]);
  expect(endpoint.failure.safeParse(refusal).success).toBe(true);
  expect(endpoint.reply.safeParse(refusal).success).toBe(false);
});
