import { generations } from '@upline/domain';
import { desc, sql } from 'drizzle-orm';
import type { Address } from 'viem';
import * as z from 'zod';
import type { Db } from '../../platform/db/openDb.ts';
import { rows } from '../../platform/db/rows.ts';
import { appliedTerms } from '../chainFacts/schema.ts';
import type { ChainEvent } from './chainEvents.ts';
import { type Known, placeKey } from './facts.ts';

const wallet = z.templateLiteral(['0x', z.string()]);
const parentRow = z.object({ pool: wallet, wallet, upline: wallet.nullable() });
const sponsorRow = z.object({ wallet, sponsor: wallet.nullable() });

/**
 * The matrix above each buyer's upline. `offset 0` looks each seat up by its key: without
 * statistics, as in the embedded database, the planner would read the whole pool.
 */
async function readParents(db: Db, events: readonly ChainEvent[]): Promise<Known['parents']> {
  const asked = events.flatMap((event) =>
    event.name === 'RaceInvested' ? [{ pool: event.pool, wallet: event.upline }] : [],
  );
  if (asked.length === 0) return new Map();
  const found = await rows(
    db,
    sql`
      with recursive line (pool, wallet, upline, depth) as (
        select first.pool, first.wallet, first.upline, 1
        from json_to_recordset(${JSON.stringify(asked)}::json) as asked (pool text, wallet text)
        cross join lateral (
          select p.pool, p.wallet, p.upline from place p
          where p.pool = asked.pool and p.wallet = asked.wallet offset 0
        ) first
        union
        select above.pool, above.wallet, above.upline, line.depth + 1
        from line cross join lateral (
          select p.pool, p.wallet, p.upline from place p
          where p.pool = line.pool and p.wallet = line.upline offset 0
        ) above
        where line.depth < ${generations}
      )
      select distinct pool, wallet, upline from line`,
    parentRow,
  );
  return new Map(found.map(({ pool, wallet, upline }) => [placeKey(pool, wallet), upline]));
}

/** The wallets that an event requires to be bound. */
function boundBefore(event: ChainEvent): Address[] {
  switch (event.name) {
    case 'SponsorBound':
      return event.sponsor === null ? [] : [event.sponsor];
    case 'Seated':
    case 'RaceInvested':
    case 'GlobalInvested':
      return [event.user];
    default:
      return [];
  }
}

async function readSponsors(db: Db, events: readonly ChainEvent[]): Promise<Known['sponsors']> {
  const asked = [...new Set(events.flatMap(boundBefore))];
  if (asked.length === 0) return new Map();
  const found = await rows(
    db,
    sql`
      select w.wallet, w.sponsor from json_array_elements_text(${JSON.stringify(asked)}::json) as asked (wallet)
      cross join lateral (
        select w.wallet, w.sponsor from wallet w where w.wallet = asked.wallet offset 0
      ) w`,
    sponsorRow,
  );
  return new Map(found.map(({ wallet, sponsor }) => [wallet, sponsor]));
}

/** The known terms in force of each pool. */
export async function readTerms(db: Db): Promise<Known['terms']> {
  const { pool, fee, referral, network, operator } = appliedTerms;
  const found = await db
    .selectDistinctOn([pool], { pool, fee, referral, network, operator })
    .from(appliedTerms)
    .orderBy(pool, desc(appliedTerms.block), desc(appliedTerms.logIndex));
  return new Map(found.map(({ pool, ...terms }) => [pool, terms]));
}

/** Reads the stored state that a stretch of events depends on, except the pools. */
export async function readKnown(
  db: Db,
  events: readonly ChainEvent[],
): Promise<Omit<Known, 'pools' | 'named' | 'atEnd'>> {
  return {
    parents: await readParents(db, events),
    sponsors: await readSponsors(db, events),
    terms: await readTerms(db),
  };
}
