import { messages } from '@upline/domain';
import { delay, HttpResponse, http, type RequestHandler } from 'msw';
import { contract, failureBody, type InputError, parseInput, replyBody } from '../contract.ts';
import type { Endpoint } from '../endpoint.ts';
import { ledgerBlockHeader, type RouteName, routes } from '../routes.ts';
import { type Answers, answersFrom, type Caller } from './answers.ts';
import { Refusal } from './refusal.ts';
import type { World } from './world.ts';

interface Call {
  params: Readonly<Record<string, unknown>>;
  request: Request;
}

function callerOf(world: World, request: Request): Caller {
  const token = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
  const wallet = world.signIn.walletOf(token);
  if (wallet === undefined) throw new Refusal(401, 'server.signInAgain');
  return { token, wallet };
}

async function bodyOf(request: Request): Promise<unknown> {
  const text = await request.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, 'server.malformed');
  }
}

function handlerOf<N extends RouteName>(world: World, answers: Answers, name: N): RequestHandler {
  const endpoint: Endpoint = contract[name];
  const { method, path, access } = routes[name];

  async function answer({ params, request }: Call): Promise<Response> {
    const headers = { [ledgerBlockHeader]: world.ledgerBlock().toString() };
    const refuse = (status: number, message: string, errors: InputError[] = [{ msg: message }]) =>
      HttpResponse.json(failureBody(endpoint, message, errors), { status, headers });
    await delay(world.latency);
    if (world.unreachable.has(name)) return HttpResponse.error();
    if (world.failing.has(name)) return refuse(500, messages['server.failed']);
    try {
      const caller = () => callerOf(world, request);
      if (access === 'member') caller();
      const query = new URL(request.url).searchParams;
      const parsed = parseInput(name, { params, query, body: await bodyOf(request) });
      if (!parsed.valid) return refuse(400, messages['server.malformed'], parsed.errors);
      const body = replyBody(endpoint, await answers[name](parsed.input, caller));
      endpoint.reply.parse(body);
      return HttpResponse.json(body, { headers });
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
  }
}

/** Answers 501 to every call below /api that nothing else has answered, naming it. */
const unmocked = http.all(/^https?:\/\/[^/]+\/api\//, ({ request }) => {
  const { pathname } = new URL(request.url);
  const message = `No mock answers ${request.method} ${pathname}.`;
  return HttpResponse.json({ success: false, data: null, message }, { status: 501 });
});

/** One handler a call of the contract, answering out of a world. What they do not answer passes by. */
export function callHandlersFor(world: World): RequestHandler[] {
  const answers = answersFrom(world);
  const names = Object.keys(routes) as RouteName[];
  return names.map((name) => handlerOf(world, answers, name));
}

/** The mocked server: every call of the contract, and a refusal that names any other. */
export function handlersFor(world: World): RequestHandler[] {
  return [...callHandlersFor(world), unmocked];
}
