import { levelAt, poolTypeAt } from '@upline/domain';
import { desc, eq } from 'drizzle-orm';
import type { Address } from 'viem';
import { getAddress } from 'viem';
import { termsToAcceptBy } from '../../accounts/members/terms.ts';
import type { PlaceLine } from '../../accounts/places/placeLine.ts';
import { createReferrerLookup } from '../../accounts/places/referrerLookup.ts';
import type { Db } from '../../platform/db/openDb.ts';
import { checksummed } from '../../platform/http/checksummed.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { ChainContext } from '../chain/chainContext.ts';
import { appliedTerms } from '../chainFacts/schema.ts';
import { createCoinName } from './coinName.ts';
import { participationOf } from './participationOf.ts';
import { poolStatistics } from './poolStatistics.ts';
import { readParticipations } from './readParticipations.ts';

/**
 * What a pool costs by the terms that were applied last, as far as the ledger has read; units of 10⁻⁶.
 * @returns `null` while it costs what it did when it was made.
 */
async function readFee(db: Db, pool: Address): Promise<bigint | null> {
  const [newest] = await db
    .select({ fee: appliedTerms.fee })
    .from(appliedTerms)
    .where(eq(appliedTerms.pool, pool.toLowerCase() as Address))
    .orderBy(desc(appliedTerms.block), desc(appliedTerms.logIndex))
    .limit(1);
  return newest?.fee ?? null;
}

/** A line as it is told to others: the nearest sponsor whom the chain has recorded, and nobody below. */
function recordedPart(line: PlaceLine): PlaceLine {
  const sponsor = line.enrolments[0]?.sponsor ?? line.sponsor;
  return { ...line, own: null, registered: sponsor, sponsor, enrolments: [], unsigned: [], isTooFar: false };
}

interface Dependencies {
  db: Db;
  chain: ChainContext;
}

type PoolHandlers = Pick<Handlers, 'poolConfig' | 'poolStatistics' | 'userPoolDetails' | 'referrer'>;

/** What stands behind the levels, who is in them, and whom a purchase must name. Spec §7. */
export function poolHandlers({ db, chain }: Dependencies): PoolHandlers {
  const { deployment } = chain;
  const coinName = createCoinName(chain);
  const lookUpReferrer = createReferrerLookup({ db, chain });

  return {
    async poolConfig({ params: { position } }) {
      const pool = deployment.pools[position];
      return {
        contractAddress: getAddress(pool.address),
        poolType: poolTypeAt(position),
        stableCoinAddress: getAddress(deployment.stableCoin),
        joinningFee: ((await readFee(db, pool.address)) ?? pool.joinningFee).toString(),
      };
    },

    async poolStatistics() {
      const [figures, coin] = await Promise.all([poolStatistics(db), coinName()]);
      return { ...figures, ...coin };
    },

    async userPoolDetails({ params: { wallet } }) {
      const participations = await readParticipations(db, wallet);
      return participations.map((row) => ({
        ...participationOf(row),
        joinningFee: levelAt(row.position).fee.toString(),
        joinedAt: row.joinedAt?.toISOString() ?? null,
        index: row.index,
        upline: checksummed(row.upline),
      }));
    },

    async referrer({ params: { wallet, position } }, { session }) {
      const isOwn = wallet === session.wallet;
      const [{ referrer, isDirect, line: whole }, termsToAccept] = await Promise.all([
        lookUpReferrer(wallet, position),
        isOwn ? termsToAcceptBy(db, wallet) : '',
      ]);
      const line = isOwn ? whole : recordedPart(whole);
      return {
        referrer: getAddress(referrer),
        isDirect,
        sponsor: getAddress(line.sponsor),
        isBound: line.isBound,
        termsToAccept,
        registered: getAddress(line.registered),
        waitingFor: checksummed(line.unsigned[0] ?? null),
        isTooFar: line.isTooFar,
        enrolments: line.enrolments.map(({ member, sponsor, deadline, signature }) => ({
          member: getAddress(member),
          sponsor: getAddress(sponsor),
          deadline: deadline.toString(),
          signature,
        })),
      };
    },
  };
}
