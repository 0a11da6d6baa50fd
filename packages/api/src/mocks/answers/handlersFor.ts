import { delay, HttpResponse, http, type RequestHandler } from 'msw';
import { contract, failureBody, replyBody } from '../../contract.ts';
import type { Endpoint } from '../../endpoint.ts';
import { parseInput } from '../../parseInput.ts';
import { challenge, filePolicy } from '../../requestRules.ts';
import {
  idempotencyHeader,
  isOfStaff,
  ledgerBlockHeader,
  type Route,
  type RouteName,
  routes,
} from '../../routes.ts';
import type { Answers, Call } from '../call.ts';
import { fixture } from '../fixture.ts';
import { MockApiError, putOffStatus } from '../mockApiError.ts';
import type { MockBackend } from '../mockBackend.ts';
import { isShown } from '../uploads.ts';
import { answersFrom } from './answersFrom.ts';
import { bodyOf, callerOf, filesOf, knownCaller, requireRole, siteOf } from './readCall.ts';

/** Serves uploaded files. */
function fileHandler(backend: MockBackend): RequestHandler {
  return http.get(/^https?:\/\/[^/]+\/files\//, async ({ request }) => {
    await delay(backend.latency);
    if (backend.offline) return HttpResponse.error();
    const { pathname } = new URL(request.url);
    const file = backend.uploads.find(pathname);
    if (!file) return new HttpResponse(null, { status: 404 });
    const name = encodeURIComponent(file.name);
    return new HttpResponse(file.bytes, {
      headers: {
        'content-type': file.type,
        'content-disposition': `${isShown(file.type) ? 'inline' : 'attachment'}; filename*=UTF-8''${name}`,
        'content-security-policy': filePolicy,
        'x-content-type-options': 'nosniff',
      },
    });
  });
}

interface Received {
  params: Readonly<Record<string, unknown>>;
  request: Request;
}

interface Parts {
  backend: MockBackend;
  answers: Answers;
}

function withHeaders(response: Response, headers: Record<string, string>): Response {
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}

/** Invalid data: no call replies with a number. */
const nonsense = 137;

/** The `Retry-After` of temporary refusals, seconds. */
const pause = '30';

function handlerOf<N extends RouteName>({ backend, answers }: Parts, name: N): RequestHandler {
  const endpoint: Endpoint = contract[name];
  const { method, path, access }: Route = routes[name];
  const { reply: schema } = endpoint;
  /** The results of this call, by idempotency key. */
  const kept = new Map<string, unknown>();

  /** @throws MockApiError */
  async function carryOut({ params, request }: Received): Promise<Response | object> {
    const answerOf = (backend.answers[name] ?? answers[name]) as
      | ((input: unknown, call: Call) => unknown)
      | undefined;
    const caller = () => callerOf(backend, request);
    if (access !== 'public') caller();
    if (isOfStaff(name)) requireRole(backend, name, caller());
    const query = new URL(request.url).searchParams;
    const files = endpoint.files ? await filesOf(request, endpoint.files) : [];
    const body = endpoint.body && (await bodyOf(request));
    if (!answerOf) return fixture(schema) as object;
    const parsed = parseInput(name, { params, query, body });
    if (!parsed.valid) throw new MockApiError(400, 'server.malformed', parsed.errors);
    const userAgent = request.headers.get('user-agent') ?? '';
    const isSignedIn = () => knownCaller(backend, request) !== null;
    const call = { caller, isSignedIn, files, userAgent, site: siteOf(request) };
    const key = request.headers.get(idempotencyHeader);
    const data: unknown = (key && kept.get(key)) || (await answerOf(parsed.input, call));
    if (key) kept.set(key, data);
    return data instanceof Response ? data : replyBody(endpoint, data);
  }

  async function answer(received: Received): Promise<Response> {
    const { request } = received;
    await delay(backend.latency);
    if (backend.offline || backend.unreachable.has(name)) return HttpResponse.error();
    const headers = { [ledgerBlockHeader]: backend.ledgerBlock().toString() };
    const refuse = ({ status, message, errors }: MockApiError, more: Record<string, string> = {}) =>
      HttpResponse.json(failureBody(endpoint, message, errors), { status, headers: { ...headers, ...more } });
    if (backend.failing.has(name)) return refuse(new MockApiError(500, 'server.failed'));
    const reason = backend.putOff.get(name);
    if (reason)
      return refuse(new MockApiError(putOffStatus[reason], `server.${reason}`), { 'retry-after': pause });
    if (backend.malformed.has(name)) return HttpResponse.json(replyBody(endpoint, nonsense), { headers });
    try {
      const reply = await carryOut(received);
      if (reply instanceof Response) return withHeaders(reply, headers);
      schema.parse(reply);
      return HttpResponse.json(reply, { headers });
    } catch (error) {
      if (!(error instanceof MockApiError)) throw error;
      const hasBearer = access !== 'public' && request.headers.has('authorization');
      return refuse(error, error.status === 401 ? { 'www-authenticate': challenge(hasBearer) } : {});
    }
  }

  const pattern = `*${path.replace(/\{(\w+)\}/g, ':$1')}`;
  return http[method.toLowerCase() as Lowercase<typeof method>](pattern, answer);
}

/** The handlers of all calls and of files. Other requests pass through. */
export function handlersFor(backend: MockBackend): RequestHandler[] {
  const parts = { backend, answers: answersFrom(backend) };
  const names = Object.keys(routes) as RouteName[];
  return [...names.map((name) => handlerOf(parts, name)), fileHandler(backend)];
}
