import { totalPages, utcDate, utcTime } from '@upline/domain';
import { getAddress } from 'viem';
import type { Db } from '../db/openDb.ts';
import type { Handlers } from '../http/handlers.ts';
import { countReferrals, readReferrals } from './referralList.ts';

/** Who stands directly under whom. Spec §7. */
export function referralHandlers({ db }: { db: Db }): Pick<Handlers, 'referrals'> {
  return {
    async referrals({ params: { wallet }, query: { search, page, limit } }) {
      const found = await readReferrals(db, wallet, { search, page, limit });
      const total = await countReferrals(db, wallet, search);
      return {
        referrals: found.map(({ id, name, wallet, photo, joinedAt }) => ({
          id,
          name,
          walletId: getAddress(wallet),
          photo,
          date: utcDate(joinedAt),
          time: utcTime(joinedAt),
          joinedAt: joinedAt.toISOString(),
        })),
        pagination: {
          currentPage: page,
          totalPages: totalPages(total, limit),
          totalReferrals: total,
          totalCount: total,
        },
      };
    },
  };
}
