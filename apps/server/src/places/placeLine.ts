import { type Enrolment, readRecord } from '@upline/chain';
import { enrolmentMargin } from '@upline/domain';
import { sql } from 'drizzle-orm';
import type { Address } from 'viem';
import * as z from 'zod';
import type { ChainContext } from '../chain/chainContext.ts';
import type { Db } from '../db/openDb.ts';
import { rows } from '../db/rows.ts';
import { HttpFailure } from '../http/httpFailure.ts';

/** So many unrecorded sponsors above one another are looked at; nobody has so many. */
const longestLine = 256;

const wallet = z.templateLiteral(['0x', z.string()]);

const stepRow = z
  .object({
    wallet,
    sponsor: wallet,
    deadline: z.string().nullable(),
    signature: wallet.nullable(),
    hasLapsed: z.boolean(),
  })
  .transform(({ deadline, signature, hasLapsed, ...row }) => ({
    ...row,
    kept: deadline !== null && signature !== null ? { deadline: BigInt(deadline), signature } : null,
    hasLapsed,
  }));

/** A member whom the chain does not know yet, with the signature that the server keeps. All in lower case. */
export type PlaceStep = z.output<typeof stepRow>;

/** The signature that a purchase can bring along now, `null` for none: one that is over within the hour is left. */
export function usableOf({ kept, hasLapsed }: PlaceStep): PlaceStep['kept'] {
  const latest = BigInt(Math.floor(Date.now() / 1000) + enrolmentMargin);
  return kept && !hasLapsed && kept.deadline > latest ? kept : null;
}

/** A member and the unrecorded ones above, nearest first, as the ledger has read them. */
export function readPlaceSteps(db: Db, member: Address, root: Address): Promise<PlaceStep[]> {
  return rows(
    db,
    sql`
      with recursive line (wallet, sponsor, depth) as (
        select m.wallet, coalesce(m.sponsor, ${root}), 1 from member m where m.wallet = ${member}
        union all
        select m.wallet, coalesce(m.sponsor, ${root}), line.depth + 1
        from line
        join member m on m.wallet = line.sponsor
        where line.sponsor <> ${root} and line.depth < ${longestLine}
          and not exists (select from wallet w where w.wallet = line.sponsor)
      )
      select line.wallet, line.sponsor, e.deadline::text as deadline, e.signature,
        e.lapsed_at is not null as "hasLapsed"
      from line
      left join enrolment e on e.wallet = line.wallet and e.sponsor = line.sponsor
      order by line.depth`,
    stepRow,
  );
}

/** What stands between a member and the chain. */
export interface PlaceLine {
  /** Whether the chain knows the member's sponsor. */
  isBound: boolean;
  /**
   * The member's own step, `null` for a wallet that is recorded or no member's. A member who named nobody stands under
   * the root.
   */
  own: PlaceStep | null;
  /** Under whom the member is registered. */
  registered: Address;
  /** Whom the chain can record as the member's sponsor now. */
  sponsor: Address;
  /** The sponsors above whom it does not know and who have signed, root-most first, down to the first who has not. */
  enrolments: readonly Enrolment[];
  /** Those above who have not signed, root-most first. */
  unsigned: readonly Address[];
}

/**
 * Follows a member's line of sponsors up to the first one whom the chain knows.
 * @throws HttpFailure 503 when the node that answers knows less than the ledger; viem's error when none answers.
 */
export async function readPlaceLine(
  { db, chain: { client, deployment, root } }: { db: Db; chain: ChainContext },
  member: Address,
): Promise<PlaceLine> {
  const { isBound, sponsor: bound } = await readRecord(client, deployment.registry, member);
  const none = { own: null, enrolments: [], unsigned: [] };
  if (isBound) return { ...none, isBound, registered: bound, sponsor: bound };
  const steps = await readPlaceSteps(db, member, root);
  const [own = null] = steps;
  if (own === null) return { ...none, isBound, registered: root, sponsor: root };
  const records = await Promise.all(
    steps.map(({ sponsor }) => readRecord(client, deployment.registry, sponsor)),
  );
  // The chain may know a sponsor whom the ledger has not read yet.
  const end = records.findIndex((record) => record.isBound);
  const top = steps[end]?.sponsor;
  // A node that lags or a chain that went back: a guess would name the root, and nobody could take that back.
  if (top === undefined) throw new HttpFailure(503, 'server.chainDown');
  const above = steps.slice(1, end + 1).toReversed();
  const signed = above.map((step) => {
    const usable = usableOf(step);
    return usable && { member: step.wallet, sponsor: step.sponsor, ...usable };
  });
  const gap = signed.indexOf(null);
  const enrolments = signed.slice(0, gap === -1 ? undefined : gap).filter((one) => one !== null);
  return {
    isBound,
    own,
    registered: own.sponsor,
    sponsor: enrolments.at(-1)?.member ?? top,
    enrolments,
    unsigned: above.filter((_, index) => signed[index] === null).map((step) => step.wallet),
  };
}
