import * as z from 'zod';
import {
  type CreateDocumentOptions,
  createDocument,
  type ZodOpenApiObject,
  type ZodOpenApiOperationObject,
  type ZodOpenApiResponseObject,
} from 'zod-openapi';
import { auditLine } from './auditFile.ts';
import { contract } from './contract.ts';
import type { Endpoint } from './endpoint.ts';
import { resultFailure } from './envelope.ts';
import { liveTopic } from './live.ts';
import {
  limitHeaders,
  maximumKeyLength,
  replayedHeader,
  requestIdHeader,
  signinCookie,
} from './requestRules.ts';
import { idempotencyHeader, ledgerBlockHeader } from './routes.ts';
import { tagOf, tags } from './tags.ts';

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

/** Statuses of every call, besides its own. */
const common = [400, 403, 429, 500, 503];

function header(id: string, description: string, pattern?: RegExp) {
  return (pattern ? z.string().regex(pattern) : z.string()).meta({ description, header: { id } });
}

const headers = z.object({
  [ledgerBlockHeader]: header('LedgerBlock', 'The block that the ledger has reached.', /^\d+$/),
  [requestIdHeader]: header('RequestId', 'Names the request in the server’s log.'),
  [limitHeaders.policy]: header(
    'RateLimitPolicy',
    'The limit that the call counted for: `q` calls in `w` seconds. Left out where nothing was counted.',
    /^"[a-z-]+";q=\d+;w=\d+$/,
  ).optional(),
  [limitHeaders.left]: header(
    'RateLimit',
    'What is left of that limit: `r` calls until it starts again in `t` seconds.',
    /^"[a-z-]+";r=\d+;t=\d+$/,
  ).optional(),
});

const withCookie = headers.extend({
  'Set-Cookie': header(
    'SigninCookie',
    `\`${signinCookie}=…\`, where the request carried none: \`login\` and \`register\` need it.`,
  ).optional(),
});

const withETag = headers.extend({
  ETag: header(
    'ETag',
    'Names the body. The caller who gives it back in `If-None-Match` gets 304 until it changes.',
  ),
});

const withReplay = headers.extend({
  [replayedHeader]: header(
    'IdempotencyReplayed',
    '`true` where the key was carried out before: the reply is that of the object made then.',
    /^true$/,
  ).optional(),
});

const withRetry = headers.extend({
  'Retry-After': header('RetryAfter', 'Seconds after which the call may be made again.', /^\d+$/),
});

/** Further headers of some failures. */
const headersOf: Record<number, z.ZodObject> = {
  401: headers.extend({
    'WWW-Authenticate': header('Challenge', 'That a bearer is asked for.'),
  }),
  429: withRetry,
  503: withRetry,
};

/** The statuses that follow from a call's body or idempotency key. */
function failuresOfInput({ body, files, isIdempotent }: Endpoint): number[] {
  return [...(body ? [408, 413, 415] : []), ...(files ? [413] : []), ...(isIdempotent ? [422] : [])];
}

/** Calls of members need a session; calls of staff are 404 for members and on any other site. */
function failuresOfCaller({ route: { access } }: Endpoint): number[] {
  if (access === 'public') return [];
  return access === 'staff' ? [401, 404] : [401];
}

const failureResponses = new Map<string, ZodOpenApiResponseObject>();

/** Describes a failure once per status and envelope, and then refers to it. */
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

const requestHeaders = {
  idempotency: {
    [idempotencyHeader]: z.string().min(1).max(maximumKeyLength).optional().meta({
      description:
        'The same key of the same member is carried out once. For a day it is reserved for this call, target and body.',
    }),
  },
  revalidation: {
    'If-None-Match': z
      .string()
      .optional()
      .meta({ description: 'The `ETag` of the reply that the caller has.' }),
  },
};

function headersOfRequest({ isIdempotent, isRevalidated }: Endpoint): z.ZodObject | null {
  if (!isIdempotent && !isRevalidated) return null;
  return z.object({
    ...(isIdempotent && requestHeaders.idempotency),
    ...(isRevalidated && requestHeaders.revalidation),
  });
}

function contentOf({ media, reply }: Endpoint) {
  const bodies = media ?? { 'application/json': reply };
  return Object.fromEntries(Object.entries(bodies).map(([type, schema]) => [type, { schema }]));
}

function headersOfReply({ cookie, isIdempotent, isRevalidated }: Endpoint): z.ZodObject {
  if (cookie === 'given') return withCookie;
  if (isIdempotent) return withReplay;
  return isRevalidated ? withETag : headers;
}

/**
 * A public read may have a bearer: it then counts against the member's limit instead of the
 * address's.
 */
function securityOf({ route: { access, method }, cookie }: Endpoint): Record<string, string[]>[] {
  if (access !== 'public') return [{ session: [] }];
  if (cookie === 'needed') return [{ signin: [] }];
  return method === 'GET' ? [{}, { session: [] }] : [];
}

const unchanged: ZodOpenApiResponseObject = {
  id: 'Unchanged',
  description: 'The caller has the reply already.',
  headers: withETag,
};

function operationOf(name: string, endpoint: Endpoint): ZodOpenApiOperationObject {
  const {
    route,
    summary,
    description,
    params,
    query,
    isRevalidated,
    isDeprecated,
    failure,
    errors = [],
  } = endpoint;
  const header = headersOfRequest(endpoint);
  const failures = [
    ...new Set([...common, ...failuresOfInput(endpoint), ...errors, ...failuresOfCaller(endpoint)]),
  ].toSorted();
  return {
    operationId: name,
    summary,
    description,
    tags: [tagOf(route)],
    security: securityOf(endpoint),
    ...(isDeprecated && { deprecated: true }),
    ...((params || query || header) && {
      requestParams: {
        ...(params && { path: params }),
        ...(query && { query }),
        ...(header && { header }),
      },
    }),
    ...requestBodyOf(endpoint),
    responses: {
      200: { description: 'Done.', headers: headersOfReply(endpoint), content: contentOf(endpoint) },
      ...(isRevalidated && { 304: unchanged }),
      ...Object.fromEntries(failures.map((status) => [status, failureResponse(status, failure)])),
    },
  };
}

const options: CreateDocumentOptions = {
  override({ jsonSchema }) {
    // Without this, every integer would get the range of safe integers.
    if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
    if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    // Known names become properties, which client generators understand.
    const { propertyNames, additionalProperties } = jsonSchema;
    if (typeof propertyNames !== 'object' || !('enum' in propertyNames) || !propertyNames.enum) return;
    jsonSchema.properties = Object.fromEntries(
      propertyNames.enum.map((name) => [name, structuredClone(additionalProperties ?? {})]),
    );
    jsonSchema.additionalProperties = false;
    delete jsonSchema.propertyNames;
  },
};

/** The introduction for developers; docs/api.md is the long version. */
const introduction = `
Money is dollars as decimal strings; \`joinningFee\` alone is units of 10⁻⁶. Instants are ISO 8601 in UTC.

**Sign in.** (1) \`GET /api/users/signin-message\` gives a message and the cookie \`${signinCookie}\`. (2) Sign the message with
the wallet. (3) Send the signature, with that cookie, to \`login\` or \`register\`. The \`token\` of the reply is the bearer of
all other calls.

**Limits.** Calls with a session count for its wallet, others for their address (IPv6: its /64); an upload or a download
counts for five, a call that asks a node of the chain for two. \`${limitHeaders.policy}\` and \`${limitHeaders.left}\` say in
every reply how many there are, 120 a minute unless the operator says otherwise, and how many are left. Above that,
\`Retry-After\` says how long to wait. Attempts to sign in that only the chain can judge have a limit of their own, a quarter
of that, and so have registrations under one sponsor, a twelfth.

**Errors.** Each has \`message\`, and \`key\` with \`values\` for its text in the catalogue; \`errors\` names each fault of the
input, with the \`path\` of its field. A path that no call has is a 404, and one that is asked with a method that it does not
have a 405, whose \`Allow\` names those that it has: both in the envelope \`SuccessFailure\`.

**Lists.** Those of the specification turn by \`page\` and \`limit\` and tell totals; a row that comes in while they are read
moves the later ones on, so that a row can be seen twice. Lists that grow while they are read, the access log and those of
the staff, go on from a \`cursor\` instead. Short lists (sessions, views, macros, notifications) come whole.

**Versions.** A release may add calls, optional parameters and fields: ignore the fields that you do not know. It removes
nothing that the document of the release before did not call deprecated. \`info.version\` is the release’s name; the \`ETag\`
of this document says whether anything in it has changed.
`;

/**
 * The contract as an OpenAPI 3.1 document, for developers with their own clients.
 * @param version The release that serves it.
 */
export function openApiDocument(version = 'development') {
  const paths: NonNullable<ZodOpenApiObject['paths']> = {};
  for (const [name, endpoint] of Object.entries<Endpoint>(contract)) {
    const { method, path } = endpoint.route;
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(name, endpoint) };
  }
  const document: ZodOpenApiObject = {
    openapi: '3.1.1',
    info: {
      title: 'Upline',
      version,
      description: introduction.trim(),
      contact: { name: 'The operator’s support, by a ticket in the app' },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The server that serves this document.' }],
    tags,
    paths,
    components: {
      schemas: {
        AuditLine: auditLine,
        LiveEvent: z.object({ data: liveTopic }),
      },
      securitySchemes: {
        session: {
          type: 'http',
          scheme: 'bearer',
          description: 'The token that sign-in or registration gave.',
        },
        signin: {
          type: 'apiKey',
          in: 'cookie',
          name: signinCookie,
          description: 'The cookie that came with the message that was signed.',
        },
      },
    },
  };
  return createDocument(document, options);
}

/** The document as text: served at `/api/openapi.json`, printed by `pnpm openapi`. */
export function openApiText(version?: string): string {
  return `${JSON.stringify(openApiDocument(version), null, 2)}\n`;
}
