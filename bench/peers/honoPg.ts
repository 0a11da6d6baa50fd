// A peer of the server: Hono with pg, its statements written by hand and prepared by name.
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import pg from 'pg';
import * as z from 'zod';
import { createSessions } from './sessions.ts';

const [, , databaseUrl = '', port = ''] = process.argv;
const pool = new pg.Pool({ connectionString: databaseUrl });

const sessionOf = createSessions(async (token) => {
  const text = 'select wallet, expires_at from session where token = $1';
  return (await pool.query({ name: 'session', text, values: [token] })).rows[0];
});

const asked = z.object({
  page: z.coerce.number().int().min(1).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(25),
});

const count = {
  name: 'count',
  text: 'select count(*)::int as count from ticket where wallet = $1 and merged_into is null',
};
const page = {
  name: 'page',
  text: `
    select t.id, t.subject, t.status, t.created_at, t.updated_at, m.attachments
    from ticket t join ticket_message m on m.ticket_id = t.id and m.number = 1
    where t.wallet = $1 and t.merged_into is null order by t.change desc limit $2 offset $3`,
};

const app = new Hono<{ Variables: { wallet: string } }>();

app.get('/health/live', (context) => context.body(null));

app.use('/api/*', async (context, next) => {
  const wallet = await sessionOf(context.req.header('authorization'));
  if (wallet === null) return context.json({ success: false }, 401);
  context.set('wallet', wallet);
  return next();
});

app.get('/api/chat/user/tickets', async (context) => {
  const query = asked.safeParse(context.req.query());
  if (!query.success) return context.json({ success: false }, 400);
  const wallet = context.get('wallet');
  const { limit } = query.data;
  const [{ rows: counts }, { rows }] = await Promise.all([
    pool.query({ ...count, values: [wallet] }),
    pool.query({ ...page, values: [wallet, limit, (query.data.page - 1) * limit] }),
  ]);
  const totalCount = counts[0].count;
  return context.json({
    success: true,
    data: {
      tickets: rows.map(({ id, subject, status, created_at, updated_at, attachments }) => ({
        id,
        subject,
        status,
        createdAt: created_at.toISOString(),
        updatedAt: updated_at.toISOString(),
        attachments,
      })),
      currentPage: query.data.page,
      totalPages: Math.max(1, Math.ceil(totalCount / limit)),
      totalCount,
    },
  });
});

serve({ fetch: app.fetch, port: Number(port), hostname: '127.0.0.1' });
process.once('SIGTERM', () => process.exit(0));
