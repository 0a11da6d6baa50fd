import { type FeePart, partOf } from '@upline/api/contract';
import { type FeePlace, feeLegs, generations, levelAt } from '@upline/domain';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from '../../platform/db/openDb.ts';
import { rows } from '../../platform/db/rows.ts';
import { withChecksum } from '../../platform/http/checksummed.ts';
import type { LineRow } from './readLines.ts';

const wallet = z.templateLiteral(['0x', z.string()]);
const units = z.string().transform(BigInt);
const named = z.object({ wallet, id: z.string(), name: z.string() });

const boughtRow = z.object({
  block: units,
  log_index: z.number(),
  fee: units,
  product: units,
  fund: units,
  index: z.number(),
  /** The referrer, then the uplines in the matrix, nearest first. */
  receivers: z.array(named.extend({ amount: units })),
  passed: named.nullable(),
});

type BoughtRow = z.output<typeof boughtRow>;

const nameOf = (line: Pick<LineRow, 'block' | 'logIndex'>) => `${line.block}-${line.logIndex}`;

function partsOf({ fee, product, fund, index, receivers, passed }: BoughtRow, line: LineRow): FeePart[] {
  const [referral, ...above] = receivers;
  if (!referral) throw new RangeError(`Nobody was paid by the purchase ${nameOf(line)}.`);
  const place: FeePlace<typeof referral.wallet> = {
    referral: referral.wallet,
    instead: passed?.wallet ?? null,
    uplines: above.map((upline) => upline.wallet),
    holders: index - 1,
  };
  const [nearest] = above;
  const missing = BigInt(generations - above.length);
  const legs =
    levelAt(line.position).kind === 'global'
      ? feeLegs(
          { kind: 'global', referral: referral.amount, royalty: fund, pool: fee - referral.amount - fund },
          place,
        )
      : feeLegs(
          {
            kind: 'race',
            bonus: referral.amount,
            perUpline: nearest?.amount ?? (fund - product) / missing,
            product,
          },
          place,
        );
  const people = new Map([...receivers, ...(passed ? [passed] : [])].map((one) => [one.wallet, one]));
  const who = (of: string) => {
    const found = people.get(of as typeof referral.wallet);
    return { memberId: found?.id ?? '', name: found?.name ?? '' };
  };
  return legs.map((leg) => partOf(leg, who, (of) => withChecksum(of as typeof referral.wallet)));
}

/**
 * Splits of the fees of the purchases among some lines. A buyer has few purchases, so most pages
 * need no query.
 * @param db A transaction with one snapshot.
 */
export async function readParts(
  db: Db,
  lines: readonly LineRow[],
): Promise<(line: LineRow) => FeePart[] | undefined> {
  const bought = lines.filter(({ kind }) => kind === 'participation');
  if (bought.length === 0) return () => undefined;
  const asked = bought.map(({ block, logIndex, pool, from, transaction }) => ({
    ...{ block: String(block), log_index: logIndex, pool, buyer: from, transaction },
  }));
  const found = await rows(
    db,
    sql`
      select asked.block::text, asked.log_index, s.fee::text, s.product::text, s.fund::text, s.index,
        (
          select json_agg(json_build_object('wallet', e.wallet, 'id', coalesce(m.id, ''), 'name',
            coalesce(m.name, ''), 'amount', e.amount::text) order by e.leg)
          from entry e left join member m on m.wallet = e.wallet
          where e.block = asked.block and e.log_index = asked.log_index and e.leg > 0
        ) as receivers,
        (
          select json_build_object('wallet', e.wallet, 'id', coalesce(m.id, ''), 'name', coalesce(m.name, ''))
          from entry e left join member m on m.wallet = e.wallet
          where e.block = asked.block and e.kind = 'lost' and e.pool = asked.pool and e."from" = asked.buyer
            and e.transaction = asked.transaction
        ) as passed
      from json_to_recordset(${JSON.stringify(asked)}::json)
        as asked (block bigint, log_index int, pool text, buyer text, transaction text)
      join place s on s.pool = asked.pool and s.wallet = asked.buyer`,
    boughtRow,
  );
  const byName = new Map(found.map((row) => [nameOf({ block: row.block, logIndex: row.log_index }), row]));
  return (line) => {
    const row = line.kind === 'participation' ? byName.get(nameOf(line)) : undefined;
    return row && partsOf(row, line);
  };
}
