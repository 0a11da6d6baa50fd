import { isPosition, type Position } from '@upline/domain';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from '../../platform/db/openDb.ts';
import { rows } from '../../platform/db/rows.ts';

const units = z.string().transform(BigInt);
const time = z.string().transform((text) => new Date(text));
const wallet = z.templateLiteral(['0x', z.string()]);

const participationRow = z
  .object({
    pool: wallet,
    position: z.custom<Position>(isPosition),
    is_active: z.boolean(),
    index: z.number().nullable(),
    upline: wallet.nullable(),
    product: units,
    joined_at: time.nullable(),
    last_updated: time,
    referral: units,
    level: units,
    loss: units,
    global: units,
    provisional_referral: units,
    provisional_level: units,
    provisional_loss: units,
    provisional_global: units,
  })
  .transform((row) => ({
    pool: row.pool,
    position: row.position,
    isActive: row.is_active,
    /** Order of joining; null for a pool where the wallet only lost income. */
    index: row.index,
    upline: row.upline,
    product: row.product,
    joinedAt: row.joined_at,
    lastUpdated: row.last_updated,
    incomes: { referral: row.referral, level: row.level, loss: row.loss, global: row.global },
    provisional: {
      referral: row.provisional_referral,
      level: row.provisional_level,
      loss: row.provisional_loss,
      global: row.provisional_global,
    },
  }));

/** Earnings and losses of a wallet, units of 10⁻⁶. */
export interface Incomes {
  referral: bigint;
  level: bigint;
  loss: bigint;
  global: bigint;
}

/** A pool where a wallet has a seat or lost income. Amounts are units of 10⁻⁶. */
export type ParticipationRow = z.output<typeof participationRow>;

/**
 * A wallet's pools by position, in one statement and thus one snapshot. Global income is the growth
 * of a share since the wallet joined; income after the final block is provisional.
 */
export function readParticipations(db: Db, wallet: string): Promise<ParticipationRow[]> {
  return rows(
    db,
    sql`
      select p.pool, p.position, p.started_block is not null and p.retired_block is null
          and coalesce(p.paused_until <= greatest(now(), c.at), true) as is_active,
        own.index, own.upline, coalesce(own.product, 0)::text as product,
        own.at::text as joined_at,
        greatest(own.at, t.last_at, case when p.acc > own.acc then p.last_at end)::text as last_updated,
        coalesce(t.referral, 0)::text as referral,
        coalesce(t.level, 0)::text as level,
        coalesce(t.lost, 0)::text as loss,
        coalesce(p.acc - own.acc, 0)::text as global,
        coalesce(fresh.referral, 0)::text as provisional_referral,
        coalesce(fresh.level, 0)::text as provisional_level,
        coalesce(fresh.lost, 0)::text as provisional_loss,
        coalesce(p.acc - greatest(own.acc, settled.acc), 0)::text as provisional_global
      from pool p
      cross join checkpoint c
      left join place own on own.pool = p.pool and own.wallet = ${wallet}
      left join total t on t.pool = p.pool and t.wallet = ${wallet}
      left join (
        select e.pool, sum(e.amount) filter (where e.kind = 'referral') as referral,
          sum(e.amount) filter (where e.kind = 'level') as level,
          sum(e.amount) filter (where e.kind = 'lost') as lost
        from entry e
        where e.wallet = ${wallet} and e.block > (select finalized from checkpoint)
        group by e.pool
      ) fresh on fresh.pool = p.pool
      left join lateral (
        select s.acc from place s
        where s.pool = p.pool and s.block <= c.finalized order by s.block desc, s.index desc limit 1
      ) settled on own.wallet is not null
      where own.wallet is not null or t.lost > 0
      order by p.position, p.bit`,
    participationRow,
  );
}
