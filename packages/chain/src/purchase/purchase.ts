import type { Position, PurchaseEvent } from '@upline/domain';
import type { Address } from 'viem';
import { getBlockNumber } from 'viem/actions';
import { isIn, type Reader, readRecord } from '../pools/pools.ts';
import { vouchedPool } from '../pools/trustedPool.ts';
import { PurchaseError } from '../purchaseError.ts';
import type { Journal, PurchaseAttempt } from '../transaction/attempt.ts';
import type { Watch } from '../transaction/followTransaction.ts';
import { patientReader } from '../transaction/patientReader.ts';
import { persistently } from '../transaction/pause.ts';
import { batchStatus } from './batch.ts';
import { buying } from './buying.ts';
import { following, type StatusOfBatch } from './following.ts';
import { purchaseMethods } from './plan.ts';
import type { PurchaseOptions } from './purchaseOptions.ts';
import { purchaseRules } from './purchaseRules.ts';
import { type Purchase, type PurchaseResult, purchaseData } from './purchaseState.ts';
import { type Performer, run } from './run.ts';

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
  return run(
    {
      rules: purchaseRules(true),
      performer: buying({ ...patient, buyer: from, batchStatus: statusOf }),
      data: purchaseData(options.ways ?? purchaseMethods),
    },
    { ...patient, from, witness: wallet },
  );
}

/** Options to resume a purchase. No wallet is needed. */
export interface ResumeOptions extends Omit<Watch, 'isDone'> {
  position: Position;
  /** Address of the registry, as the page names it. */
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

/** Reads the pool of a request and if it is bought. */
async function lookAt(
  { reader, registry, position, buyer }: ResumeOptions & { reader: Reader },
  { pool: address }: PurchaseAttempt,
): Promise<PurchaseResult> {
  try {
    const [pool, record, block] = await Promise.all([
      vouchedPool(reader, registry, position, address),
      readRecord(reader, registry, buyer),
      getBlockNumber(reader, { cacheTime: 0 }),
    ]);
    return { type: 'looked', pools: [pool], bought: isIn(record, pool) ? [pool] : [], block };
  } catch (error) {
    if (error instanceof PurchaseError) return unlisted;
    throw error;
  }
}

const unlisted: PurchaseResult = { type: 'looked', pools: [], bought: [], block: 0n };

/**
 * Resumes a purchase begun by an earlier page from the journal: reads the chain and follows the
 * sent transaction. Needs and opens no wallet.
 * @returns Events. The last one is 'succeeded' only if the level is bought, 'failed' if the sent
 * transaction failed, and neither if only earlier steps or nothing was sent. Throws only the abort
 * reason of the signal.
 */
export function resumePurchase(options: ResumeOptions): AsyncGenerator<PurchaseEvent, void> {
  const followed = following(options);
  const performer: Performer<Purchase> = {
    ...followed,
    async perform(action, { attempt }) {
      if (action.do !== 'look') return followed.perform(action);
      return attempt ? persistently(options, () => lookAt(options, attempt)) : unlisted;
    },
  };
  return run(
    { rules: purchaseRules(false), performer, data: purchaseData([]) },
    { ...options, from: options.buyer },
  );
}
