import type { ReplyData } from '@upline/api/contract';
import { sql } from 'drizzle-orm';
import type { Address } from 'viem';
import type * as z from 'zod';
import { gather } from '../../platform/db/gather.ts';
import type { Db } from '../../platform/db/openDb.ts';
import { type personRow, treeNodeOf } from './treeNode.ts';

type Tree = NonNullable<ReplyData<'referralTree'>>;

type Place = z.output<typeof personRow> & { upline: Address | null };

const generationsShown = 2;

/**
 * Prepares a reader of a wallet in a pool's matrix with its children in slot order and theirs;
 * `null` without a seat. Under load one statement reads several parts. `offset 0` looks each place
 * and each member up by its key.
 */
export function prepareTreeParts(db: Db) {
  const places = sql`
    with recursive node (wallet, upline, index, generation) as (
      select p.wallet, p.upline, p.index, 0 from place p where p.pool = asked.pool and p.wallet = asked.wallet
      union all
      select child.wallet, child.upline, child.index, node.generation + 1
      from node cross join lateral (
        select p.wallet, p.upline, p.index from place p
        where p.pool = asked.pool and p.upline = node.wallet offset 0
      ) child
      where node.generation < ${sql.raw(`${generationsShown}`)}
    )
    select node.wallet, node.upline, person.id, person.name, person.photo
    from node left join lateral (
      select m.id, m.name, m.photo from member m where m.wallet = node.wallet offset 0
    ) person on true
    order by node.index`;
  const statement = db
    .select({ places: sql<Place[]>`(select coalesce(json_agg(place), '[]') from (${places}) place)` })
    .from(sql`
      rows from (json_to_recordset(${sql.placeholder('asked')}) as (pool text, wallet text))
      with ordinality as asked (pool, wallet, nth)`)
    .orderBy(sql`asked.nth`)
    .prepare('tree_part');
  const read = gather((asked: readonly { pool: Address; wallet: Address }[]) =>
    statement.execute({ asked: JSON.stringify(asked) }),
  );
  return async (pool: Address, user: Address): Promise<Pick<Tree, 'user' | 'downlines'> | null> => {
    const { places: found } = await read({ pool, wallet: user });
    const [own] = found;
    if (own === undefined) return null;
    const below = Map.groupBy(found, ({ upline }) => upline);
    const childrenOf = (upline: Address) => below.get(upline) ?? [];
    return {
      user: treeNodeOf(own),
      downlines: childrenOf(user).map((child) => ({
        ...treeNodeOf(child),
        downlines: childrenOf(child.wallet).map(treeNodeOf),
      })),
    };
  };
}
