import type { ReplyData } from '@upline/api/contract';
import { generations } from '@upline/domain';
import { sql } from 'drizzle-orm';
import { type Address, getAddress } from 'viem';
import * as z from 'zod';
import type { Db } from '../../platform/db/openDb.ts';
import { rows } from '../../platform/db/rows.ts';
import { walletColumn } from './treeNode.ts';

type Counts = NonNullable<ReplyData<'treeCounts'>>;

/** Generation whose members each receive a count of the members below them. */
const branching = 2;

const countRow = z.object({
  generation: z.number(),
  /**
   * The ancestor in generation `branching`, or the member itself there; null in the generations
   * above.
   */
  branch: walletColumn.nullable(),
  members: z.number(),
  isDeeper: z.boolean(),
});

/**
 * Counts the members below a wallet's seat by generation; `null` without a seat. Five slots make at
 * most 3,905 members, each visited once. `offset 0` looks each seat up by its key, as in `linesUp`.
 */
export async function countTree(db: Db, pool: Address, wallet: Address): Promise<Counts | null> {
  const childrenOf = (upline: string) => sql`
    select p.wallet from place p where p.pool = ${pool} and p.upline = ${sql.raw(upline)} offset 0`;
  const found = await rows(
    db,
    sql`
      with recursive below (wallet, generation, branch) as (
        select p.wallet, 0, null::text collate "C" from place p where p.pool = ${pool} and p.wallet = ${wallet}
        union all
        select child.wallet, below.generation + 1,
          case when below.generation + 1 = ${branching}::int then child.wallet else below.branch end
        from below cross join lateral (${childrenOf('below.wallet')}) child
        where below.generation < ${generations}::int
      )
      select generation, branch, count(*)::int as members,
        bool_or(generation = ${generations}::int and exists (${childrenOf('below.wallet')})) as "isDeeper"
      from below group by generation, branch`,
    countRow,
  );
  if (found.length === 0) return null;
  const sumOf = (of: typeof found) => of.reduce((sum, { members }) => sum + members, 0);
  const branches = Map.groupBy(
    found.filter(({ generation }) => generation > branching),
    ({ branch }) => branch,
  );
  return {
    generations: Array.from({ length: generations }, (_, index) =>
      sumOf(found.filter(({ generation }) => generation === index + 1)),
    ),
    isDeeper: found.some(({ isDeeper }) => isDeeper),
    branches: [...branches].flatMap(([branch, below]) =>
      branch === null ? [] : [{ walletId: getAddress(branch), members: sumOf(below) }],
    ),
  };
}
