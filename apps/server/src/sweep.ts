import type { Retention } from '@upline/domain';
import type { Logger } from 'pino';
import { sweepAttempts } from './auth/attempts.ts';
import { sweepSessions } from './auth/sessions.ts';
import { sweepMessages } from './auth/signinMessages.ts';
import type { ChainContext } from './chain/chainContext.ts';
import { sweepKeptNowAndThen } from './dataRequests/keepFor.ts';
import type { Db } from './db/openDb.ts';
import { escalateLate } from './desk/escalate.ts';
import { watchSnoozes } from './desk/watchSnoozes.ts';
import { checkPlaces } from './places/checkPlaces.ts';
import { sweepPlaces } from './places/sweepPlaces.ts';
import type { Staff } from './staff/roles.ts';
import { sweepKeys } from './tickets/idempotency.ts';
import { remindOfRatings } from './tickets/rating.ts';
import { followTransactions } from './tickets/transactions.ts';
import { sweepUploads, type UploadPlaces } from './uploads/sweepUploads.ts';

const interval = 60_000;

/**
 * Forgets now and then what has run out.
 * @returns What ends it, once the sweep that runs is through.
 */
export function startSweeping(
  { db, chain, staff, retention }: { db: Db; chain: ChainContext; staff: Staff; retention: Retention },
  uploadPlaces: UploadPlaces,
  log: Logger,
): () => Promise<void> {
  let running = Promise.resolve();
  const tellOfReturns = watchSnoozes();
  const sweepKept = sweepKeptNowAndThen(retention, log);
  async function sweep(): Promise<void> {
    try {
      await Promise.all([
        sweepMessages(db),
        sweepSessions(db),
        sweepAttempts(db),
        sweepKeys(db),
        tellOfReturns(db),
        sweepPlaces(db),
        checkPlaces(db, chain),
        followTransactions({ db, chain }),
        sweepUploads(db, uploadPlaces),
        escalateLate(db, staff),
        remindOfRatings(db),
        sweepKept(db),
      ]);
    } catch (error) {
      log.warn({ err: error }, 'Sweeping failed.');
    }
  }
  const timer = setInterval(() => {
    running = running.then(sweep);
  }, interval);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
