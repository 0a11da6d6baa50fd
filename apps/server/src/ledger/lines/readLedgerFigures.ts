import { type LedgerKind, ledgerKinds } from '@upline/domain';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from '../../platform/db/openDb.ts';
import { rows } from '../../platform/db/rows.ts';
import { asksFor, entriesOf, type LineFilter } from './lineFilter.ts';
import { type Holding, heldBy, heldRow, holdingsOf } from './readHoldings.ts';

/** Sums of lines by kind, units of 10⁻⁶. */
export type Sums = Record<LedgerKind, bigint>;

interface Figures {
  /** The last final block; -1 before the first. */
  finalized: bigint;
  holdings: Holding[];
  /** Number of lines. */
  total: number;
  sums: Sums;
  /** Sums of the lines above the last final block. */
  provisionalSums: Sums;
}

const units = z.string().transform(BigInt);
const byKind = z.record(z.string(), units);

const figuresRow = z.object({
  finalized: units,
  held: z.array(heldRow),
  entries: z.number(),
  sums: byKind,
  provisional: byKind,
});

/** Sums of all entries of a wallet, from the stored totals; fees of purchases come from the seats. */
function keptSums({ wallet, position }: LineFilter): SQL {
  const isAsked = position === null ? sql`true` : sql`p.position = ${position}`;
  return sql`(
    select json_build_object('participation', coalesce(sum(own.fee), 0)::text,
      'referral', coalesce(sum(t.referral), 0)::text, 'level', coalesce(sum(t.level), 0)::text,
      'lost', coalesce(sum(t.lost), 0)::text, 'claim', coalesce(sum(t.claimed), 0)::text)
    from pool p
    left join place own on own.pool = p.pool and own.wallet = ${wallet}
    left join total t on t.pool = p.pool and t.wallet = ${wallet}
    where ${isAsked}
  )`;
}

function addedUp(which: SQL): SQL {
  return sql`(
    select coalesce(json_object_agg(kind, amount), '{}') from (
      select e.kind, sum(e.amount)::text as amount from entry e where ${which} group by e.kind
    ) added
  )`;
}

function sumsOf(filter: LineFilter, entries: z.output<typeof byKind>, holdings: readonly Holding[]): Sums {
  const global = holdings.reduce((sum, { after, upTo }) => sum + upTo.acc - after.acc, 0n);
  const sums: Record<string, bigint> = { ...entries, global };
  return Object.fromEntries(
    ledgerKinds.map((kind) => [kind, asksFor(filter, kind) ? (sums[kind] ?? 0n) : 0n]),
  ) as Sums;
}

/** The shares above the last final block. */
function provisionalOf(holdings: readonly Holding[]): Holding[] {
  return holdings
    .map((holding) => {
      const { after, final } = holding;
      return { ...holding, after: final && final.index > after.index ? final : after };
    })
    .filter(({ after, upTo }) => after.index <= upTo.index);
}

/**
 * Number and sums of the lines that match a filter, by one statement, since a round trip costs more
 * than each of its parts. Shares are counted by subtraction, at a constant cost.
 * @param db A transaction with one snapshot.
 */
export async function readLedgerFigures(db: Db, filter: LineFilter): Promise<Figures> {
  const finalized = sql`checked.finalized`;
  const isOfAllTime = filter.from === null && filter.to === null;
  const [row] = await rows(
    db,
    sql`
      select ${finalized}::text, ${heldBy(filter, finalized)} as held,
        (select count(*)::int from entry e where ${entriesOf(filter)}) as entries,
        ${isOfAllTime ? keptSums(filter) : addedUp(entriesOf(filter))} as sums,
        ${addedUp(sql`${entriesOf(filter)} and e.block > ${finalized}`)} as provisional
      from (select coalesce((select finalized from checkpoint limit 1), -1) as finalized offset 0) checked`,
    figuresRow,
  );
  if (row === undefined) throw new RangeError('The figures of a ledger have no row.');
  const holdings = await holdingsOf(db, filter, row.held);
  const shares = holdings.reduce((sum, { after, upTo }) => sum + upTo.payouts - after.payouts, 0);
  return {
    finalized: row.finalized,
    holdings,
    total: row.entries + shares,
    sums: sumsOf(filter, row.sums, holdings),
    provisionalSums: sumsOf(filter, row.provisional, provisionalOf(holdings)),
  };
}
