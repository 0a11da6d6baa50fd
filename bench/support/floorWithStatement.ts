// A bare server that queries one page of referrals and sends the database's own JSON: no session,
// no checks, no envelope. The baseline for all other work of a server.
import { createServer } from 'node:http';
import { openDb } from '../../apps/server/src/platform/db/openDb.ts';

const [, , databaseUrl = '', port = ''] = process.argv;
const { driver } = await openDb(databaseUrl);
if (driver.kind !== 'server')
  throw new Error('The embedded database belongs to one process, which is the server.');
const { pool } = driver;

const text = `
  select json_build_object(
    'total', coalesce((select d.count from direct_count d where d.sponsor = $1), 0),
    'rows', coalesce(json_agg(person), '[]'))::text
  from (
    select m.id, m.name, m.wallet, m.photo, m.registered_at as "joinedAt" from member m
    where m.sponsor between $1 and $1 order by m.sponsor desc, m.number desc limit $2 offset $3) person`;

const server = createServer(async ({ url = '/' }, reply) => {
  const [, wallet, page, limit] = /(0x[0-9a-f]{40})\?page=(\d+)&limit=(\d+)$/.exec(url) ?? [];
  if (wallet === undefined) return reply.end();
  const values = [wallet, Number(limit), (Number(page) - 1) * Number(limit)];
  const { rows } = await pool.query<[string]>({ name: 'page', text, values, rowMode: 'array' });
  const bytes = Buffer.from(rows[0]?.[0] ?? '');
  reply.writeHead(200, { 'content-type': 'application/json', 'content-length': bytes.length });
  return reply.end(bytes);
});
server.listen(Number(port), '127.0.0.1');
process.once('SIGTERM', () => process.exit(0));
