import { messages } from '@upline/domain';
import { delay, HttpResponse, http, type RequestHandler } from 'msw';
import { allowedMethods } from '../../allowedMethods.ts';
import { contract, failureBody, replyBody } from '../../contract.ts';
import type { Endpoint } from '../../endpoint.ts';
import { parseInput } from '../../parseInput.ts';
import { challenge } from '../../requestRules.ts';
import { isOfStaff, ledgerBlockHeader, type Route, type RouteName, routes } from '../../routes.ts';
import { fileHandler } from '../fileHandler.ts';
import { createOnce, type Once } from '../once.ts';
import { putOffStatus } from '../putOff.ts';
import { Refusal } from '../refusal.ts';
import type { World } from '../world.ts';
import { answersFrom } from './answersFrom.ts';
import type { Answers, Call } from './call.ts';
import { bodyOf, callerOf, filesOf, knownCaller, siteOf } from './readCall.ts';
import { requireRole } from './staffOnly.ts';

interface Received {
  params: Readonly<Record<string, unknown>>;
  request: Request;
}

interface Parts {
  world: World;
  answers: Answers;
  once: Once;
}

function withHeaders(response: Response, headers: Record<string, string>): Response {
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}

/** Invalid data: no call replies with a number. */
const nonsense = 137;

/** The `Retry-After` of temporary refusals, seconds. */
const pause = '30';

function handlersOf<N extends RouteName>({ world, answers, once }: Parts, name: N): RequestHandler[] {
  const endpoint: Endpoint = contract[name];
  const { method, path, access }: Route = routes[name];
  const answerOf: Answers[RouteName] = answers[name];

  /** @throws Refusal */
  async function carryOut({ params, request }: Received): Promise<Response | object> {
    const caller = () => callerOf(world, request);
    const whose = access === 'public' ? '' : caller().wallet;
    if (isOfStaff(name)) requireRole(world, name, caller());
    const query = new URL(request.url).searchParams;
    const files = endpoint.files ? await filesOf(request, endpoint.files) : [];
    const body = endpoint.body && (await bodyOf(request));
    const parsed = parseInput(name, { params, query, body });
    if (!parsed.valid) throw new Refusal(400, 'server.malformed', parsed.errors);
    const userAgent = request.headers.get('user-agent') ?? '';
    const isSignedIn = () => knownCaller(world, request) !== null;
    const call = { caller, isSignedIn, files, userAgent, site: siteOf(request) };
    const act = async (again?: Call['again']): Promise<unknown> =>
      answerOf(parsed.input as never, { ...call, ...(again && { again }) });
    const attempt = { request, whose: `${whose} ${name}`, input: parsed.input as object };
    const data = endpoint.isIdempotent ? await once(attempt, act) : await act();
    return data instanceof Response ? data : replyBody(endpoint, data);
  }

  async function answer(received: Received): Promise<Response | undefined> {
    const { request } = received;
    // The pattern also matches a trailing slash, which no call's path has.
    if (new URL(request.url).pathname.endsWith('/')) return undefined;
    await delay(world.latency);
    if (world.offline || world.unreachable.has(name)) return HttpResponse.error();
    const headers = { [ledgerBlockHeader]: world.ledgerBlock().toString() };
    const refuse = ({ status, message, errors }: Refusal, more: Record<string, string> = {}) =>
      HttpResponse.json(failureBody(endpoint, message, errors), { status, headers: { ...headers, ...more } });
    if (world.failing.has(name)) return refuse(new Refusal(500, 'server.failed'));
    const reason = world.putOff.get(name);
    if (reason)
      return refuse(new Refusal(putOffStatus[reason], `server.${reason}`), { 'retry-after': pause });
    if (world.malformed.has(name)) return HttpResponse.json(replyBody(endpoint, nonsense), { headers });
    try {
      const reply = await carryOut(received);
      if (reply instanceof Response) return withHeaders(reply, headers);
      endpoint.reply.parse(reply);
      return HttpResponse.json(reply, { headers });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const hasBearer = access !== 'public' && request.headers.has('authorization');
      return refuse(error, error.status === 401 ? { 'www-authenticate': challenge(hasBearer) } : {});
    }
  }

  /** Replies like GET, without the body. */
  async function answerHead(received: Received): Promise<Response | undefined> {
    const reply = await answer(received);
    await reply?.body?.cancel();
    return reply && new HttpResponse(null, { status: reply.status, headers: reply.headers });
  }

  const pattern = `*${path.replace(/\{(\w+)\}/g, ':$1')}`;
  switch (method) {
    case 'GET':
      return [http.get(pattern, answer), http.head(pattern, answerHead)];
    case 'POST':
      return [http.post(pattern, answer)];
    case 'PUT':
      return [http.put(pattern, answer)];
    case 'PATCH':
      return [http.patch(pattern, answer)];
    case 'DELETE':
      return [http.delete(pattern, answer)];
  }
}

/** Refuses unknown calls below /api like the server. */
const unknown = http.all(/^https?:\/\/[^/]+\/api\//, ({ request }) => {
  const allowed = allowedMethods(new URL(request.url).pathname);
  const isKnown = allowed.length > 0;
  const message = messages[isKnown ? 'server.wrongMethod' : 'server.notFound'];
  const body = failureBody(undefined, message, [{ msg: message }]);
  const headers: Record<string, string> = isKnown ? { allow: allowed.join(', ') } : {};
  return HttpResponse.json(body, { status: isKnown ? 405 : 404, headers });
});

/** The handlers of all calls and of files. Other requests pass through. */
export function callHandlersFor(world: World): RequestHandler[] {
  const parts = { world, answers: answersFrom(world), once: createOnce(world.now) };
  const names = Object.keys(routes) as RouteName[];
  return [...names.flatMap((name) => handlersOf(parts, name)), fileHandler(world)];
}

/** The mocked server: all calls, and a refusal of unknown ones. */
export function handlersFor(world: World): RequestHandler[] {
  return [...callHandlersFor(world), unknown];
}
