import { messages } from '@upline/domain';
import { delay, HttpResponse, http, type RequestHandler } from 'msw';
import { contract, failureBody, type InputError, parseInput, replyBody } from '../contract.ts';
import type { Endpoint } from '../endpoint.ts';
import { ledgerBlockHeader, type Route, type RouteName, routes } from '../routes.ts';
import type { Answers } from './answers/call.ts';
import { answersFrom } from './answers.ts';
import { fileHandler } from './fileHandler.ts';
import { createOnce, type Once } from './once.ts';
import { bodyOf, callerOf, filesOf } from './readCall.ts';
import { Refusal } from './refusal.ts';
import type { World } from './world.ts';

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

/** The data of no call: none answers with a number. */
const nonsense = 137;

function handlerOf<N extends RouteName>({ world, answers, once }: Parts, name: N): RequestHandler {
  const endpoint: Endpoint = contract[name];
  const { method, path, access }: Route = routes[name];
  const answerOf: Answers[RouteName] = answers[name];

  async function carryOut({ params, request }: Received) {
    const caller = () => callerOf(world, request);
    const whose = access === 'public' ? '' : caller().wallet;
    if (access === 'staff' && !world.staff.has(whose)) throw new Refusal(403, 'server.staffOnly');
    const query = new URL(request.url).searchParams;
    const files = endpoint.files ? await filesOf(request, endpoint.files) : [];
    const body = endpoint.files ? undefined : await bodyOf(request);
    const parsed = parseInput(name, { params, query, body });
    if (!parsed.valid) return parsed;
    const userAgent = request.headers.get('user-agent') ?? '';
    const act = async (): Promise<unknown> => answerOf(parsed.input as never, { caller, files, userAgent });
    const data = endpoint.isIdempotent ? await once(request, `${whose} ${name}`, act) : await act();
    return { valid: true, reply: data instanceof Response ? data : replyBody(endpoint, data) } as const;
  }

  async function answer(received: Received): Promise<Response> {
    await delay(world.latency);
    if (world.offline || world.unreachable.has(name)) return HttpResponse.error();
    const headers = { [ledgerBlockHeader]: world.ledgerBlock().toString() };
    const refuse = (status: number, message: string, errors: InputError[] = [{ msg: message }]) =>
      HttpResponse.json(failureBody(endpoint, message, errors), { status, headers });
    if (world.failing.has(name)) return refuse(500, messages['server.failed']);
    if (world.malformed.has(name)) return HttpResponse.json(replyBody(endpoint, nonsense), { headers });
    try {
      const outcome = await carryOut(received);
      if (!outcome.valid) return refuse(400, messages['server.malformed'], outcome.errors);
      const { reply } = outcome;
      if (reply instanceof Response) return withHeaders(reply, headers);
      endpoint.reply.parse(reply);
      return HttpResponse.json(reply, { headers });
    } catch (error) {
      if (error instanceof Refusal) return refuse(error.status, error.message);
      throw error;
    }
  }

  const pattern = `*${path.replace(/\{(\w+)\}/g, ':$1')}`;
  switch (method) {
    case 'GET':
      return http.get(pattern, answer);
    case 'POST':
      return http.post(pattern, answer);
    case 'PUT':
      return http.put(pattern, answer);
    case 'DELETE':
      return http.delete(pattern, answer);
  }
}

/** Answers 501 to every call below /api that nothing else has answered, naming it. */
const unmocked = http.all(/^https?:\/\/[^/]+\/api\//, ({ request }) => {
  const { pathname } = new URL(request.url);
  const message = `No mock answers ${request.method} ${pathname}.`;
  return HttpResponse.json({ success: false, data: null, message }, { status: 501 });
});

/** One handler a call of the contract and one for files, answering out of a world. Anything else passes by. */
export function callHandlersFor(world: World): RequestHandler[] {
  const parts = { world, answers: answersFrom(world), once: createOnce() };
  const names = Object.keys(routes) as RouteName[];
  return [...names.map((name) => handlerOf(parts, name)), fileHandler(world)];
}

/** The mocked server: every call of the contract, and a refusal that names any other. */
export function handlersFor(world: World): RequestHandler[] {
  return [...callHandlersFor(world), unmocked];
}
