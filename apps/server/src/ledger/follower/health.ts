import type { Logger } from 'pino';
import type { LedgerHealth } from '../../platform/operations/ledgerView.ts';
import { createFailureLog } from './failureLog.ts';
import { type NewerRulesError, publicReason, StaleLockError } from './ledgerErrors.ts';
import type { Step } from './step.ts';

/** The ledger's health without the name of the current node. */
export type Health = Omit<LedgerHealth, 'chain'> & { chain: Omit<LedgerHealth['chain'], 'node'> };

const answers = 'The chain answers.';

/** Records the results of steps and derives the ledger's health from them. */
export interface HealthRecord {
  health(): Health;
  /** Begins a step, which clears the head seen in the step before. */
  begin(): void;
  /** Records the newest block. */
  see(head: bigint): void;
  followed(step: Pick<Step, 'reached' | 'head'>): void;
  /** Records that no node could be reached. @param reason A text for the public. */
  chainDown(reason: string, reached: bigint): void;
  /** Records a contradiction. The stored ledger is served, and the next try may succeed. */
  contradicted(error: Error, reached: bigint): void;
  /**
   * Records that a newer release derived the ledger. The stored ledger is served; this release does
   * not continue it.
   */
  newerRules(error: NewerRulesError, reached: bigint): void;
  /** Records a step that failed for any other reason. */
  failed(error: unknown, reached: bigint): void;
  /** Records that another process follows. @param isSilent True if the chain did not answer. */
  standingBy(reached: bigint, isSilent: boolean): void;
}

/** A ledger without blocks has no data to serve. */
const stateAt = (reached: bigint): Health['state'] => (reached === 0n ? 'starting' : 'following');

/** Derives the ledger's entry of the health page and logs each change once. */
export function createHealth(log: Logger): HealthRecord {
  const failures = createFailureLog(log);
  let seen: bigint | null = null;
  let state: Health = {
    chain: { reachable: false, head: null, message: 'The chain has not been asked yet.' },
    state: 'starting',
    message: 'The ledger is starting.',
    isFailing: false,
  };

  /** The chain as seen by the failed step. */
  const chainSeen = () => (seen === null ? state.chain : { reachable: true, head: seen, message: answers });

  return {
    health: () => state,

    begin() {
      seen = null;
    },

    see(head) {
      seen = head;
    },

    followed({ reached, head }) {
      if (!state.chain.reachable && state.state === 'following') {
        log.info({ head: `${head}` }, 'The chain answers again.');
      }
      failures.end();
      const lag = head > reached ? head - reached : 0n;
      state = {
        chain: { reachable: true, head, message: answers },
        state: 'following',
        message: lag === 0n ? 'The ledger has read the whole chain.' : `The ledger is ${lag} blocks behind.`,
        isFailing: false,
      };
    },

    chainDown(reason, reached) {
      const message = `The chain does not answer: ${reason}`;
      if (state.chain.message !== message) {
        log.warn({ reason }, 'The chain does not answer. Serving what has been read.');
      }
      state = {
        chain: { ...chainSeen(), reachable: false, message },
        state: stateAt(reached),
        message: `The ledger stands at block ${reached} and goes on when the chain answers.`,
        isFailing: true,
      };
    },

    contradicted(error, reached) {
      failures.add(error);
      state = {
        chain: chainSeen(),
        state: reached === 0n ? 'starting' : 'contradicted',
        message: `The ledger stands at block ${reached} and tries again by itself: ${error.message}`,
        isFailing: true,
      };
    },

    newerRules({ message }, reached) {
      if (state.message !== message) log.warn(message);
      state = { chain: chainSeen(), state: stateAt(reached), message, isFailing: false };
    },

    failed(error, reached) {
      const isStaleLock = error instanceof StaleLockError;
      if (isStaleLock) log.info(error.message);
      else failures.add(error);
      state = {
        chain: chainSeen(),
        state: stateAt(reached),
        message: publicReason(error),
        // A conflict with another process is not a failure.
        isFailing: isStaleLock ? state.isFailing : true,
      };
    },

    standingBy(reached, isSilent) {
      const chain = isSilent ? { ...state.chain, reachable: false } : chainSeen();
      const head = chain.head !== null && chain.head < reached ? reached : chain.head;
      state = {
        chain: { ...chain, head },
        state: stateAt(reached),
        message: 'Another process follows the chain.',
        isFailing: false,
      };
    },
  };
}
