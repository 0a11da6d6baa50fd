import type { ReplyData } from '@upline/api/contract';
import { sql } from 'drizzle-orm';
import type { Address } from 'viem';
import type { Db } from '../../platform/db/openDb.ts';
import { rows } from '../../platform/db/rows.ts';
import { personRow, treeNodeOf, walletColumn } from './treeNode.ts';

type Tree = NonNullable<ReplyData<'referralTree'>>;

const placeRow = personRow.extend({ upline: walletColumn.nullable() });

const generationsShown = 2;

/**
 * A wallet in a pool's matrix with its children in slot order and theirs; `null` without a seat.
 */
export async function readTreePart(
  db: Db,
  pool: Address,
  user: Address,
): Promise<Pick<Tree, 'user' | 'downlines'> | null> {
  const found = await rows(
    db,
    sql`
      with recursive node (wallet, upline, index, generation) as (
        select p.wallet, p.upline, p.index, 0 from place p where p.pool = ${pool} and p.wallet = ${user}
        union all
        select child.wallet, child.upline, child.index, node.generation + 1
        from node cross join lateral (
          select p.wallet, p.upline, p.index from place p
          where p.pool = ${pool} and p.upline = node.wallet offset 0
        ) child
        where node.generation < ${generationsShown}
      )
      select node.wallet, node.upline, m.id, m.name, m.photo
      from node left join member m on m.wallet = node.wallet
      order by node.index`,
    placeRow,
  );
  const [own] = found;
  const childrenOf = (upline: Address) => found.filter((place) => place.upline === upline);
  if (own === undefined) return null;
  return {
    user: treeNodeOf(own),
    downlines: childrenOf(user).map((child) => ({
      ...treeNodeOf(child),
      downlines: childrenOf(child.wallet).map(treeNodeOf),
    })),
  };
}
