import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { type FollowerLock, onlyFollower } from './followerLock.ts';
import { NewerRulesError } from './ledgerErrors.ts';
import type { NodeChoice } from './nodeChoice.ts';
import type { Step } from './step.ts';

interface Dependencies {
  lock: FollowerLock;
  log: Logger;
  choice: Pick<NodeChoice, 'current' | 'isLeft'>;
  /** Takes one step along the chain. Throws what went wrong. */
  step(): Promise<Pick<Step, 'outcome' | 'hasMore'>>;
  /** Looks at what another process reads; throws nothing. */
  standBy(): Promise<void>;
  /** Milliseconds until the next try after an error. */
  waitAfter(error: unknown): number;
  /** Milliseconds between two looks at the chain when there was nothing new. */
  pollInterval: number;
  /** Milliseconds after which a release that does not know the ledger's rules asks for the lock again. */
  patience: number;
}

/** Follows the chain, or stands by while another process does. */
interface Follower {
  start(): void;
  /** Ends between two steps and gives the lock back. */
  stop(): Promise<void>;
}

/** Takes step after step for as long as this process holds the lock. */
export function createFollower({
  lock,
  log,
  choice,
  step,
  standBy,
  waitAfter,
  pollInterval,
  patience,
}: Dependencies): Follower {
  const stopping = new AbortController();
  let running = Promise.resolve();

  /** Milliseconds until the next look at the chain. */
  async function followOnce(): Promise<number> {
    const asked = choice.current();
    try {
      const { outcome, hasMore } = await step();
      return outcome === 'idle' && !hasMore && choice.current() === asked ? pollInterval : 0;
    } catch (error) {
      if (error instanceof NewerRulesError) {
        // A release that knows the rules takes it.
        await lock.release();
        return Math.max(patience, pollInterval);
      }
      const next = choice.current();
      return next !== asked && !choice.isLeft(next) ? 0 : waitAfter(error);
    }
  }

  async function follow(): Promise<void> {
    const { signal } = stopping;
    let isFollowing: boolean | null = null;
    while (!signal.aborted) {
      const isMine = await lock.hold();
      if (isMine !== isFollowing && lock !== onlyFollower) {
        log.info(isMine ? 'This process follows the chain.' : 'Another process follows the chain.');
      }
      isFollowing = isMine;
      if (!isMine) await standBy();
      const wait = isMine ? await followOnce() : pollInterval;
      if (wait > 0) await pause(wait, undefined, { signal }).catch(() => {});
    }
    await lock.release();
  }

  return {
    start() {
      running = follow();
    },
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
