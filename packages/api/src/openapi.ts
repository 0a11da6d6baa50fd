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
import { idempotencyHeader, ledgerBlockHeader } from './routes.ts';

const meanings: Record<number, string> = {
  400: 'The request is malformed.',
  401: 'There is no session, or the signature does not prove the wallet.',
  403: 'The calling site is not allowed, or the call is for support staff alone.',
  404: 'There is nothing of that name.',
  409: 'It is there already.',
  413: 'The body is too large.',
  415: 'This kind of file is not taken.',
  422: 'The request is well-formed but impossible.',
  429: 'Too many requests.',
  500: 'The server failed.',
  503: 'The chain does not answer.',
};

/** What any call can end with, besides what it names itself. */
const common = [400, 403, 413, 429, 500];

const headers = z.object({
  [ledgerBlockHeader]: z
    .string()
    .regex(/^\d+$/)
    .meta({ description: 'The block that the ledger has reached.', header: { id: 'LedgerBlock' } }),
});

const failureResponses = new Map<string, ZodOpenApiResponseObject>();

/** A failure is described once for each status and envelope, and referred to from there on. */
function failureResponse(status: number, failure: Endpoint['failure']): ZodOpenApiResponseObject {
  const id = `${failure === resultFailure ? 'Result' : 'Success'}Failure${status}`;
  const known = failureResponses.get(id);
  if (known) return known;
  const response: ZodOpenApiResponseObject = {
    id,
    description: meanings[status] ?? 'The call failed.',
    headers,
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
  [idempotencyHeader]: z
    .string()
    .max(200)
    .optional()
    .meta({ description: 'The same key of the same member is carried out once.' }),
});

function contentOf(media: Endpoint['media'] = ['application/json'], schema: Endpoint['reply']) {
  return Object.fromEntries(media.map((type) => [type, { schema }]));
}

function operationOf(name: string, endpoint: Endpoint): ZodOpenApiOperationObject {
  const { route, summary, params, query, isIdempotent, media, reply, failure, errors = [] } = endpoint;
  const isOfMembers = route.access !== 'public';
  const failures = [...new Set([...common, ...errors, ...(isOfMembers ? [401] : [])])].toSorted();
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

/** The contract as an OpenAPI 3.1 document, for whoever calls the server with tools of his own. */
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
      description: 'Money is dollars as decimal strings; `joinningFee` alone is units of 10⁻⁶.',
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

/** The document as the text of `docs/openapi.json`. */
export function openApiText(): string {
  return `${JSON.stringify(openApiDocument(), null, 2)}\n`;
}
