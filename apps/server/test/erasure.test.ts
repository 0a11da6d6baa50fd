import type { TicketId } from '@upline/api';
import { erasedText } from '@upline/domain';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import type { Db } from '../src/platform/db/openDb.ts';
import { rows } from '../src/platform/db/rows.ts';
import { tickets } from '../src/support/tickets/schema.ts';
import { startTestChain, type TestChain } from './support/testChain.ts';
import { testDb } from './support/testDb.ts';
import { createTestServer, type TestServer } from './support/testServer.ts';
import { join, newAccount } from './support/visitor.ts';

let db: Db;
let chain: TestChain;
let server: TestServer;
const staffAccount = newAccount();

beforeAll(async () => {
  db = await testDb();
  chain = await startTestChain();
  const staffWallets = [staffAccount.address.toLowerCase() as `0x${string}`];
  server = createTestServer({ db, chain, config: { staffWallets } });
});

afterAll(() => chain.chain.stop());

/** The tables with a row that contains a word in any column. */
async function tablesWith(word: string): Promise<string[]> {
  const names = await rows(
    db,
    sql`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
    z.object({ name: z.string() }),
  );
  const found: string[] = [];
  for (const { name } of names) {
    const [{ count } = { count: 0 }] = await rows(
      db,
      sql`select count(*)::int as count from ${sql.identifier(name)} as row where row::text ilike ${`%${word}%`}`,
      z.object({ count: z.number() }),
    );
    if (count > 0) found.push(name);
  }
  return found;
}

test('leaves no word of an erased member, nor of staff about them, in any table', async () => {
  const mark = `zq${crypto.randomUUID().replace(/[^a-f]/g, '')}`;
  const staff = await join(server, undefined, staffAccount);
  const sponsor = await join(server);
  const member = await join(server, sponsor.id);
  const { client } = member;
  await client.call('update', { body: { name: `Ada ${mark}` } });
  expect((await client.call('askForPlace', {})).data.asked).toEqual([sponsor.account.address]);
  const file = new File(['A line.'], `${mark}.txt`, { type: 'text/plain' });
  const { fileUrl } = (await client.call('uploadSingle', { files: [file] })).file;
  const open = async (subject: string) => {
    const help = { offered: [`about-${mark}`], opened: [`about-${mark}`] };
    const body = { subject, message: `I am ${mark}.`, attachments: [fileUrl], help };
    return (await client.call('createTicket', { body })).data.id as TicketId;
  };
  const [one, other] = [await open(`Of ${mark}`), await open(`Also of ${mark}`)];
  const params = { ticketId: one };
  const versionOf = async (id: TicketId) =>
    (await db.select().from(tickets).where(eq(tickets.id, id)))[0]?.version ?? 0;
  await staff.client.call('deskReply', { params, body: { message: `Dear ${mark}` } });
  await staff.client.call('deskNote', { params, body: { message: `About ${mark}` } });
  await staff.client.call('deskDraft', { params, body: { message: `Draft for ${mark}` } });
  await staff.client.call('deskTickets', { query: { q: mark } });
  await staff.client.call('deskTickets', { query: { tag: mark } });
  const tags = [mark];
  await staff.client.call('deskChange', { params, body: { version: await versionOf(one), tags } });
  const merge = { version: await versionOf(one), into: other, intoVersion: await versionOf(other) };
  await staff.client.call('deskMerge', { params, body: merge });
  const sendAt = new Date(Date.now() + 3_600_000).toISOString();
  const held = { message: `Later, ${mark}`, sendAt };
  await staff.client.call('deskReply', { params: { ticketId: other }, body: held });
  const ask = async (kind: 'export' | 'erase') =>
    (await client.call('askForData', { body: { kind } })).data.id;
  const reason = `You are not ${mark}.`;
  await staff.client.call('deskRefuseDataRequest', {
    params: { requestId: await ask('erase') },
    body: { reason },
  });
  await staff.client.call('deskFulfilDataRequest', { params: { requestId: await ask('export') } });
  await staff.client.call('deskClose', { params: { ticketId: other } });
  expect((await tablesWith(mark)).length).toBeGreaterThan(5);

  await staff.client.call('deskFulfilDataRequest', { params: { requestId: await ask('erase') } });
  // Tags that staff gave stay in the audit, and nothing else shows them.
  expect(await tablesWith(mark)).toEqual(['audit_entry']);
  const { data: timeline } = await staff.client.call('deskTimeline', { params });
  const tagged = timeline.entries.flatMap(({ changes }) => changes).filter(({ field }) => field === 'tags');
  expect(tagged).toEqual([{ field: 'tags', before: [], after: [erasedText] }]);
});
