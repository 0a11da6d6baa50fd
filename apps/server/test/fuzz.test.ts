import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { patience } from '../../../tools/shared/patience.ts';
import { openSession } from '../src/accounts/auth/sessions.ts';
import type { Db } from '../src/platform/db/openDb.ts';
import { createEstate, type Estate } from './support/accessFixtures.ts';
import { count } from './support/counts.ts';
import { type HostileRequest, hostileRequests } from './support/hostile.ts';
import { startTestChain, type TestChain } from './support/testChain.ts';
import { testDb } from './support/testDb.ts';
import { site } from './support/testServer.ts';
import { baseUrl } from './support/visitor.ts';

let db: Db;
let chain: TestChain;
let accessFixtures: Estate;

beforeAll(async () => {
  db = await testDb();
  chain = await startTestChain();
  accessFixtures = await createEstate({ db, chain });
});

afterAll(() => chain.chain.stop());

/** Sends a request. @returns `null` if no reply comes in time. */
async function send({ method, target, headers, body }: HostileRequest, token: string) {
  const request = new Request(baseUrl + target, {
    method,
    headers: { ...headers, authorization: `Bearer ${token}` },
    body: body?.toWellFormed() ?? null,
  });
  const late = Promise.withResolvers<null>();
  const timer = setTimeout(() => late.resolve(null), patience);
  const reply = await Promise.race([accessFixtures.server.fetch(request), late.promise]);
  clearTimeout(timer);
  return reply;
}

/** Describes the fault of a reply; `null` if there is none. */
async function faultOf(reply: Response | null): Promise<string | null> {
  if (reply === null) return 'hangs';
  if (reply.headers.get('content-type')?.startsWith('text/event-stream')) {
    await reply.body?.cancel();
    return null;
  }
  const text = await reply.text();
  if (reply.status >= 500) return `${reply.status}: ${text}`;
  if (text.includes(accessFixtures.secret)) return `tells another member’s secret: ${text}`;
  // Replies may quote the contract, but never a stack trace or a failed statement.
  if (/(\n|\\n)\s+at \S|\.ts:\d+:\d+|node_modules|Failed query/.test(text))
    return `tells of its inside: ${text}`;
  return null;
}

/** True if the URL stays on the test server: a hostile path may name another host. */
function staysHere({ target }: HostileRequest): boolean {
  return URL.parse(baseUrl + target)?.origin === baseUrl;
}

const total = count(100_000, 1_500);
test(`answers or refuses ${total} hostile requests without server errors or data of others`, async () => {
  const known = [...Object.values(accessFixtures.things), accessFixtures.things.fileUrl.split('?')[0] ?? ''];
  const { wallet } = accessFixtures.other;
  let token = await openSession(db, { wallet, site });
  const answered = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(hostileRequests(known).filter(staysHere), async (request) => {
      const reply = await send(request, token);
      expect(await faultOf(reply)).toBeNull();
      const status = reply?.status ?? 0;
      answered.set(status, (answered.get(status) ?? 0) + 1);
      // Some calls end the session that makes them.
      if (status === 401) token = await openSession(db, { wallet, site });
    }),
    { numRuns: total, endOnFailure: true },
  );
  // If the server refused nearly all requests at once, the handlers would be untested.
  expect(answered.get(200)).toBeGreaterThan(total / 20);
  expect(answered.get(401)).toBeLessThan(total / 5);
}, 900_000);
