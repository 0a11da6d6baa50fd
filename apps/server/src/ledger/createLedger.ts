import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { BaseError } from 'viem';
import type { Db } from '../db/openDb.ts';
import { advance, leaveForeign, type Parts, rewind, type Step } from './advance.ts';
import type { ChainContext } from './chainContext.ts';
import { createChainReader } from './chainReader.ts';
import { readCheckpoint } from './checkpoint.ts';
import { createFailureLog } from './failureLog.ts';
import { isUnreachable } from './isUnreachable.ts';
import {
  ContinuityError,
  FencedError,
  FinalityError,
  UndatedBlockError,
  WrongChainError,
} from './ledgerErrors.ts';
import type { LedgerHealth, LedgerView } from './ledgerView.ts';

const firstRange = 100n;
const widestRange = 2000n;

/** What the health page, which anybody may read, says of a step that failed: neither statements nor URLs. */
function publicReason(error: unknown): string {
  if (error instanceof FencedError || error instanceof ContinuityError) return error.message;
  if (error instanceof BaseError) return `The node refused a reading: ${error.shortMessage}`;
  const name = error instanceof Error ? error.name : typeof error;
  return `The last step failed (${name}); the log says why.`;
}

/** Whether an error says that going on by itself would be wrong, now and at every later step. */
function isFinal(error: unknown): error is Error {
  return [WrongChainError, FinalityError, UndatedBlockError].some((kind) => error instanceof kind);
}

/** The ledger that follows the chain. */
export interface Ledger extends LedgerView {
  /**
   * Checks the database and, if it answers, the chain, before anything is served. The ledger of pools that
   * were since deployed anew on a local chain is forgotten.
   * @throws WrongChainError when either belongs to another deployment.
   */
  prepare(): Promise<void>;
  /** Takes one step now. Throws what went wrong; `health` has it too. */
  step(): Promise<Step>;
  /** Follows the chain until stopped. */
  start(): void;
  /** Ends between two steps. */
  stop(): Promise<void>;
}

interface Options {
  db: Db;
  chain: ChainContext;
  log: Logger;
  /** Milliseconds between two looks at the chain when there was nothing new. */
  pollInterval: number;
}

/** A ledger over one database and one chain. It reads only blocks that it has not read. */
export function createLedger({ db, chain, log, pollInterval }: Options): Ledger {
  /** The newest block that the chain has shown to the step that runs. */
  let heard: bigint | null = null;
  const reader = createChainReader(chain, (head) => {
    heard = head;
  });
  const failures = createFailureLog(log);
  const parts: Parts = { db, chain, reader, log };
  const stopping = new AbortController();
  let running = Promise.resolve();
  let range = firstRange;
  let reached = 0n;
  let isIdentified = false;
  /** How often in a row the chain did not continue, and where: each time the step back doubles. */
  let broken = { times: 0, at: 0n };
  let health: LedgerHealth = {
    chain: { reachable: false, head: null, message: 'The chain has not been asked yet.' },
    state: 'starting',
    message: 'The ledger is starting.',
    isFailing: false,
  };

  async function identify(): Promise<void> {
    if (isIdentified) return;
    await reader.identify();
    isIdentified = true;
  }

  function noteStep({ outcome, reached: block, head }: Step): void {
    if (!health.chain.reachable && health.state === 'following')
      log.info({ head: `${head}` }, 'The chain answers again.');
    failures.end();
    reached = block;
    if (outcome === 'advanced') range = range * 2n > widestRange ? widestRange : range * 2n;
    if (block > broken.at) broken = { times: 0, at: 0n };
    const lag = head > block ? head - block : 0n;
    health = {
      chain: { reachable: true, head, message: 'The chain answers.' },
      state: 'following',
      message: lag === 0n ? 'The ledger has read the whole chain.' : `The ledger is ${lag} blocks behind.`,
      isFailing: false,
    };
  }

  /** The chain as a step that failed has seen it. */
  function chainSeen(): LedgerHealth['chain'] {
    return heard === null ? health.chain : { reachable: true, head: heard, message: 'The chain answers.' };
  }

  /** Who has read nothing yet has nothing to serve. */
  function stateSoFar(): LedgerHealth['state'] {
    return reached === 0n ? 'starting' : 'following';
  }

  function noteChainDown(error: BaseError): void {
    isIdentified = false;
    const message = `The chain does not answer: ${error.shortMessage}`;
    if (health.chain.message !== message) {
      log.warn({ reason: error.shortMessage }, 'The chain does not answer. Serving what has been read.');
    }
    const waiting = `The ledger stands at block ${reached} and goes on when the chain answers.`;
    const seen = { ...chainSeen(), reachable: false, message };
    health = { chain: seen, state: stateSoFar(), message: waiting, isFailing: true };
  }

  function noteStop(error: Error): void {
    log.fatal({ err: error }, 'The ledger has stopped.');
    const message = `The ledger has stopped: ${error.message}`;
    health = { chain: chainSeen(), state: 'stopped', message, isFailing: true };
    stopping.abort();
  }

  /** Takes down that a step failed. */
  function noteFailure(error: unknown): void {
    if (isFinal(error)) noteStop(error);
    else if (isUnreachable(error)) noteChainDown(error);
    else {
      const isFenced = error instanceof FencedError;
      if (isFenced) log.info(error.message);
      else failures.add(error);
      const isFailing = isFenced ? health.isFailing : true;
      health = { chain: chainSeen(), state: stateSoFar(), message: publicReason(error), isFailing };
    }
  }

  async function handle(error: unknown): Promise<void> {
    range = range > 1n ? range / 2n : 1n;
    noteFailure(error);
    if (!(error instanceof ContinuityError)) return;
    broken = { times: broken.times + 1, at: reached > broken.at ? reached : broken.at };
    // The first time it may have been the moment; then something before it is missing.
    if (broken.times > 1) reached = await rewind(parts, 2n ** BigInt(broken.times - 2));
  }

  async function step(): Promise<Step> {
    heard = null;
    try {
      await identify();
      const step = await advance(parts, range);
      noteStep(step);
      return step;
    } catch (error) {
      await handle(error).catch(noteFailure);
      throw error;
    }
  }

  async function follow(): Promise<void> {
    const { signal } = stopping;
    while (!signal.aborted) {
      const outcome = await step().then(
        (step) => step.outcome,
        () => 'failed',
      );
      if (outcome !== 'idle' && outcome !== 'failed') continue;
      await pause(pollInterval, undefined, { signal }).catch(() => {});
    }
  }

  return {
    reached: () => reached,
    health: () => health,
    step,

    async prepare() {
      const silence = await identify()
        .then(() => leaveForeign(parts))
        .catch((error: unknown) => {
          if (!isUnreachable(error)) throw error;
          return error;
        });
      reached = (await readCheckpoint(db, chain.deployment))?.number ?? 0n;
      if (silence) noteChainDown(silence);
    },

    start() {
      running = follow();
    },

    async stop() {
      stopping.abort();
      await running;
    },
  };
}
