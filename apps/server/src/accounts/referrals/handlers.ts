import type { ReplyData } from '@upline/api/contract';
import { levelAt, type Position, totalPages } from '@upline/domain';
import type { Address } from 'viem';
import type { ChainContext } from '../../ledger/chain/chainContext.ts';
import type { Db } from '../../platform/db/openDb.ts';
import { withChecksum } from '../../platform/http/checksummed.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { HttpFailure } from '../../platform/http/httpFailure.ts';
import { nameShown } from '../members/nameShown.ts';
import { prepareGlobalUsers } from './globalUsers.ts';
import { hasStoppedCounting, type Listed, type ListPage } from './listPage.ts';
import { matrixPath } from './matrixPath.ts';
import { prepareReferralList } from './referralList.ts';
import { countTree } from './treeCounts.ts';
import { prepareTreeParts } from './treePart.ts';
import { searchTree } from './treeSearch.ts';

interface Dependencies {
  db: Db;
  chain: ChainContext;
}

type ReferralHandlers = Pick<
  Handlers,
  'referrals' | 'globalPoolUsers' | 'referralTree' | 'treeSearch' | 'treeCounts'
>;

function rowOf({ id, name, wallet, photo, joinedAt }: Listed): ReplyData<'referrals'>['referrals'][number] {
  return {
    id: id ?? '',
    name: nameShown(name),
    walletId: withChecksum(wallet),
    photo: photo ?? '',
    date: joinedAt.slice(0, 10),
    time: joinedAt.slice(11, 19),
    joinedAt,
  };
}

function placeOf(asked: ListPage, { total, isAtLeast }: { total: number; isAtLeast?: boolean | undefined }) {
  const { page, limit } = asked;
  return {
    currentPage: page,
    totalPages: totalPages(total, limit),
    totalCount: total,
    ...((isAtLeast || hasStoppedCounting(asked, total)) && { isAtLeast: true as const }),
  };
}

/** Referrals, matrix trees and the members of global pools. Spec §7. */
export function referralHandlers({ db, chain: { deployment } }: Dependencies): ReferralHandlers {
  const poolAt = (position: Position) => deployment.pools[position].address.toLowerCase() as Address;

  function racePoolAt(position: Position): Address {
    if (levelAt(position).kind !== 'race') throw new HttpFailure(422, 'server.notRacePool');
    return poolAt(position);
  }

  const readReferrals = prepareReferralList(db);
  const readGlobalUsers = prepareGlobalUsers(db);
  const readTreePart = prepareTreeParts(db);

  return {
    async referrals({ params: { wallet }, query }) {
      const { rows, ...found } = await readReferrals(wallet, query);
      return {
        referrals: rows.map(rowOf),
        pagination: { ...placeOf(query, found), totalReferrals: found.total },
      };
    },

    async globalPoolUsers({ params: { position }, query }) {
      if (levelAt(position).kind !== 'global') throw new HttpFailure(422, 'server.notGlobalPool');
      const { rows, ...found } = await readGlobalUsers(poolAt(position), query);
      return {
        users: rows.map(rowOf),
        pagination: { ...placeOf(query, found), totalUsers: found.total },
      };
    },

    async referralTree({ params: { wallet, position }, query: { search } }) {
      const pool = racePoolAt(position);
      const path = await matrixPath(db, { pool, wallet, search });
      const user = path?.at(-1);
      if (path === null || user === undefined) return null;
      const part = await readTreePart(pool, user);
      return part && { ...part, path: path.map((one) => withChecksum(one)) };
    },

    treeSearch: async ({ params: { wallet, position }, query: { search } }) =>
      searchTree(db, { pool: racePoolAt(position), wallet, search }),

    treeCounts: async ({ params: { wallet, position } }) => countTree(db, racePoolAt(position), wallet),
  };
}
