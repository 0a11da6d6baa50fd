import { and, desc, eq, gt, lte, type SQL } from 'drizzle-orm';
import type { Address } from 'viem';
import type { Db } from '../db/openDb.ts';
import { startsWith } from '../db/startsWith.ts';
import { blocks, places, pools } from '../ledger/schema.ts';
import { members } from '../members/schema.ts';
import type { ListPage } from './listPage.ts';

interface Part {
  where: SQL | undefined;
  limit: number;
  offset: number;
}

/** The places of a part, newest first, and who is in them. Only rows of the part are looked up elsewhere. */
function readPart(db: Db, { where, limit, offset }: Part) {
  const part = db
    .select({ wallet: places.wallet, index: places.index, block: places.block })
    .from(places)
    .where(where)
    .orderBy(desc(places.index))
    .limit(limit)
    .offset(offset)
    .as('part');
  return db
    .select({
      id: members.id,
      name: members.name,
      wallet: part.wallet,
      photo: members.photo,
      joinedAt: blocks.time,
    })
    .from(part)
    .innerJoin(blocks, eq(blocks.number, part.block))
    .leftJoin(members, eq(members.wallet, part.wallet))
    .orderBy(desc(part.index));
}

/** Places are numbered without a gap, so that a page however deep is found by its numbers. */
async function readAnybody(db: Db, pool: Address, { page, limit }: ListPage) {
  const [found] = await db.select({ total: pools.places }).from(pools).where(eq(pools.pool, pool));
  const total = found?.total ?? 0;
  const newest = total - (page - 1) * limit;
  if (newest < 1) return { total, users: [] };
  const where = and(eq(places.pool, pool), lte(places.index, newest), gt(places.index, newest - limit));
  return { total, users: await readPart(db, { where, limit, offset: 0 }) };
}

async function readMatches(db: Db, pool: Address, { search, page, limit }: ListPage) {
  const where = and(eq(places.pool, pool), startsWith(places.wallet, search));
  const total = await db.$count(places, where);
  return { total, users: await readPart(db, { where, limit, offset: (page - 1) * limit }) };
}

/** One page of everybody who has a place in a pool, newest first, and how many there are in all. */
export function readGlobalUsers(db: Db, pool: Address, asked: ListPage) {
  // Every wallet starts so.
  const isAnybody = '0x'.startsWith(asked.search.toLowerCase());
  return isAnybody ? readAnybody(db, pool, asked) : readMatches(db, pool, asked);
}
