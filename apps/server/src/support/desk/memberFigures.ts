import { readBalance } from '@upline/chain';
import { type Position, toDecimal } from '@upline/domain';
import { eq } from 'drizzle-orm';
import type { Address } from 'viem';
import { getBalance } from 'viem/actions';
import type { ChainContext } from '../../ledger/chain/chainContext.ts';
import { inTime } from '../../ledger/chain/inTime.ts';
import { checkpoints, places, pools } from '../../ledger/chainFacts/schema.ts';
import type { LineFilter } from '../../ledger/lines/lineFilter.ts';
import { readLedgerFigures } from '../../ledger/lines/readLedgerFigures.ts';
import type { Db } from '../../platform/db/openDb.ts';

/** A member's totals in the ledger. @param db A transaction with one snapshot. */
export async function readFigures(db: Db, wallet: Address) {
  const all: LineFilter = { wallet, kinds: [], position: null, from: null, to: null };
  const { sums } = await readLedgerFigures(db, all);
  const received = sums.referral + sums.level + sums.global;
  const bought = await db
    .selectDistinct({ position: pools.position })
    .from(places)
    .innerJoin(pools, eq(pools.pool, places.pool))
    .where(eq(places.wallet, wallet));
  return {
    positions: bought
      .map(({ position }) => position)
      .toSorted((one, other): number => one - other) as Position[],
    paidIn: toDecimal(sums.participation),
    received: toDecimal(received),
    claimable: toDecimal(received - sums.claim),
    lost: toDecimal(sums.lost),
  };
}

/** The ledger's block; `null` before the first. */
export async function readReached(db: Db) {
  const [reached] = await db.select({ block: checkpoints.number, at: checkpoints.at }).from(checkpoints);
  return reached ? { block: reached.block.toString(), at: reached.at.toISOString() } : null;
}

/** A wallet's balances; `null` if no node answers. */
export async function readWallet({ client, deployment }: ChainContext, wallet: Address) {
  const held = await inTime(
    Promise.all([
      readBalance(client, deployment.stableCoin, wallet),
      getBalance(client, { address: wallet }),
    ]),
  );
  return held && { coin: toDecimal(held[0]), gas: held[1].toString() };
}
