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
  /** Takes one step along the chain. Throws its errors. */
  step(): Promise<Pick<Step, 'outcome' | 'hasMore'>>;
  /** Reads the progress of another process; never throws. */
  standBy(): Promise<void>;
  /** Milliseconds until the next try after an error. */
  waitAfter(error: unknown): number;
  /** Milliseconds between two reads of an unchanged chain. */
  pollInterval: number;
  /** Milliseconds until a release with older rules requests the lock again. */
  patience: number;
}

interface Follower {
  start(): void;
  /** Stops after the current step and releases the lock. */
  stop(): Promise<void>;
}

/** Takes steps while this process has the lock. */
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

  /** Takes a step. @returns Milliseconds until the next. */
  async function followOnce(): Promise<number> {
    const asked = choice.current();
    try {
      const { outcome, hasMore } = await step();
      return outcome === 'idle' && !hasMore && choice.current() === asked ? pollInterval : 0;
    } catch (error) {
      if (error instanceof NewerRulesError) {
        // A newer release can get the lock.
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
