import type { Retention } from '@upline/domain';
import type { Logger } from 'pino';
import { cleanUpAttempts } from './accounts/auth/attempts.ts';
import { cleanUpSessions } from './accounts/auth/sessions.ts';
import { cleanUpMessages } from './accounts/auth/signinMessages.ts';
import { checkEnrolments } from './accounts/enrolments/checkEnrolments.ts';
import { deleteExpiredEnrolments } from './accounts/enrolments/deleteExpiredEnrolments.ts';
import type { Staff } from './accounts/staff/roles.ts';
import type { ChainContext } from './ledger/chain/chainContext.ts';
import type { Db } from './platform/db/openDb.ts';
import { tellHead } from './support/audit/tellHead.ts';
import { cleanUpKeptNowAndThen } from './support/dataRequests/keepFor.ts';
import { escalateLate } from './support/desk/escalate.ts';
import { watchSnoozes } from './support/desk/watchSnoozes.ts';
import { cleanUpKeys } from './support/tickets/idempotency.ts';
import { remindOfRatings } from './support/tickets/rating.ts';
import { followTransactions } from './support/tickets/transactions.ts';
import { cleanUpUploads, type UploadPlaces } from './uploads/cleanUpUploads.ts';

const interval = 60_000;

/**
 * Deletes expired records and runs periodic checks once a minute.
 * @returns Stops the cleanup and waits for the current run.
 */
export function startCleanup(
  { db, chain, staff, retention }: { db: Db; chain: ChainContext; staff: Staff; retention: Retention },
  uploadPlaces: UploadPlaces,
  log: Logger,
): () => Promise<void> {
  let running = Promise.resolve();
  const publishReturns = watchSnoozes();
  const cleanUpKept = cleanUpKeptNowAndThen(retention, log);
  async function cleanUp(): Promise<void> {
    try {
      await Promise.all([
        cleanUpMessages(db),
        cleanUpSessions(db),
        cleanUpAttempts(db),
        cleanUpKeys(db),
        publishReturns(db),
        deleteExpiredEnrolments(db),
        checkEnrolments(db, chain),
        followTransactions({ db, chain }),
        cleanUpUploads(db, uploadPlaces),
        escalateLate(db, staff),
        remindOfRatings(db),
        tellHead(db, staff),
        cleanUpKept(db),
      ]);
    } catch (error) {
      log.warn({ err: error }, 'The cleanup failed.');
    }
  }
  const timer = setInterval(() => {
    running = running.then(cleanUp);
  }, interval);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
