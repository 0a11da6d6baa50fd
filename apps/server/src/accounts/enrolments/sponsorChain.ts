import type { Enrolment } from '@upline/chain';
import { enrolmentMargin, longestLine } from '@upline/domain';
import { sql } from 'drizzle-orm';
import type { Address } from 'viem';
import * as z from 'zod';
import type { ChainContext } from '../../ledger/chain/chainContext.ts';
import type { Db } from '../../platform/db/openDb.ts';
import { rows } from '../../platform/db/rows.ts';
import { HttpFailure } from '../../platform/http/httpFailure.ts';
import { readSponsors } from './readSponsors.ts';

const wallet = z.templateLiteral(['0x', z.string()]);

const stepRow = z
  .object({
    wallet,
    sponsor: wallet,
    deadline: z.string().nullable(),
    signature: wallet.nullable(),
    hasLapsed: z.boolean(),
    depth: z.number(),
  })
  .transform(({ deadline, signature, hasLapsed, ...row }) => ({
    ...row,
    kept: deadline !== null && signature !== null ? { deadline: BigInt(deadline), signature } : null,
    hasLapsed,
  }));

/** A member whom the chain has not recorded yet, with the stored signature. Lower case. */
export type EnrolmentStep = z.output<typeof stepRow>;

/**
 * The signature that a purchase can submit now; `null` if there is none or it expires within the
 * hour.
 */
export function usableOf({ kept, hasLapsed }: EnrolmentStep): EnrolmentStep['kept'] {
  const latest = BigInt(Math.floor(Date.now() / 1000) + enrolmentMargin);
  return kept && !hasLapsed && kept.deadline > latest ? kept : null;
}

/** The unrecorded members of an upline, by the ledger. */
interface EnrolmentSteps {
  /**
   * The member and the unrecorded members above, nearest first, up to the maximum of one purchase.
   */
  steps: EnrolmentStep[];
  /** The first recorded wallet above; `null` for a wallet without a member. */
  top: Address | null;
  /** True if more members stand between the member and `top`. */
  isTooFar: boolean;
}

/** Reads a member's upline up to the first sponsor whom the ledger knows as recorded. */
export async function readEnrolmentSteps(db: Db, member: Address, root: Address): Promise<EnrolmentSteps> {
  const found = await rows(
    db,
    sql`
      with recursive line (wallet, sponsor, number, depth) as (
        select m.wallet, coalesce(m.sponsor, ${root}), m.number, 1 from member m where m.wallet = ${member}
        union all
        select m.wallet, coalesce(m.sponsor, ${root}), m.number, line.depth + 1
        from line
        join member m on m.wallet = line.sponsor
        -- An unrecorded sponsor registered earlier, so the walk ends even where rows form a circle.
        where line.sponsor <> ${root} and m.number < line.number
          and not exists (select from wallet w where w.wallet = line.sponsor)
      )
      select line.wallet, line.sponsor, line.depth, e.deadline::text as deadline, e.signature,
        e.lapsed_at is not null as "hasLapsed"
      from line
      left join enrolment e on e.wallet = line.wallet and e.sponsor = line.sponsor
      where line.depth <= ${longestLine} or line.depth = (select max(depth) from line)
      order by line.depth`,
    stepRow,
  );
  return {
    steps: found.slice(0, longestLine),
    top: found.at(-1)?.sponsor ?? null,
    isTooFar: found.length > longestLine,
  };
}

/** The unrecorded part of a member's upline. */
export interface SponsorChain {
  /** True if the chain has recorded the member. */
  isBound: boolean;
  /**
   * The member's own step; `null` for a wallet that is recorded or has no member. A member without
   * a sponsor stands under the root.
   */
  own: EnrolmentStep | null;
  /** The sponsor by registration. */
  registered: Address;
  /** The wallet that the chain can record as the member's sponsor now. */
  sponsor: Address;
  /**
   * Signed enrolments of the unrecorded sponsors above, root-most first, up to the first missing
   * signature.
   */
  enrolments: readonly Enrolment[];
  /** The members above without a signature, root-most first. */
  unsigned: readonly Address[];
  /**
   * True if more unrecorded members stand above than one purchase can record; the purchase records
   * none then.
   */
  isTooFar: boolean;
}

/**
 * Follows a member's upline to the first wallet that the chain has recorded, by one call of the
 * node. If more members are unrecorded than a purchase can record, the walk continues to the first
 * wallet that the ledger knows.
 * @throws HttpFailure 503 if the answering node is behind the ledger; viem's error if none answers.
 */
export async function readSponsorChain(
  { db, chain }: { db: Db; chain: ChainContext },
  member: Address,
): Promise<SponsorChain> {
  const { root } = chain;
  const { steps, top: known, isTooFar: isLong } = await readEnrolmentSteps(db, member, root);
  const asked = [member, ...steps.map(({ sponsor }) => sponsor), known ?? root];
  const [record, ...records] = await readSponsors(chain, asked);
  const none = { own: null, enrolments: [], unsigned: [], isTooFar: false };
  if (record?.isBound) {
    return { ...none, isBound: true, registered: record.sponsor, sponsor: record.sponsor };
  }
  const [own = null] = steps;
  if (own === null) return { ...none, isBound: false, registered: root, sponsor: root };
  // The chain may have recorded a sponsor in a block that the ledger has not read.
  const end = records.findIndex(({ isBound }) => isBound);
  const top = asked[end + 1];
  // The node lags, or a reorg occurred. Falling back to the root would bind the member to it for
  // good.
  if (end === -1 || top === undefined) throw new HttpFailure(503, 'server.chainDown');
  const isTooFar = isLong && end >= steps.length;
  const above = steps.slice(1, end + 1).toReversed();
  const signed = above.map((step) => {
    const usable = usableOf(step);
    return usable && { member: step.wallet, sponsor: step.sponsor, ...usable };
  });
  const gap = isTooFar ? 0 : signed.indexOf(null);
  const enrolments = signed.slice(0, gap === -1 ? undefined : gap).filter((one) => one !== null);
  return {
    isBound: false,
    own,
    registered: own.sponsor,
    sponsor: enrolments.at(-1)?.member ?? top,
    enrolments,
    unsigned: above.filter((_, index) => signed[index] === null).map((step) => step.wallet),
    isTooFar,
  };
}
