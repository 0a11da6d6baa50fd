import * as z from 'zod';
import {
  type CreateDocumentOptions,
  createDocument,
  type ZodOpenApiObject,
  type ZodOpenApiOperationObject,
  type ZodOpenApiResponseObject,
} from 'zod-openapi';
import { contract } from './contract.ts';
import type { Endpoint } from './endpoint.ts';
import { resultFailure } from './envelope.ts';
import { maximumKeyLength } from './requestRules.ts';
import { idempotencyHeader, ledgerBlockHeader } from './routes.ts';

const meanings: Record<number, string> = {
  400: 'The request is malformed.',
  401: 'There is no session, or the signature does not prove the wallet.',
  403: 'The calling site is not allowed, or the call is for support staff alone.',
  404: 'There is nothing of that name.',
  408: 'The body did not come in within fifteen seconds.',
  409: 'It is there already.',
  413: 'The body is too large.',
  415: 'This kind of file is not taken, or the body does not say that it is JSON.',
  422: 'The request is well-formed but impossible, or its idempotency key was used for another.',
  429: 'Too many requests.',
  500: 'The server failed.',
  503: 'The database, the chain or the storage does not answer at the moment.',
};

/** What any call can end with, besides what it names itself. */
const common = [400, 403, 429, 500, 503];

const ledgerBlock = z
  .string()
  .regex(/^\d+$/)
  .meta({ description: 'The block that the ledger has reached.', header: { id: 'LedgerBlock' } });

const headers = z.object({ [ledgerBlockHeader]: ledgerBlock });

const retryHeaders = headers.extend({
  'Retry-After': z
    .string()
    .regex(/^\d+$/)
    .meta({ description: 'Seconds after which the call may be made again.', header: { id: 'RetryAfter' } }),
});

/** What the refusals of some statuses say in their headers besides. */
const headersOf: Record<number, z.ZodObject> = {
  401: headers.extend({
    'WWW-Authenticate': z
      .string()
      .meta({ description: 'That a bearer is asked for.', header: { id: 'Challenge' } }),
  }),
  429: retryHeaders,
  503: retryHeaders,
};

/** What a call that takes a body, or is carried out once, can end with because of that. */
function failuresOfInput({ body, files, isIdempotent }: Endpoint): number[] {
  return [...(body ? [408, 413, 415] : []), ...(files ? [413] : []), ...(isIdempotent ? [422] : [])];
}

/** A call of members needs a session, and one of the staff is none for members and at any other site. */
function failuresOfCaller({ route: { access } }: Endpoint): number[] {
  if (access === 'public') return [];
  return access === 'staff' ? [401, 404] : [401];
}

const failureResponses = new Map<string, ZodOpenApiResponseObject>();

/** A failure is described once for each status and envelope, and referred to from there on. */
function failureResponse(status: number, failure: Endpoint['failure']): ZodOpenApiResponseObject {
  const id = `${failure === resultFailure ? 'Result' : 'Success'}Failure${status}`;
  const known = failureResponses.get(id);
  if (known) return known;
  const response: ZodOpenApiResponseObject = {
    id,
    description: meanings[status] ?? 'The call failed.',
    headers: headersOf[status] ?? headers,
    content: { 'application/json': { schema: failure } },
  };
  failureResponses.set(id, response);
  return response;
}

function requestBodyOf({ body, files }: Endpoint): Pick<ZodOpenApiOperationObject, 'requestBody'> {
  if (body) return { requestBody: { required: true, content: { 'application/json': { schema: body } } } };
  if (!files) return {};
  const file = z.string().meta({ override: { type: 'string', format: 'binary' } });
  const schema = z.object({ [files.field]: files.atMost === 1 ? file : z.array(file).max(files.atMost) });
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
}

const idempotencyKey = z.object({
  [idempotencyHeader]: z.string().min(1).max(maximumKeyLength).optional().meta({
    description:
      'The same key of the same member is carried out once. For a day it is reserved for this call, target and body.',
  }),
});

function contentOf(media: Endpoint['media'] = ['application/json'], schema: Endpoint['reply']) {
  return Object.fromEntries(media.map((type) => [type, { schema }]));
}

function operationOf(name: string, endpoint: Endpoint): ZodOpenApiOperationObject {
  const { route, summary, params, query, isIdempotent, media, reply, failure, errors = [] } = endpoint;
  const isOfMembers = route.access !== 'public';
  const failures = [
    ...new Set([...common, ...failuresOfInput(endpoint), ...errors, ...failuresOfCaller(endpoint)]),
  ].toSorted();
  return {
    operationId: name,
    summary,
    security: isOfMembers ? [{ session: [] }] : [],
    ...((params || query || isIdempotent) && {
      requestParams: {
        ...(params && { path: params }),
        ...(query && { query }),
        ...(isIdempotent && { header: idempotencyKey }),
      },
    }),
    ...requestBodyOf(endpoint),
    responses: {
      200: { description: 'Done.', headers, content: contentOf(media, reply) },
      ...Object.fromEntries(failures.map((status) => [status, failureResponse(status, failure)])),
    },
  };
}

/** Every integer would otherwise be said to lie between the largest that a double can count. */
const withoutDoubleBounds: CreateDocumentOptions = {
  override({ jsonSchema }) {
    if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
    if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  },
};

/** The contract as an OpenAPI 3.1 document, for developers who call the server with their own tools. */
export function openApiDocument() {
  const paths: NonNullable<ZodOpenApiObject['paths']> = {};
  for (const [name, endpoint] of Object.entries<Endpoint>(contract)) {
    const { method, path } = endpoint.route;
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(name, endpoint) };
  }
  const document: ZodOpenApiObject = {
    openapi: '3.1.1',
    info: {
      title: 'Upline',
      version: '1.0.0',
      description:
        'Money is dollars as decimal strings; `joinningFee` alone is units of 10⁻⁶. A path that is asked with a method ' +
        'that it does not have is refused with 405, and `Allow` names those that it has.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    paths,
    components: {
      securitySchemes: {
        session: {
          type: 'http',
          scheme: 'bearer',
          description: 'The token that sign-in or registration gave.',
        },
      },
    },
  };
  return createDocument(document, withoutDoubleBounds);
}

/** The document as text: the server serves it at `/api/openapi.json`, `pnpm openapi` prints it. */
export function openApiText(): string {
  return `${JSON.stringify(openApiDocument(), null, 2)}\n`;
}
