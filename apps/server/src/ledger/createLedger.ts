import { setTimeout as pause } from 'node:timers/promises';
import { abiHash } from '@upline/chain/local';
import type { Logger } from 'pino';
import { BaseError, RpcRequestError } from 'viem';
import type { ChainContext } from '../chain/chainContext.ts';
import { isUnreachable } from '../chain/isUnreachable.ts';
import type { ChainNode } from '../chain/nodes.ts';
import type { Db } from '../db/openDb.ts';
import { advance, leaveForeign, type Parts, rewind, type Step } from './advance.ts';
import { type ChainReader, createChainReader } from './chainReader.ts';
import { type Checkpoint, readCheckpoint } from './checkpoint.ts';
import { createFailureLog } from './failureLog.ts';
import { type FollowerLock, onlyFollower } from './followerLock.ts';
import {
  ContinuityError,
  ContradictionError,
  FencedError,
  FinalityError,
  ForeignLedgerError,
  GarbledError,
  howToRebuild,
  NewerRulesError,
  SecondLookError,
  UndatedBlockError,
  WrongChainError,
} from './ledgerErrors.ts';
import type { LedgerHealth, LedgerView } from './ledgerView.ts';

const firstRange = 100n;
const widestRange = 2000n;

/** How many blocks the node that is asked may be behind another. */
const toleratedLag = 3n;
const lagging = 'It is behind what was seen of the chain.';

/** A step back of 2 to the power of this is longer than any chain. */
const deepestTry = 40;

/** Nothing is known to be missing. */
const whole = { times: 0, at: 0n, isLowest: false };

/** Milliseconds between two looks at what the other nodes know. */
const comparison = 5000;

/** What the health page, which anybody may read, says of a step that failed: neither statements nor URLs. */
function publicReason(error: unknown): string {
  if (error instanceof FencedError || error instanceof ContinuityError || isVerdict(error))
    return error.message;
  if (error instanceof BaseError) return `The node refused a reading: ${error.shortMessage}`;
  const name = error instanceof Error ? error.name : typeof error;
  return `The last step failed (${name}); the log says why.`;
}

/** What one node says for which going on would be wrong; another node may know better. */
const verdicts = [WrongChainError, FinalityError, UndatedBlockError, ContradictionError];

/** Whether an error says that going on by itself would be wrong, now and at every later step. */
function isVerdict(error: unknown): error is Error {
  return verdicts.some((kind) => error instanceof kind);
}

const numberOf = (checkpoint: Checkpoint | null) => checkpoint?.number ?? 0n;

/** Whether a node that was reached would not answer, as many do when they were asked too often. */
function isRefusal(error: unknown): error is BaseError {
  return error instanceof BaseError && error.walk((one) => one instanceof RpcRequestError) !== null;
}

/** The ledger that follows the chain. */
export interface Ledger extends LedgerView {
  /**
   * Checks the database and, if it answers, the chain, before anything is served. The ledger of pools that
   * were since deployed again on a local chain is forgotten.
   * @throws WrongChainError, ContradictionError or ForeignLedgerError when either belongs to another deployment.
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
  /** The most milliseconds between two tries while the chain contradicts itself; a second look comes after the half. */
  patience: number;
  /** Who of several on one database follows; without it this one does. */
  lock?: FollowerLock;
}

/** A ledger over one database and one chain. It reads only blocks that it has not read. */
export function createLedger({
  db,
  chain,
  log,
  pollInterval,
  patience,
  lock = onlyFollower,
}: Options): Ledger {
  const { nodes } = chain;
  /** The newest block that the chain has shown to the step that runs. */
  let heard: bigint | null = null;
  const readers = new Map<ChainNode, ChainReader>();
  const identified = new Set<ChainNode>();
  const judged = new Map<ChainNode, Error>();
  const failures = createFailureLog(log);
  const parts: Parts = {
    db,
    chain,
    log,
    mayWrite: () => lock.isHeld(),
    reader: readerOf(nodes.current()),
    secondLookAfter: patience / 2,
    seen: { ends: [], agreed: null, forgotten: null },
    witness: () => readerOf(otherNode() ?? nodes.current()),
    doubtWitness() {
      const other = otherNode();
      if (other) nodes.leave(other, 'It tells something else than was read.');
    },
    ahead: null,
  };
  const stopping = new AbortController();
  let running = Promise.resolve();
  let comparing = Promise.resolve();
  let comparedAt = performance.now();
  let range = firstRange;
  let reached = 0n;
  let deepestReorg = 0n;
  /** How often in a row the chain did not continue, and where: each time the step back doubles. */
  let broken = whole;
  /** How often in a row a node has answered with what no node can mean. */
  let garbled = 0;
  let state: Omit<LedgerHealth, 'chain'> & { chain: Omit<LedgerHealth['chain'], 'node'> } = {
    chain: { reachable: false, head: null, message: 'The chain has not been asked yet.' },
    state: 'starting',
    message: 'The ledger is starting.',
    isFailing: false,
  };

  function readerOf(node: ChainNode): ChainReader {
    const known = readers.get(node);
    if (known) return known;
    const reader = createChainReader(node, chain, (head) => {
      heard = head;
    });
    readers.set(node, reader);
    return reader;
  }

  /** One that could be asked as well, besides the one that is. */
  function otherNode(): ChainNode | undefined {
    return nodes.all.find((node) => node !== nodes.current() && !nodes.isLeft(node));
  }

  async function identify(node: ChainNode): Promise<void> {
    if (identified.has(node)) return;
    await readerOf(node).identify();
    identified.add(node);
  }

  function noteStep({ outcome, reached: block, head, depth }: Step): void {
    if (!state.chain.reachable && state.state === 'following')
      log.info({ head: `${head}` }, 'The chain answers again.');
    failures.end();
    garbled = 0;
    reached = block;
    if (depth > deepestReorg) deepestReorg = depth;
    if (outcome === 'advanced') range = range * 2n > widestRange ? widestRange : range * 2n;
    if (block > broken.at || outcome === 'idle') broken = whole;
    const lag = head > block ? head - block : 0n;
    state = {
      chain: { reachable: true, head, message: 'The chain answers.' },
      state: 'following',
      message: lag === 0n ? 'The ledger has read the whole chain.' : `The ledger is ${lag} blocks behind.`,
      isFailing: false,
    };
  }

  /** The chain as a step that failed has seen it. */
  function chainSeen() {
    return heard === null ? state.chain : { reachable: true, head: heard, message: 'The chain answers.' };
  }

  /** Who has read nothing yet has nothing to serve. */
  function stateSoFar(): LedgerHealth['state'] {
    return reached === 0n ? 'starting' : 'following';
  }

  function noteChainDown(reason: string): void {
    const message = `The chain does not answer: ${reason}`;
    if (state.chain.message !== message) {
      log.warn({ reason }, 'The chain does not answer. Serving what has been read.');
    }
    const waiting = `The ledger stands at block ${reached} and goes on when the chain answers.`;
    const seen = { ...chainSeen(), reachable: false, message };
    state = { chain: seen, state: stateSoFar(), message: waiting, isFailing: true };
  }

  /** What was read is served; the next try may find the chain in order. */
  function noteContradiction(error: Error): void {
    failures.add(error);
    const message = `The ledger stands at block ${reached} and tries again by itself: ${error.message}`;
    const standing = reached === 0n ? 'starting' : 'contradicted';
    state = { chain: chainSeen(), state: standing, message, isFailing: true };
  }

  /** What a newer release has read is served, and read no further by this one. */
  function noteNewerRules({ message }: NewerRulesError): void {
    if (state.message !== message) log.warn(message);
    state = { chain: chainSeen(), state: stateSoFar(), message, isFailing: false };
  }

  /** Takes down that a step failed. */
  function noteFailure(error: unknown): void {
    if (error instanceof NewerRulesError) noteNewerRules(error);
    else if (error instanceof ForeignLedgerError) noteContradiction(error);
    else if (isVerdict(error) && judged.size === nodes.all.length) noteContradiction(error);
    else if (isUnreachable(error) && nodes.isLeft(nodes.current())) noteChainDown(error.shortMessage);
    else if (isUnreachable(error) && nodes.all.length === 1) noteChainDown(error.shortMessage);
    else {
      const isFenced = error instanceof FencedError;
      if (isFenced) log.info(error.message);
      else failures.add(error);
      const isFailing = isFenced ? state.isFailing : true;
      state = { chain: chainSeen(), state: stateSoFar(), message: publicReason(error), isFailing };
    }
  }

  /** Leaves a node for another, where the fault may be the node's. */
  function judge(node: ChainNode, error: unknown): void {
    if (isVerdict(error)) judged.set(node, error);
    else judged.delete(node);
    const isRefusal = error instanceof BaseError && !isUnreachable(error) && range === 1n;
    if (isUnreachable(error)) identified.delete(node);
    if (isVerdict(error) || error instanceof ContinuityError || isUnreachable(error) || isRefusal) {
      nodes.leave(node, publicReason(error));
    }
  }

  async function handle(node: ChainNode, error: unknown): Promise<void> {
    parts.ahead = null;
    judge(node, error);
    // What was read before is served, also before this process has taken its first step.
    if (reached === 0n) reached = await readCheckpoint(db, chain.deployment).then(numberOf, () => 0n);
    range = range > 1n ? range / 2n : 1n;
    noteFailure(error);
    if (!(error instanceof ContinuityError)) return;
    if (error instanceof GarbledError) {
      garbled += 1;
      return;
    }
    const { times, at, isLowest } = broken;
    broken = { times: times + 1, at: reached > at ? reached : at, isLowest };
    // The first time it may have been the moment, or the node; then something before it is missing.
    const tries = times - nodes.all.length;
    if (tries < 0) return;
    // What is not final yet can be read again, however often.
    if (isLowest && !(error instanceof SecondLookError)) {
      throw new FinalityError(
        `The node contradicts blocks that are final. If every node goes on to: ${howToRebuild}`,
      );
    }
    // What was told otherwise the second time is one of all the blocks that are not final yet.
    const depth = error instanceof SecondLookError ? reached : 2n ** BigInt(Math.min(tries, deepestTry));
    const back = await rewind(parts, depth);
    reached = back.reached;
    broken.isLowest = back.isLowest;
  }

  /** The newest block of another node; null when it cannot be followed. */
  async function headOf(node: ChainNode): Promise<bigint | null> {
    try {
      await identify(node);
      return (await createChainReader(node, chain, () => {}).head()).number;
    } catch (error) {
      judge(node, error);
      return null;
    }
  }

  /** Leaves a node that answers, and answers the same for ever, when another knows newer blocks. */
  async function compareHeads(node: ChainNode, head: bigint): Promise<void> {
    const others = nodes.all.filter((one) => one !== node && !nodes.isLeft(one));
    const heads = await Promise.all(others.map(headOf));
    const newest = heads.reduce<bigint>((most, one) => (one !== null && one > most ? one : most), head);
    if (newest > head + toleratedLag) nodes.leave(node, lagging);
  }

  /** Takes down what the step says of the node that it asked. */
  function noteNode(node: ChainNode, { head, reached: block }: Step): void {
    judged.delete(node);
    if (head < block) nodes.leave(node, lagging);
    else nodes.keep(node);
    if (nodes.all.length === 1 || performance.now() - comparedAt < comparison) return;
    comparedAt = performance.now();
    comparing = compareHeads(node, head);
  }

  async function step(): Promise<Step> {
    heard = null;
    const node = nodes.current();
    parts.reader = readerOf(node);
    try {
      await identify(node);
      const step = await advance(parts, range);
      noteStep(step);
      noteNode(node, step);
      return step;
    } catch (error) {
      await handle(node, error).catch((failure: unknown) => {
        judge(node, failure);
        noteFailure(failure);
      });
      throw error;
    }
  }

  /** Knows what another process reads: the database says how far it is, the chain how far it could be. */
  async function standBy(): Promise<void> {
    reached = numberOf(await readCheckpoint(db, chain.deployment));
    const message = 'Another process follows the chain.';
    const isDue = performance.now() - comparedAt >= comparison || state.chain.head === null;
    if (isDue) {
      comparedAt = performance.now();
      const node = nodes.current();
      heard = await headOf(node);
      if (heard !== null) nodes.keep(node);
    }
    const seen = isDue && heard === null ? { ...state.chain, reachable: false } : chainSeen();
    const head = seen.head !== null && seen.head < reached ? reached : seen.head;
    state = { chain: { ...seen, head }, state: stateSoFar(), message, isFailing: false };
  }

  /** Milliseconds until the next look at the chain. */
  async function followOnce(): Promise<number> {
    const asked = nodes.current();
    try {
      const { outcome, hasMore } = await step();
      return outcome === 'idle' && !hasMore && nodes.current() === asked ? pollInterval : 0;
    } catch (error) {
      if (error instanceof NewerRulesError) {
        // A release that knows the rules takes it.
        await lock.release();
        return Math.max(patience, pollInterval);
      }
      const hasOther = nodes.current() !== asked && !nodes.isLeft(nodes.current());
      return hasOther ? 0 : waitAfter(error);
    }
  }

  /** A chain that contradicts itself is asked less and less often: it needs time, and each step back takes some away. */
  function waitAfter(error: unknown): number {
    if (state.state === 'contradicted') return Math.max(patience, pollInterval);
    if (!(error instanceof ContinuityError)) return pollInterval;
    return Math.max(pollInterval, Math.min(patience, pollInterval * 2 ** (broken.times + garbled)));
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
      const wait = isMine ? await followOnce() : await standBy().then(() => pollInterval, noteStandBy);
      if (wait > 0) await pause(wait, undefined, { signal }).catch(() => {});
    }
    await lock.release();
  }

  function noteStandBy(error: unknown): number {
    noteFailure(error);
    return pollInterval;
  }

  /** Finds a node on the deployment's chain. @returns Why there is none to ask at the moment. */
  async function findNode(): Promise<string | null> {
    let silence: string | null = null;
    let verdict: Error | null = null;
    for (const node of nodes.inOrder()) {
      try {
        await identify(node);
        await leaveForeign({ ...parts, reader: readerOf(node) });
        return null;
      } catch (error) {
        if (isUnreachable(error) || isRefusal(error)) silence = error.shortMessage;
        else if (error instanceof ContinuityError) silence = error.message;
        else if (isVerdict(error)) verdict = error;
        else throw error;
        judge(node, error);
      }
    }
    if (silence === null && verdict !== null) throw verdict;
    return silence;
  }

  return {
    reached: () => reached,
    health: () => ({ ...state, chain: { ...state.chain, node: nodes.current().name } }),
    deepestReorg: () => deepestReorg,
    isFollower: () => lock.isHeld(),
    step,

    lag() {
      const { head } = state.chain;
      if (head === null) return null;
      return head > reached ? head - reached : 0n;
    },

    async prepare() {
      if (chain.deployment.abiHash !== abiHash) {
        throw new ContradictionError(
          'The deployment is of contracts that this server does not know: their ABIs differ from its own.',
        );
      }
      const silence = await findNode();
      reached = numberOf(await readCheckpoint(db, chain.deployment));
      if (silence !== null) noteChainDown(silence);
    },

    start() {
      running = follow();
    },

    async stop() {
      stopping.abort();
      await running;
      await comparing;
    },
  };
}
