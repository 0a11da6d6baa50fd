import type { Logger } from 'pino';
import type { LedgerHealth } from '../../platform/operations/ledgerView.ts';
import { createFailureLog } from './failureLog.ts';
import { FencedError, type NewerRulesError, publicReason } from './ledgerErrors.ts';
import type { Step } from './step.ts';

/** How the ledger is, but for the node that is asked. */
export type Health = Omit<LedgerHealth, 'chain'> & { chain: Omit<LedgerHealth['chain'], 'node'> };

const answers = 'The chain answers.';

/** What a step found, and what the ledger says of itself since. */
export interface HealthRecord {
  health(): Health;
  /** A step begins: what the chain showed before counts no more. */
  begin(): void;
  /** The chain has shown its newest block. */
  see(head: bigint): void;
  followed(step: Pick<Step, 'reached' | 'head'>): void;
  /** The chain could not be reached. @param reason In words that anybody may read. */
  chainDown(reason: string, reached: bigint): void;
  /** Going on would be wrong. What was read is served; the next try may find the chain in order. */
  contradicted(error: Error, reached: bigint): void;
  /** What a newer release has read is served, and read no further by this one. */
  newerRules(error: NewerRulesError, reached: bigint): void;
  /** A step failed for any other reason. */
  failed(error: unknown, reached: bigint): void;
  /** Another process follows. @param isSilent Whether the chain was asked and did not answer. */
  standingBy(reached: bigint, isSilent: boolean): void;
}

/** A ledger that has read nothing yet has nothing to serve. */
const stateAt = (reached: bigint): Health['state'] => (reached === 0n ? 'starting' : 'following');

/** Keeps what the health page says of the ledger, and logs each change of it once. */
export function createHealth(log: Logger): HealthRecord {
  const failures = createFailureLog(log);
  let seen: bigint | null = null;
  let state: Health = {
    chain: { reachable: false, head: null, message: 'The chain has not been asked yet.' },
    state: 'starting',
    message: 'The ledger is starting.',
    isFailing: false,
  };

  /** The chain as a step that failed has seen it. */
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
      const isFenced = error instanceof FencedError;
      if (isFenced) log.info(error.message);
      else failures.add(error);
      state = {
        chain: chainSeen(),
        state: stateAt(reached),
        message: publicReason(error),
        // That another process was faster is no failure.
        isFailing: isFenced ? state.isFailing : true,
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
