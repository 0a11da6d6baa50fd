import type { Position, PurchaseEvent } from '@upline/domain';
import type { Address } from 'viem';
import { getBlockNumber } from 'viem/actions';
import { isIn, type Reader, readRecord } from '../pools/pools.ts';
import { type TrustedPool, vouchedPool } from '../pools/trustedPool.ts';
import { Refusal } from '../refusal.ts';
import type { Journal, PurchaseAttempt } from '../transaction/attempt.ts';
import type { Watch } from '../transaction/followTransaction.ts';
import { patientReader } from '../transaction/patientReader.ts';
import { persistently } from '../transaction/pause.ts';
import { batchStatus } from './batch.ts';
import { buying } from './buying.ts';
import { following, type StatusOfBatch } from './following.ts';
import type { PurchaseOptions } from './purchaseOptions.ts';
import { run } from './run.ts';

/**
 * Buys a level: network, balance, allowance, enrolment and approval where they are missing, investment,
 * confirmation. Spec §4. Every step is told as it begins, and each transaction as it is sent.
 *
 * It can be broken off at any point and begun again: `machine.ts` says what happens then. A level is never paid twice,
 * because what is on the chain already is not done again. Before the first prompt the wallet's own provider has shown
 * the same code as the app's node, the pinned registry has vouched for pool, coin and fee, and the whole was tried
 * without sending it where the node can do that.
 * @returns Events; the last one is 'succeeded' or 'failed'. It throws nothing.
 */
export function purchase(options: PurchaseOptions): AsyncGenerator<PurchaseEvent, void> {
  const { wallet } = options;
  const statusOf: StatusOfBatch = (id) => batchStatus(wallet, id);
  const from = wallet.account.address;
  const patient = { ...options, reader: patientReader(options) };
  return run(buying({ ...patient, buyer: from, batchStatus: statusOf }), {
    ...patient,
    from,
    witness: wallet,
  });
}

/** What is needed to resume a purchase. No wallet is. */
export interface ResumeOptions extends Omit<Watch, 'isDone'> {
  position: Position;
  /** The registry's address, pinned at build time. */
  registry: Address;
  buyer: Address;
  journal: Journal<PurchaseAttempt>;
  /** What is resumed, where the page that asked may have forgotten it since. @default the newest in the journal */
  attempt?: PurchaseAttempt | undefined;
  /** Asks the wallet what became of a batch; `null` when there is no wallet to ask. */
  batchStatus?: StatusOfBatch | undefined;
}

/** The pool of an attempt, and whether it is bought; `null` for a pool that the registry does not list. */
async function standingOf(
  { reader, registry, position, buyer }: ResumeOptions & { reader: Reader },
  { pool: address }: PurchaseAttempt,
): Promise<{ pool: TrustedPool; block: bigint; isBought: boolean } | null> {
  try {
    const [pool, record, block] = await Promise.all([
      vouchedPool(reader, registry, position, address),
      readRecord(reader, registry, buyer),
      getBlockNumber(reader, { cacheTime: 0 }),
    ]);
    return { pool, block, isBought: isIn(record, pool) };
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

function unasked(): never {
  throw new Error('A page that resumes opens no wallet.');
}

/**
 * Resumes a purchase that an earlier page has begun, by what the journal holds: it looks what the chain has, and
 * follows what was sent. It needs no wallet and opens none.
 * @returns Events. It ends with 'succeeded' only when the level is bought, with 'failed' when what was sent came to
 * nothing, and without either when nothing was sent or only what goes before the investment. It throws nothing but
 * what the signal was aborted with.
 */
export function resumePurchase(options: ResumeOptions): AsyncGenerator<PurchaseEvent, void> {
  const followed = following(options);
  return run(
    {
      ...followed,
      canAsk: false,
      async look(attempt, open) {
        const standing = attempt && (await persistently(options, () => standingOf(options, attempt)));
        if (!standing) return { event: 'unlisted' };
        followed.know(standing.pool);
        return persistently(options, () => followed.startOf(attempt, standing, open));
      },
      async plan() {
        return { event: 'no wallet' };
      },
      prepare: unasked,
      ask: unasked,
    },
    { ...options, from: options.buyer },
  );
}
