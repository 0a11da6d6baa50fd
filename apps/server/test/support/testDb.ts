import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getTableColumns, isNotNull } from 'drizzle-orm';
import { entries, places, pools, totals, wallets } from '../../src/ledger/chainFacts/schema.ts';
import { type Db, type OpenDb, openDb } from '../../src/platform/db/openDb.ts';
import { notifications } from '../../src/platform/notify/schema.ts';
import { putEmptyDatabase } from './emptyDatabase.ts';
import { startPostgres } from './postgres.ts';

const opened = new Map<string, Promise<OpenDb>>();

async function open(): Promise<OpenDb> {
  if (process.env.UPLINE_TEST_STORE !== 'postgres') {
    const folder = join(await mkdtemp(join(tmpdir(), 'upline-db-')), 'database');
    await putEmptyDatabase(folder);
    return openDb(`file:${folder}`);
  }
  const postgres = await startPostgres();
  if (postgres === null)
    throw new Error('There is no PostgreSQL on this machine. Debian: apt-get install postgresql');
  return openDb(postgres.url);
}

/**
 * A database that the test files of a group share: they run one after the other. With
 * `UPLINE_TEST_STORE=postgres` it is the PostgreSQL database of this run, for all groups.
 * @param group Groups do not see each other's staff, hours and incidents.
 */
export async function testDb(group: 'server' | 'api' = 'server'): Promise<Db> {
  const found = opened.get(group) ?? open();
  opened.set(group, found);
  return (await found).db;
}

/** Notifications of chain events, without IDs and numbers: these change with each reading. */
async function toldOfChain(db: Db) {
  const { id: _, number: __, ...columns } = getTableColumns(notifications);
  return db.select(columns).from(notifications).where(isNotNull(notifications.block));
}

const byContent = (a: string, b: string) => (a < b ? -1 : 1);

/** All rows of the ledger, sorted by content. Totals of zero are left out: they equal no row. */
export async function ledgerContent(db: Db): Promise<Record<string, string[]>> {
  const found = {
    entries: await db.select().from(entries),
    notifications: await toldOfChain(db),
    places: await db.select().from(places),
    pools: await db.select().from(pools),
    totals: await db.select().from(totals),
    wallets: await db.select().from(wallets),
  };
  const content: Record<string, string[]> = {};
  for (const [name, rows] of Object.entries(found)) {
    const texts = rows.map((row: object) =>
      JSON.stringify(row, (_key, value) => (typeof value === 'bigint' ? `${value}` : value)),
    );
    content[name] = texts
      .filter((text) => !/"referral":"0","level":"0","lost":"0","claimed":"0"/.test(text))
      .sort(byContent);
  }
  return content;
}
