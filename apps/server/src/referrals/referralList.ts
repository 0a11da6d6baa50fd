import { and, desc, eq, type SQL } from 'drizzle-orm';
import type { Db } from '../db/openDb.ts';
import { startsWith } from '../db/startsWith.ts';
import { members } from '../members/schema.ts';
import type { ListPage } from './listPage.ts';

function isUnder(sponsor: `0x${string}`, search = ''): SQL | undefined {
  return and(eq(members.sponsor, sponsor), search ? startsWith(members.wallet, search) : undefined);
}

/** How many members stand directly under a wallet; with a search, how many of them match. */
export function countReferrals(db: Db, sponsor: `0x${string}`, search?: string): Promise<number> {
  return db.$count(members, isUnder(sponsor, search));
}

/** One page of the members directly under a wallet, newest first; a page past the end is empty. */
export function readReferrals(db: Db, sponsor: `0x${string}`, { search, page, limit }: ListPage) {
  return db
    .select({
      id: members.id,
      name: members.name,
      wallet: members.wallet,
      photo: members.photo,
      joinedAt: members.registeredAt,
    })
    .from(members)
    .where(isUnder(sponsor, search))
    .orderBy(desc(members.number))
    .limit(limit)
    .offset((page - 1) * limit);
}
