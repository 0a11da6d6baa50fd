import { and, desc, eq, like, type SQL } from 'drizzle-orm';
import type { Db } from '../db/openDb.ts';
import { members } from '../members/schema.ts';

interface Page {
  /** The start of a wallet; everybody when empty. */
  search: string;
  /** From 1. */
  page: number;
  limit: number;
}

function isUnder(sponsor: `0x${string}`, search = ''): SQL | undefined {
  const start = search.toLowerCase().replace(/[\\%_]/g, '\\$&');
  return and(eq(members.sponsor, sponsor), start ? like(members.wallet, `${start}%`) : undefined);
}

/** How many members stand directly under a wallet; with a search, how many of them match. */
export function countReferrals(db: Db, sponsor: `0x${string}`, search?: string): Promise<number> {
  return db.$count(members, isUnder(sponsor, search));
}

/** One page of the members directly under a wallet, newest first; a page past the end is empty. */
export function readReferrals(db: Db, sponsor: `0x${string}`, { search, page, limit }: Page) {
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
