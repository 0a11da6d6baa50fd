// A peer of the server: Fastify with its JSON schemas, and drizzle's query builder.
import { and, desc, eq, isNull } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import fastify from 'fastify';
import { sessions } from '../../apps/server/src/accounts/auth/schema.ts';
import { ticketMessages, tickets } from '../../apps/server/src/support/tickets/schema.ts';
import { createSessions } from './sessions.ts';

const [, , databaseUrl = '', port = ''] = process.argv;
const db = drizzle({ connection: databaseUrl, casing: 'snake_case' });

const sessionOf = createSessions(async (token) => {
  const [found] = await db.select().from(sessions).where(eq(sessions.token, token));
  return found && { wallet: found.wallet, expires_at: found.expiresAt };
});

const text = { type: 'string' } as const;
const number = { type: 'integer' } as const;

const query = {
  type: 'object',
  properties: {
    page: { type: 'integer', minimum: 1, default: 1 },
    limit: { type: 'integer', minimum: 1, maximum: 100, default: 25 },
  },
} as const;

const ticket = {
  type: 'object',
  properties: {
    id: text,
    subject: text,
    status: text,
    createdAt: { type: 'string', format: 'date-time' },
    updatedAt: { type: 'string', format: 'date-time' },
    attachments: { type: 'array', items: text },
  },
} as const;

const reply = {
  type: 'object',
  properties: {
    success: { type: 'boolean' },
    data: {
      type: 'object',
      properties: {
        tickets: { type: 'array', items: ticket },
        currentPage: number,
        totalPages: number,
        totalCount: number,
      },
    },
  },
} as const;

const app = fastify();
app.decorateRequest('wallet', '');

declare module 'fastify' {
  interface FastifyRequest {
    wallet: string;
  }
}

app.addHook('onRequest', async (request, answer) => {
  if (request.url === '/health/live') return;
  const wallet = await sessionOf(request.headers.authorization);
  if (wallet === null) return answer.code(401).send({ success: false });
  request.wallet = wallet;
});

app.get('/health/live', async () => ({}));

app.get<{ Querystring: { page: number; limit: number } }>(
  '/api/chat/user/tickets',
  { schema: { querystring: query, response: { 200: reply } } },
  async (request) => {
    const { page, limit } = request.query;
    const isOwn = and(eq(tickets.wallet, request.wallet as `0x${string}`), isNull(tickets.mergedInto));
    const [totalCount, rows] = await Promise.all([
      db.$count(tickets, isOwn),
      db
        .select({
          id: tickets.id,
          subject: tickets.subject,
          status: tickets.status,
          createdAt: tickets.createdAt,
          updatedAt: tickets.updatedAt,
          attachments: ticketMessages.attachments,
        })
        .from(tickets)
        .innerJoin(ticketMessages, and(eq(ticketMessages.ticketId, tickets.id), eq(ticketMessages.number, 1)))
        .where(isOwn)
        .orderBy(desc(tickets.change))
        .limit(limit)
        .offset((page - 1) * limit),
    ]);
    const data = {
      tickets: rows,
      currentPage: page,
      totalPages: Math.max(1, Math.ceil(totalCount / limit)),
      totalCount,
    };
    return { success: true, data };
  },
);

await app.listen({ port: Number(port), host: '127.0.0.1' });
process.once('SIGTERM', () => process.exit(0));
