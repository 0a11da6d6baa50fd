import { levelAt, poolTypeAt } from '@upline/domain';
import { desc, eq } from 'drizzle-orm';
import type { Address } from 'viem';
import { getAddress } from 'viem';
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
 * A pool's fee by its latest terms in the ledger, units of 10⁻⁶.
 * @returns `null` while the pool has its initial terms.
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

interface Dependencies {
  db: Db;
  chain: ChainContext;
}

type PoolHandlers = Pick<Handlers, 'poolConfig' | 'poolStatistics' | 'userPoolDetails'>;

/** Contracts, statistics and participations of the pools. Spec §7. */
export function poolHandlers({ db, chain }: Dependencies): PoolHandlers {
  const { deployment } = chain;
  const coinName = createCoinName(chain);

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
  };
}
