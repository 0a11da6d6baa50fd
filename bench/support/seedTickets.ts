import type { Db } from '../../apps/server/src/platform/db/openDb.ts';
import { fill, insertOf } from './fillTable.ts';
import { walletAt, walletOf } from './seedNetwork.ts';

const messagesEach = 10;

/** The answering agents; the first one sends the measured requests. */
export const agents = [2, 3, 4, 5, 6].map(walletOf);

/** The member whose ticket list is measured. All members have the same number of tickets. */
export const ticketOwner = walletOf(7);

/** Size of the vocabulary; the first word is in nearly every sentence, as in any language. */
const vocabulary = 20_000;

const sentences = 20_000;
const wordsEach = 10;

/** The word at a frequency rank, the same in every run. */
export const wordAt = (place: number) => `word${place}`;

/** A pseudo-random number in [0, 1), constant for a text. */
const shareOf = (text: string) => `(('x' || left(md5(${text}), 8))::bit(32)::bigint / 4294967296.0)`;

/** The sentences of the messages. The lower a word's rank, the more frequent it is. */
const makeSentences = `create temporary table sentence as
  select s as number, (
    select string_agg('word' || floor(exp(${shareOf(`s || '-' || w`)} * ln(${vocabulary}))), ' ')
    from generate_series(1, ${wordsEach}) w
  ) as words from generate_series(0, ${sentences - 1}) s`;

const sentenceAt = (text: string) =>
  `(select words from sentence where number = floor(${shareOf(text)} * ${sentences})::int)`;

/** The ticket of message row i, and the message's number in that ticket. */
const ofMessage = { ticket: `((i - 1) / ${messagesEach} + 1)`, number: `((i - 1) % ${messagesEach} + 1)` };

/** Three percent are open, two wait for their member, the rest is closed. */
const status = `case when i % 100 < 3 then 'open' when i % 100 < 5 then 'pending' else 'closed' end`;
const isNotClosed = 'i % 100 < 5';
const minutes = (row: string) => `now() - (${row}) * interval '1 minute'`;

/**
 * Fills the support tables: tickets of a network's members, ten messages each, most of them closed.
 * @param count Number of tickets, a multiple of 100.
 */
export async function seedTickets(db: Db, count: number): Promise<void> {
  await db.execute(makeSentences);
  await db.execute('create index on sentence (number)');
  await db.execute('analyze sentence');
  const opened = minutes(`${count} - i`);
  const tickets = await insertOf(db, 'ticket', count, {
    id: 'md5(i::text)::uuid::text',
    number: 'i',
    wallet: walletAt('7 + i % 900'),
    subject: sentenceAt(`'subject' || i`),
    status,
    message_count: `${messagesEach}`,
    created_at: opened,
    updated_at: opened,
    change: 'i',
    priority: 'i % 4',
    assignee: `case when i % 3 > 0 then (array[${agents.map((agent) => `'${agent}'`)}])[1 + i / 3 % ${agents.length}] end`,
    tags: `array['tag' || i % 40]`,
    reply_due_at: `case when ${isNotClosed} then now() + (i % 2000 - 100) * interval '1 minute' end`,
    resolution_due_at: `case when ${isNotClosed} then now() + (i % 5000 + 100) * interval '1 minute' end`,
  });
  const messages = await insertOf(db, 'ticket_message', count * messagesEach, {
    id: `md5('message' || i)::uuid::text`,
    ticket_id: `md5(${ofMessage.ticket}::text)::uuid::text`,
    number: ofMessage.number,
    author: walletAt(`7 + ${ofMessage.ticket} % 900`),
    is_admin: `${ofMessage.number} % 2 = 0`,
    message: `${sentenceAt(`'first' || i`)} || '. ' || ${sentenceAt(`'second' || i`)}`,
    read: `${ofMessage.number} < ${messagesEach} or ${ofMessage.ticket} % 100 >= 5`,
    created_at: minutes(`${count} - ${ofMessage.ticket}`),
  });
  // Messages reference their tickets: `fill` recreates keys of one table while the other has rows.
  await db.execute('alter table ticket_message disable trigger user');
  await db.execute(tickets);
  await fill(db, 'ticket_message', [messages]);
  await db.execute('alter table ticket_message enable trigger user');
  await db.execute('select write_ticket_text(array(select id from ticket))');
  await db.execute(`select setval('ticket_number', ${count})`);
}
