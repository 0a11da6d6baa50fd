import { generations } from '@upline/domain';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from '../db/openDb.ts';
import { rows } from '../db/rows.ts';
import type { ChainEvent } from './chainEvents.ts';
import { type Known, placeKey } from './deriveFacts.ts';
import { pools } from './schema.ts';

const wallet = z.templateLiteral(['0x', z.string()]);
const parentRow = z.object({ pool: wallet, wallet, upline: wallet.nullable() });

/** What the database holds that a stretch of events builds on: the pools, and the matrix above each buyer. */
export async function readKnown(db: Db, events: readonly ChainEvent[]): Promise<Known> {
  const asked = events.flatMap((event) =>
    event.name === 'RaceInvested' ? [{ pool: event.pool, wallet: event.upline }] : [],
  );
  const found = await rows(
    db,
    sql`
      with recursive line (pool, wallet, upline, depth) as (
        select p.pool, p.wallet, p.upline, 1
        from json_to_recordset(${JSON.stringify(asked)}::json) as asked (pool text, wallet text)
        join place p on p.pool = asked.pool and p.wallet = asked.wallet
        union
        select p.pool, p.wallet, p.upline, line.depth + 1
        from line join place p on p.pool = line.pool and p.wallet = line.upline
        where line.depth < ${generations}
      )
      select distinct pool, wallet, upline from line`,
    parentRow,
  );
  const parents = new Map(found.map(({ pool, wallet, upline }) => [placeKey(pool, wallet), upline]));
  return { pools: await db.select().from(pools), parents };
}
