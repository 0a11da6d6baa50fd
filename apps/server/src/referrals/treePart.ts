import type { ReplyData } from '@upline/api/contract';
import { profileLinkOf, shownName } from '@upline/domain';
import { sql } from 'drizzle-orm';
import { type Address, getAddress } from 'viem';
import * as z from 'zod';
import type { Db } from '../db/openDb.ts';
import { rows } from '../db/rows.ts';

type Tree = NonNullable<ReplyData<'referralTree'>>;

const wallet = z.templateLiteral(['0x', z.string()]);
const placeRow = z.object({
  wallet,
  upline: wallet.nullable(),
  id: z.string().nullable(),
  name: z.string().nullable(),
  photo: z.string().nullable(),
});

type Place = z.output<typeof placeRow>;

/** How many generations of children a part of the tree shows. */
const generationsShown = 2;

function nodeOf({ wallet, id, name, photo }: Place): Tree['user'] {
  const profileLink = id === null ? '' : profileLinkOf(id);
  return {
    id: id ?? '',
    name: shownName(name),
    walletId: getAddress(wallet),
    photo: photo ?? '',
    profileLink,
  };
}

/** A wallet in a pool's matrix, its children in slot order, and theirs; `null` when it has no place. */
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
    user: nodeOf(own),
    downlines: childrenOf(user).map((child) => ({
      ...nodeOf(child),
      downlines: childrenOf(child.wallet).map(nodeOf),
    })),
  };
}
