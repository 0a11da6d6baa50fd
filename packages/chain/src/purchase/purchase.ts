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
 * Buys a level: network, balance, allowance, enrolment and approval if missing, investment,
 * confirmation. Spec §4. Emits an event when a step begins and when a transaction is sent.
 *
 * It can be interrupted at any point and started again, see `machine.ts`. A level is never paid
 * twice, because steps already on the chain are skipped. Before the first prompt the code seen by
 * the wallet's provider is compared with the app's node, pool, coin and fee are checked against the
 * pinned registry, and all calls are simulated if the node supports it.
 * @returns Events; the last one is 'succeeded' or 'failed'. Never throws.
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

/** Options to resume a purchase. No wallet is needed. */
export interface ResumeOptions extends Omit<Watch, 'isDone'> {
  position: Position;
  /** Address of the registry, pinned at build time. */
  registry: Address;
  buyer: Address;
  journal: Journal<PurchaseAttempt>;
  /**
   * The request to resume, for a page whose journal may have dropped it. @default the newest in the
   * journal
   */
  attempt?: PurchaseAttempt | undefined;
  /** Reads a batch's status from the wallet; `null` without a wallet. */
  batchStatus?: StatusOfBatch | undefined;
}

/** The pool of a request and its purchase state; `null` for a pool not listed by the registry. */
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
 * Resumes a purchase begun by an earlier page from the journal: reads the chain and follows the
 * sent transaction. Needs and opens no wallet.
 * @returns Events. The last one is 'succeeded' only if the level is bought, 'failed' if the sent
 * transaction failed, and neither if only earlier steps or nothing was sent. Throws only the abort
 * reason of the signal.
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
