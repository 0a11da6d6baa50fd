import { type EntryKind, type LedgerKind, ledgerKinds } from '@upline/domain';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from '../../platform/db/openDb.ts';
import { rows } from '../../platform/db/rows.ts';
import { asksFor, entriesOf, type LineFilter } from './lineFilter.ts';
import type { Holding } from './readHoldings.ts';

/** Sums of lines by kind, units of 10⁻⁶. */
export type Sums = Record<LedgerKind, bigint>;

const units = z.string().transform(BigInt);
const countRow = z.object({ count: z.coerce.number() });
const kindRow = z.object({ kind: z.custom<EntryKind>((kind) => typeof kind === 'string'), amount: units });
const totalRow = z.object({
  participation: units,
  referral: units,
  level: units,
  lost: units,
  claim: units,
});

/** Number of lines that match a filter. Shares are counted by subtraction, at a constant cost. */
export async function countLines(db: Db, filter: LineFilter, holdings: readonly Holding[]): Promise<number> {
  const [entries] = await rows(
    db,
    sql`select count(*)::text as count from entry e where ${entriesOf(filter)}`,
    countRow,
  );
  const shares = holdings.reduce((sum, { after, upTo }) => sum + upTo.payouts - after.payouts, 0);
  return (entries?.count ?? 0) + shares;
}

/** Sums of all lines of a wallet, from the stored totals; fees of purchases come from the seats. */
async function keptSums(db: Db, { wallet, position }: LineFilter) {
  const isAsked = position === null ? sql`true` : sql`p.position = ${position}`;
  const [totals] = await rows(
    db,
    sql`
      select coalesce(sum(own.fee), 0)::text as participation,
        coalesce(sum(t.referral), 0)::text as referral, coalesce(sum(t.level), 0)::text as level,
        coalesce(sum(t.lost), 0)::text as lost, coalesce(sum(t.claimed), 0)::text as claim
      from pool p
      left join place own on own.pool = p.pool and own.wallet = ${wallet}
      left join total t on t.pool = p.pool and t.wallet = ${wallet}
      where ${isAsked}`,
    totalRow,
  );
  return totals;
}

async function addedUp(db: Db, filter: LineFilter): Promise<Partial<Record<EntryKind, bigint>>> {
  const found = await rows(
    db,
    sql`select e.kind, sum(e.amount)::text as amount from entry e where ${entriesOf(filter)} group by e.kind`,
    kindRow,
  );
  return Object.fromEntries(found.map(({ kind, amount }) => [kind, amount]));
}

/** The sum of the matching lines per kind, units of 10⁻⁶; 0 without lines. */
export async function sumLines(db: Db, filter: LineFilter, holdings: readonly Holding[]): Promise<Sums> {
  const isOfAllTime = filter.from === null && filter.to === null && filter.above === null;
  const entries = (await (isOfAllTime ? keptSums : addedUp)(db, filter)) ?? {};
  const global = holdings.reduce((sum, { after, upTo }) => sum + upTo.acc - after.acc, 0n);
  const sums: Partial<Sums> = { ...entries, global };
  return Object.fromEntries(
    ledgerKinds.map((kind) => [kind, asksFor(filter, kind) ? (sums[kind] ?? 0n) : 0n]),
  ) as Sums;
}
