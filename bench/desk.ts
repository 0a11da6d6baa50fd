import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Table from 'cli-table3';
import { atMost, printBudgets } from './support/budgets.ts';
import { measureLoad } from './support/measureLoad.ts';
import { idOf, walletOf } from './support/seedNetwork.ts';
import { wordAt } from './support/seedTickets.ts';
import { startApi } from './support/startApi.ts';
import { startDatabase } from './support/startDatabase.ts';

const size = { members: 1000, tickets: 100_000 };

/** 95th percentile of a question's duration, in milliseconds. */
const allowed = 50;

const seconds = 2;
/** Number of different tickets and words per question. */
const variety = 200;

const several = (path: (one: number) => string) => Array.from({ length: variety }, (_, one) => path(one));
const queue = (query: string) => `/api/desk/tickets?limit=50&${query}`;
const search = (text: string) => queue(`view=all&q=${encodeURIComponent(text)}`);
/** Spreads the questions over all tickets. */
const ticketAt = (one: number) => 1 + ((one * 7919) % size.tickets);

const questions: Record<string, readonly string[]> = {
  'views with their counts': ['/api/desk/views'],
  'queue: unassigned, by what is due': [queue('view=unassigned&sort=due')],
  'queue: mine': [queue('view=mine&sort=due')],
  'queue: open, by priority': [queue('view=open&sort=priority')],
  'queue: breached': [queue('view=breached&sort=due')],
  'queue: closed': [queue('view=closed&sort=newest')],
  'queue: all': [queue('view=all&sort=newest')],
  'queue: all with a tag': several((one) => queue(`view=all&sort=newest&tag=tag${one % 40}`)),
  'search: a rare word': several((one) => search(wordAt(5000 + one * 50))),
  'search: a word of each hundredth ticket': several((one) => search(wordAt(1000 + one))),
  'search: a word of every second ticket': several((one) => search(wordAt(20 + (one % 10)))),
  'search: the most frequent word': [search(wordAt(1))],
  'search: two words': several((one) => search(`${wordAt(100 + one)} ${wordAt(200 + one)}`)),
  'search: how a word begins': several((one) => search(wordAt(10 + one))),
  'search: a number': several((one) => search(String(ticketAt(one)))),
  'search: a wallet': several((one) => search(walletOf(7 + one))),
  'search: a member’s ID': several((one) => search(idOf(7 + one))),
  'a ticket opened': several((one) => `/api/desk/tickets/${ticketAt(one)}`),
  'a ticket’s timeline': several((one) => `/api/desk/tickets/${ticketAt(one)}/timeline`),
};

/**
 * Measures staff requests among 100,000 tickets with a million messages, on PostgreSQL and over
 * HTTP, including the audit. One staff member sends them in sequence, each for another ticket or
 * word.
 * @returns True if each stays within its limit.
 */
export async function measureDesk(): Promise<boolean> {
  const database = await startDatabase();
  if (database === null) {
    console.log('There is no PostgreSQL on this machine: the measurement of the desk is skipped.');
    return true;
  }
  const folder = await mkdtemp(join(tmpdir(), 'upline-bench-'));
  try {
    const api = await startApi({ databaseUrl: await database.create('desk'), ...size, folder });
    const table = new Table({
      style: { compact: true },
      head: ['ms, one caller', 'calls', 'p50', 'p95', 'p99'],
      colAligns: ['left', 'right', 'right', 'right', 'right'],
    });
    const budgets = [];
    try {
      for (const [name, paths] of Object.entries(questions)) {
        const order = { url: api.url, token: api.token, paths, connections: 1 };
        await measureLoad({ ...order, seconds: 1 });
        const { calls, p50, p95, p99 } = await measureLoad({ ...order, seconds });
        table.push([name, `${calls}`, ...[p50, p95, p99].map((figure) => figure.toFixed(1))]);
        budgets.push(atMost(`${name}: p95, ms`, p95, allowed));
      }
    } finally {
      await api.stop();
    }
    console.log(table.toString());
    return printBudgets(budgets);
  } finally {
    await database.stop();
    await rm(folder, { recursive: true });
  }
}
