import type { Retention } from '@upline/domain';
import type { Logger } from 'pino';
import { sweepAttempts } from './accounts/auth/attempts.ts';
import { sweepSessions } from './accounts/auth/sessions.ts';
import { sweepMessages } from './accounts/auth/signinMessages.ts';
import { checkPlaces } from './accounts/places/checkPlaces.ts';
import { sweepPlaces } from './accounts/places/sweepPlaces.ts';
import type { Staff } from './accounts/staff/roles.ts';
import type { ChainContext } from './ledger/chain/chainContext.ts';
import type { Db } from './platform/db/openDb.ts';
import { sweepKeptNowAndThen } from './support/dataRequests/keepFor.ts';
import { escalateLate } from './support/desk/escalate.ts';
import { watchSnoozes } from './support/desk/watchSnoozes.ts';
import { sweepKeys } from './support/tickets/idempotency.ts';
import { remindOfRatings } from './support/tickets/rating.ts';
import { followTransactions } from './support/tickets/transactions.ts';
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
