import { type Db, type OpenDb, openDb } from '../../src/db/openDb.ts';
import { schema } from '../../src/db/schema.ts';

const { entries, places, pools, totals, wallets } = schema;

let opened: Promise<OpenDb> | undefined;

/**
 * The one database of all test files, which run one after the other: creating one takes seven seconds.
 * `TEST_DATABASE_URL` names an empty PostgreSQL to use instead.
 */
export async function testDb(): Promise<Db> {
  opened ??= openDb(process.env.TEST_DATABASE_URL ?? 'memory:');
  return (await opened).db;
}

const byContent = (a: string, b: string) => (a < b ? -1 : 1);

/** All that a ledger has read, in an order of its own; sums that came to nothing are as good as none. */
export async function ledgerContent(db: Db): Promise<Record<string, string[]>> {
  const tables = { entries, places, pools, totals, wallets };
  const content: Record<string, string[]> = {};
  for (const [name, table] of Object.entries(tables)) {
    const rows = await db.select().from(table);
    const texts = rows.map((row) =>
      JSON.stringify(row, (_key, value) => (typeof value === 'bigint' ? `${value}` : value)),
    );
    content[name] = texts
      .filter((text) => !/"referral":"0","level":"0","lost":"0","claimed":"0"/.test(text))
      .sort(byContent);
  }
  return content;
}
