import { matchesAtMost, utcDate, utcTime } from '@upline/domain';
import type { Answers } from '../call.ts';
import type { MockBackend } from '../mockBackend.ts';
import { isNamed } from './isNamed.ts';
import { pageOf } from './pageOf.ts';
import { personOf } from './personOf.ts';

const isAnybody = (search: string) => '0x'.startsWith(search.toLowerCase());

/**
 * A page of matches; a search is limited to the first `matchesAtMost` and says when there may be
 * more.
 */
function matchesOf<Row>(found: readonly Row[], asked: { search: string; page: number; limit: number }) {
  if (isAnybody(asked.search) || found.length < matchesAtMost) return pageOf(found, asked);
  const { rows, place } = pageOf(found.slice(0, matchesAtMost), asked);
  return { rows, place: { ...place, isAtLeast: true as const } };
}

export function referralAnswers(backend: MockBackend) {
  function row(wallet: string, joinedAt: Date) {
    return {
      ...personOf(backend, wallet),
      date: utcDate(joinedAt),
      time: utcTime(joinedAt),
      joinedAt: joinedAt.toISOString(),
    };
  }

  return {
    referrals({ params, query }) {
      const found = backend
        .referralsOf(params.wallet)
        .filter(({ wallet }) => isAnybody(query.search) || isNamed(backend, wallet, query.search));
      const { rows, place } = matchesOf(found, query);
      const pagination = { ...place, totalReferrals: place.totalCount };
      return { referrals: rows.map(({ wallet, joinedAt }) => row(wallet, joinedAt)), pagination };
    },
    globalPoolUsers({ params: { position }, query }) {
      const { chain } = backend;
      const found = [...chain.pool(position).places.values()]
        .filter(({ block }) => block <= backend.ledgerBlock())
        .filter(({ wallet }) => wallet.startsWith(query.search.toLowerCase()))
        .toReversed();
      const { rows, place } = matchesOf(found, query);
      return {
        users: rows.map(({ wallet, joinedAt }) => row(wallet, joinedAt)),
        pagination: { ...place, totalUsers: place.totalCount },
      };
    },
  } satisfies Answers;
}
