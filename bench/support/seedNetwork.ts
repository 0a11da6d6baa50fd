import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { Db } from '../../apps/server/src/db/openDb.ts';
import { beginLedger } from '../../apps/server/src/ledger/checkpoint.ts';
import { benchDeployment } from './benchDeployment.ts';

/** How many directs an ordinary sponsor of the network is given, before the whale takes its share. */
const directs = 40;

/** The member under whom an eleventh of the whole network stands directly. */
export const whale = 1;

/** The tail of the network is one line, each under the one before: the last hundredth. */
const lineShare = 100;

const md5 = (text: string) => createHash('md5').update(text).digest('hex');

/** The wallet of the member with a number, the same in every network; addresses are spread evenly. */
export function walletOf(number: number): `0x${string}` {
  return `0x${`${md5(`${number}`)}${md5(`b${number}`)}`.slice(0, 40)}`;
}

/** The same in SQL. @param number An expression. */
const walletAt = (number: string) => `'0x' || left(md5((${number})::text) || md5('b' || (${number})), 40)`;

/** The time of row `i`. */
const secondOf = `'2026-01-01Z'::timestamptz + i * interval '1 s'`;

/** How many members have the directs of an ordinary sponsor: those with the lowest numbers. */
export function sponsorsIn(members: number): number {
  return members / directs;
}

const columns = z.object({ rows: z.array(z.object({ name: z.string(), type: z.string() })) });
const indexNames = z.object({ rows: z.array(z.object({ drop: z.string(), create: z.string() })) });

/** Fills a table without its indexes and makes them afterwards: in an empty table that takes a third of the time. */
async function fill(db: Db, table: string, statements: readonly string[]): Promise<void> {
  const answer = await db.execute(`
    select format('alter table %I drop constraint %I', '${table}', conname) as drop,
      format('alter table %I add constraint %I %s', '${table}', conname, pg_get_constraintdef(oid)) as create
    from pg_constraint where conrelid = '${table}'::regclass and contype in ('p', 'u')
    union all
    select format('drop index %I', indexrelid::regclass::text), pg_get_indexdef(indexrelid)
    from pg_index where indrelid = '${table}'::regclass
      and indexrelid not in (select conindid from pg_constraint where conrelid = '${table}'::regclass)`);
  const indexes = indexNames.parse(answer).rows;
  for (const { drop } of indexes) await db.execute(drop);
  for (const statement of statements) await db.execute(statement);
  for (const { create } of indexes) await db.execute(create);
}

/** What a column holds of which a network has nothing to say. */
const nothing: Record<string, string> = { text: "''", 'timestamp with time zone': 'now()', ARRAY: "'{}'" };

/** An `insert` of rows `i`, from 1: what is not given is nothing, so that a column more does not matter here. */
async function insertOf(
  db: Db,
  table: string,
  count: number,
  given: Record<string, string>,
): Promise<string> {
  const answer = await db.execute(`
    select column_name as name, data_type as type from information_schema.columns
    where table_name = '${table}' and is_nullable = 'NO' and column_default is null`);
  const others = columns.parse(answer).rows.map(({ name, type }) => [name, nothing[type] ?? '0']);
  const all = { ...Object.fromEntries(others), ...given };
  const names = Object.keys(all).map((name) => `"${name}"`);
  return `insert into ${table} (${names}) select ${Object.values(all)} from generate_series(1, ${count}) i`;
}

/** A member each second, scattered under their sponsors, as those are who join over the years. */
function insertMembers(db: Db, members: number): Promise<string> {
  const sponsor = `(select case
    when i = ${whale} then null
    when i > ${members - members / lineShare} then ${walletAt('i - 1')}
    when i % 11 = 0 then ${walletAt(`${whale}`)}
    else ${walletAt(`1 + (i::bigint * 7919) % ${sponsorsIn(members)}`)}
  end)`;
  return insertOf(db, 'member', members, {
    id: `'U' || i`,
    wallet: walletAt('i'),
    name: `'Member ' || i`,
    sponsor,
    named_sponsor: sponsor,
    registered_at: secondOf,
  });
}

/** The matrix at position 1 is filled in order; other pools have none. */
function insertPlaces(db: Db, pool: string, position: number, members: number): Promise<string> {
  return insertOf(db, 'place', members, {
    pool: `'${pool}'`,
    wallet: walletAt('i'),
    index: 'i',
    upline: position === 1 ? `case when i > 1 then ${walletAt('(i - 2) / 5 + 1')} end` : 'null',
    block: 'i / 100',
    log_index: 'i % 100',
    at: secondOf,
  });
}

/** The pools in which everybody has a place. */
const filled = [1, 3] as const;

/**
 * Writes a network into an empty database: sponsors with some forty directs, one with an eleventh of all, a long
 * line, and everybody in the pools at positions 1 and 3, as the ledger of `benchDeployment` would hold them.
 * @param members How many; a multiple of 1000.
 */
export async function seedNetwork(db: Db, members: number): Promise<void> {
  const { pools, blockHash } = benchDeployment;
  await fill(db, 'member', [await insertMembers(db, members)]);
  await fill(db, 'name_start', [
    await insertOf(db, 'name_start', members, { wallet: walletAt('i'), key: `'member ' || i` }),
    await insertOf(db, 'name_start', members, { wallet: walletAt('i'), key: 'i::text' }),
  ]);
  const places = filled.map((position) => insertPlaces(db, pools[position].address, position, members));
  await fill(db, 'place', await Promise.all(places));
  for (const position of filled) {
    const figures = { pool: `'${pools[position].address}'`, position: `${position}`, places: `${members}` };
    await db.execute(await insertOf(db, 'pool', 1, figures));
  }
  // Everything is final, as nearly everything is in a ledger that follows.
  const reached = { number: BigInt(members / 100), hash: blockHash, time: new Date() };
  await beginLedger(db, benchDeployment, reached);
}
