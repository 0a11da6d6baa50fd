import type { ClaimEvent } from '@upline/domain';
import type { ClaimAttempt } from '../transaction/attempt.ts';
import { failureOfClaim } from './claimFailure.ts';
import { type FollowingClaim, followClaim } from './followClaim.ts';

/** What an earlier page has left, and who follows it. */
export interface ResumeClaimOptions extends FollowingClaim {
  attempt: ClaimAttempt;
}

/** What a claim has told by the time that something was sent. */
function* begun({ pool, amount, hash }: ClaimAttempt): Generator<ClaimEvent> {
  yield { type: 'found', pools: [{ pool, amount }] };
  yield { type: 'asked', pool };
  if (hash) yield { type: 'sent', pool, transaction: hash };
}

/**
 * Takes up a claim that an earlier page has begun, by what that page took down: it follows what was sent, and
 * needs no wallet. Other pools of the level are left to the next claim.
 * @returns Events. It ends without 'succeeded' or 'failed' when nothing was sent. It throws nothing but what the
 * signal was aborted with.
 */
export async function* resumeClaim(options: ResumeClaimOptions): AsyncGenerator<ClaimEvent, void> {
  const { attempt, signal } = options;
  let isTold = attempt.hash !== null;
  if (isTold) yield* begun(attempt);
  const events = followClaim(options, attempt);
  try {
    for (;;) {
      const { done, value } = await events.next();
      if (done) {
        if (value) yield { type: 'succeeded' };
        return;
      }
      if (!isTold) yield* begun(attempt);
      isTold = true;
      yield value;
    }
  } catch (error) {
    signal?.throwIfAborted();
    yield { type: 'failed', failure: failureOfClaim(error) };
  }
}
